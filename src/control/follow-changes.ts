import { silentLogger, type Logger } from '../base/logger.ts';
import type { OnChange, RowChange, StoreChanges } from '../store/changes.ts';

/** Reconciles what runs with the rows of a table when another process has changed them. */
export interface Follower {
  /** Reconciles what runs for one row. */
  follow(id: string): void | Promise<void>;
  /** The same for all rows, if it is unknown which have changed. */
  followAll(): void | Promise<void>;
}

const MAY_BE_OUTDATED = 'what others have changed may not be known yet';

/** A running subscription to the changes of a store. */
export interface ChangeSubscription {
  /** Resolves when earlier commits have taken effect, as far as possible now. Never rejects. */
  readonly caughtUp: () => Promise<void>;
  /** Stops, and waits for reconciliation in progress. */
  close(): Promise<void>;
}

/**
 * Reconciles what runs here with the rows that other processes commit to the store. A failure is logged, and retried
 * with the next change of the row or the next full reconciliation.
 * @param followers by table name, in the order in which all rows are reconciled; none for tables of services that do
 *   not run
 */
export function followChanges(
  changes: StoreChanges,
  followers: Readonly<Record<string, Follower | undefined>>,
  logger: Logger = silentLogger,
): ChangeSubscription {
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
  const reconcileAll = () => {
    if (looking !== undefined) {
      lookAgain = true;
      return;
    }
    looking = begin('the store', async () => {
      for (const follower of Object.values(followers)) await follower?.followAll();
    }).finally(() => {
      looking = undefined;
      if (!lookAgain) return;
      lookAgain = false;
      reconcileAll();
    });
  };
  const followOne = ({ table, id }: RowChange) => {
    const follower = followers[table];
    if (follower === undefined) return;
    void begin(`${table} ${id}`, async () => follower.follow(id));
  };
  const onChange: OnChange = (change) => {
    if (change === 'anything') reconcileAll();
    else followOne(change);
  };
  const end = changes.listen(onChange);
  const catchUp = async () => {
    await changes.heard();
    await Promise.all(underWay);
  };
  // A call during another one gets the result of the next: its change may have been committed since.
  const asked = inTurns(() =>
    catchUp().catch((err: unknown) => logger.debug({ err }, MAY_BE_OUTDATED)),
  );
  return {
    caughtUp: asked,
    async close() {
      end();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** Coalesces calls: while one runs, all further calls share the next run. */
function inTurns(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    const done = act().finally(() => {
      if (running === done) running = undefined;
    });
    running = done;
    return done;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
