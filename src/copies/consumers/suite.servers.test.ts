import { describe, onTestFinished } from 'vitest';
import { sharedKafka } from '../../../scripts/servers/shared.ts';
import { skipReason } from '../../../scripts/servers/skip-reason.ts';
import { NO_LIMITS, type OpenLog } from '../../../testing/engines/log/log.ts';
import type { LogCluster, LogEngine } from '../../engines/log/engine.ts';
import type { KafkaServers } from '../../engines/log/kafka/client/client.ts';
import type { KafkaLog } from '../../engines/log/kafka/engine.ts';
import { KafkaBench, serversAt } from '../../../testing/engines/log/kafka/kafka.ts';
import { committing } from '../../engines/log/suite/commit-suite.ts';
import { consuming } from '../../engines/log/suite/consume-suite.ts';
import { positions } from '../../engines/log/suite/positions-suite.ts';
import { rebalancing } from '../../engines/log/suite/rebalance-suite.ts';
import { nodeSqliteDialect } from '../../store/rows/node-sqlite.ts';
import { openStore } from '../../store/store.ts';
import { openTestCopy, type TestCopy } from '../../../testing/copies/consumers/copy.ts';

/**
 * Two copies on a Kafka. All instances are created through one of them, and all other calls for them go through the
 * other. (With instances in both, members in different processes would learn of a rebalance only at their next
 * heartbeat.)
 */
class CopiesBench extends KafkaBench {
  #copies: readonly TestCopy[] = [];
  #log: LogEngine | undefined;

  static override async open(servers: KafkaServers): Promise<CopiesBench> {
    const bench = new CopiesBench(servers);
    onTestFinished(() => bench.close());
    await bench.begin();
    return bench;
  }

  override get engine(): LogEngine {
    return this.#log!;
  }

  protected override async opened(kafka: KafkaLog): Promise<void> {
    const store = await openStore(nodeSqliteDialect(':memory:'));
    const { clock } = this;
    const other = await this.openLog();
    await other.createCluster('main', NO_LIMITS);
    const engines = [kafka, other];
    this.#copies = await Promise.all(
      engines.map((engine) => openTestCopy({ engine, store, clock })),
    );
    const [first, second] = this.#copies.map(({ log }) => log);
    let calls = 0;
    const cluster = new Proxy({} as LogCluster, {
      get(_, method: keyof LogCluster) {
        return (...args: never[]) => {
          const [group, instance] = args as unknown[];
          const isThere =
            typeof instance === 'string' &&
            kafka.cluster('main').instances.has(String(group), instance);
          const log = isThere && calls++ % 2 === 0 ? second! : first!;
          const asked = log.cluster('main') as unknown as Record<
            string,
            (...a: never[]) => unknown
          >;
          return asked[method]!(...args);
        };
      },
    });
    this.#log = new Proxy(first!, {
      get(log, member: keyof LogEngine) {
        if (member === 'cluster') {
          return (id: string) => (id === 'main' ? cluster : log.cluster(id));
        }
        const value = log[member];
        return typeof value === 'function' ? value.bind(log) : value;
      },
    });
  }

  protected override async ended(): Promise<void> {
    for (const copy of this.#copies) await copy.close();
    await super.ended();
  }
}

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(`through copies${why === undefined ? '' : `: ${why}`}`, () => {
  const open: OpenLog = async () => {
    const { brokers } = await sharedKafka();
    return CopiesBench.open({ brokers: serversAt(brokers) });
  };
  // The part of the engine's suite that concerns instances.
  consuming(open);
  positions(open);
  committing(open);
  rebalancing(open);
});
