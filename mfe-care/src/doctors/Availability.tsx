import { Badge } from '@serein/ui';

/** Whether a doctor takes bookings now. */
export function Availability({ available }: { available: boolean }) {
  return available ? <Badge tone="accent">Available</Badge> : <Badge>Not Available</Badge>;
}
