import type { LiveRequests } from '../../api/live-requests.ts';
import type { Session } from '../../api/session.ts';
import type { Redis } from '../../api/redis.ts';
import { OnCopies } from '../../parts/on-copies.tsx';
import { Empty } from '../../parts/states.tsx';
import { useLive } from '../../parts/use-live.ts';
import { RequestTable } from '../request-table.tsx';
import { SlowCommands } from './slow-commands.tsx';

/** How many are shown. */
const MOST = 50;

/** The slow commands of a database, and the slowest Redis requests in the live log. */
export function Slow(props: {
  readonly session: Session;
  readonly redis: Redis;
  readonly live: LiveRequests;
}) {
  const { session, redis, live } = props;
  const { requests } = useLive(live);
  const slowest = requests
    .filter(({ family, origin }) => family === 'redis' && origin !== location.origin)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, MOST);
  return (
    <>
      <SlowCommands redis={redis} />
      <h2>Slow requests</h2>
      <p class="muted">
        The slowest requests to all databases in the live log, without this console's own and
        without commands at the ports of databases.
      </p>
      <OnCopies session={session}>{(copy) => `Those that ${copy}, has answered.`}</OnCopies>
      {slowest.length === 0 ? (
        <Empty>No Redis requests yet.</Empty>
      ) : (
        <RequestTable requests={slowest} />
      )}
    </>
  );
}
