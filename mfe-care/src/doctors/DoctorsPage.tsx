export default function DoctorsPage() {
  return <h1>Doctors</h1>;
}
