export default function ChatPage() {
  return <h1>Neha</h1>;
}
