import type { ConnectorWorker, WorkerCalls } from '../control/kafka/connectors/connector-worker.ts';
import { WorkerUnreachable } from '../control/kafka/connectors/connector-worker.ts';
import { CopyUnreachable, NotServed } from '../copies/call-outcome.ts';
import { parseAddress } from '../copies/copy-address.ts';
import type { ConnectorStatus } from '../engines/connect/engine.ts';
import type { CopyCalling } from './copy-calling.ts';

/** The name of the service between copies. */
const CONNECTORS = 'connectors';
/** Timeout in milliseconds for starting or ending a connector. */
const PATIENCE = 20_000;

/** Lets copies call the one that runs the connectors. */
export function connectorCalls({
  port,
  calls,
  address,
}: Omit<CopyCalling, 'news' | 'keeper'>): WorkerCalls {
  return {
    address,
    serve: (worker) =>
      port.serve(CONNECTORS, ([method, given]) => {
        const own = worker();
        if (own === undefined || !isMethod(method)) throw new NotServed();
        return own[method](given as string & readonly string[]);
      }),
    at: ({ owner, details }) => {
      if (details === '') throw new WorkerUnreachable();
      const copy = { name: owner, ...parseAddress(details) };
      const ask = async (method: keyof ConnectorWorker, given: unknown): Promise<unknown> => {
        try {
          const waits = method === 'statuses' ? 0 : PATIENCE;
          return await calls.call(copy, CONNECTORS, [method, given], waits);
        } catch (cause) {
          if (!(cause instanceof CopyUnreachable) && !(cause instanceof NotServed)) throw cause;
          throw new WorkerUnreachable(cause.message, { cause });
        }
      };
      return {
        fit: async (id) => void (await ask('fit', id)),
        restart: async (id) => void (await ask('restart', id)),
        statuses: async (ids) => (await ask('statuses', ids)) as readonly ConnectorStatus[],
      };
    },
  };
}

const METHODS: readonly unknown[] = [
  'fit',
  'restart',
  'statuses',
] satisfies (keyof ConnectorWorker)[];

function isMethod(method: unknown): method is keyof ConnectorWorker {
  return METHODS.includes(method);
}
