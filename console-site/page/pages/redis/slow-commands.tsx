import type { Redis } from '../../api/redis.ts';
import { durationText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { useLoad } from '../../parts/use-load.ts';

/** How many are shown. */
const MOST = 50;

/** As SLOWLOG GET has it: Unix seconds, microseconds. */
type Entry = readonly [
  id: number,
  seconds: number,
  microseconds: number,
  words: readonly string[],
  address: string,
  name: string,
];

/** The entries, the latest first, and the threshold in microseconds. */
interface SlowLog {
  readonly entries: readonly Entry[];
  readonly limit: number;
}

/** The latest slow commands of a database, including those at its port, and the threshold. */
export function SlowCommands({ redis }: { readonly redis: Redis }) {
  const loaded = useLoad(() => read(redis), [redis], 5_000);
  return (
    <section>
      <h2>Slow commands</h2>
      <WhenLoaded loaded={loaded} what="the slow commands">
        {(log) =>
          log === 'none' ? (
            <p class="muted">
              This database is on a server of its own, whose slow log is not served here: ask it
              with SLOWLOG GET.
            </p>
          ) : (
            <>
              <p class="muted">
                {log.limit < 0
                  ? 'The slow log of this database is off: slowlog-log-slower-than is -1.'
                  : `Commands of this database that took ${durationText(log.limit / 1000)} or more, also at its port.`}
              </p>
              {log.entries.length === 0 ? (
                <Empty>No slow commands.</Empty>
              ) : (
                <Table
                  label="Slow commands"
                  columns={['Time', 'Took', 'Command', 'Client']}
                  rows={log.entries.map(([id, seconds, microseconds, words, address, name]) => ({
                    id: String(id),
                    cells: [
                      <Time at={seconds * 1000} />,
                      <span class="whole">{durationText(microseconds / 1000)}</span>,
                      <code class="value">{words.join(' ')}</code>,
                      address === '' ? 'script' : `${name} ${address}`.trim(),
                    ],
                  }))}
                />
              )}
            </>
          )
        }
      </WhenLoaded>
    </section>
  );
}

/** @returns whether there is one, and what is in it */
async function read(redis: Redis): Promise<SlowLog | 'none'> {
  const [entries, setting] = await redis
    .runAll([
      ['SLOWLOG', 'GET', MOST],
      ['CONFIG', 'GET', 'slowlog-log-slower-than'],
    ])
    .catch((error: unknown) => {
      // A server of the operator has one slow log for all of its databases, which is shown to nobody.
      if (error instanceof Error && error.message.includes('SLOWLOG')) return [];
      throw error;
    });
  if (entries === undefined) return 'none';
  return { entries: entries as readonly Entry[], limit: Number((setting as string[])[1]) };
}
