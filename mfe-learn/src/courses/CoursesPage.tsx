export default function CoursesPage() {
  return <h1>Courses</h1>;
}
