import { silentLogger, type Logger } from '../base/logger.ts';
import type { OnChange, RowChange, StoreChanges } from '../store/changes.ts';

/** What runs because of the rows of a table, and is made to fit when another process has changed them. */
export interface Follower {
  /** Makes what runs of one row fit it. */
  follow(id: string): void | Promise<void>;
  /** The same of all rows, where it is not known which have changed. */
  followAll(): void | Promise<void>;
}

/**
 * Has what runs here follow what other processes commit to the store. What fails is logged, and tried again with the
 * next change of the row, or when everything is looked at again.
 * @param followers by the names of their tables; those before others in the order in which all are looked at
 * @returns what ends it, and waits for what is under way
 */
export function followChanges(
  changes: StoreChanges,
  followers: Readonly<Record<string, Follower>>,
  logger: Logger = silentLogger,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  const begin = (what: string, work: () => Promise<void>): Promise<void> => {
    const done = work()
      .catch((err: unknown) =>
        logger.warn({ err }, `what runs cannot follow ${what} at the moment`),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  };
  const lookAtAll = () => {
    if (looking !== undefined) {
      lookAgain = true;
      return;
    }
    looking = begin('the store', async () => {
      for (const follower of Object.values(followers)) await follower.followAll();
    }).finally(() => {
      looking = undefined;
      if (!lookAgain) return;
      lookAgain = false;
      lookAtAll();
    });
  };
  const followOne = ({ table, id }: RowChange) => {
    const follower = followers[table];
    if (follower === undefined) return;
    void begin(`${table} ${id}`, async () => follower.follow(id));
  };
  const onChange: OnChange = (change) => {
    if (change === 'anything') lookAtAll();
    else followOne(change);
  };
  const end = changes.listen(onChange);
  return async () => {
    end();
    while (underWay.size > 0) await Promise.all(underWay);
  };
}
