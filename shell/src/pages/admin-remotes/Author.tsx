import { useSession } from '@serein/mfe-kit';

/** Who made a change or a version. The record names admins by their id; the reader is told which of it was his own doing. */
export function Author({ by }: { by: string }) {
  const { user } = useSession();
  return <>{user && by === `admin ${user._id}` ? 'you' : by}</>;
}
