import { describe } from 'vitest';
import { sharedKafka } from '../../../../scripts/servers/shared.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import { logEngineSuite } from '../engine-suite.ts';
import { KafkaBench, serversAt } from '../../../../testing/engines/log/kafka/kafka.ts';

const why = skipReason('kafka');

describe.skipIf(why !== undefined)(`on real brokers${why === undefined ? '' : `: ${why}`}`, () => {
  logEngineSuite('Apache Kafka', async () => {
    const { brokers } = await sharedKafka();
    return KafkaBench.open({ brokers: serversAt(brokers) });
  });
});
