export default function ForumPage() {
  return <h1>Forum</h1>;
}
