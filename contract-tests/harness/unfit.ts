import { ON_COPIES } from './unfit/copies.ts';
import { ON_CLUSTERS, ON_OLDER, ON_SERVERS } from './unfit/redis.ts';
import type { Unfit } from './unfit/unfit-test.ts';
import { movingWorkflows } from './unfit/workflows.ts';

const GAP = 'on Kafka the end of a transaction takes an offset, so later offsets are one higher';

const NOT_EMPTIED =
  'a store that copies share is not emptied by one of them, and its clock can not be moved';

const CLOCK_OF_SERVER = 'the clock of a store that copies share can not be moved';

const NO_OTHER_CLASSES = 'the Kafka Connect of the tests has no classes but those for files';

/** Contract tests that do not apply to an engine, by its name in `scripts/test/engines/engines.ts`. */
export const UNFIT: Readonly<Record<string, readonly Unfit[]>> = {
  Redis: ON_SERVERS,
  'older Redis': ON_OLDER,
  'Redis Cluster': [...ON_SERVERS, ...ON_CLUSTERS],
  Valkey: ON_SERVERS,
  copies: ON_COPIES,
  Kafka: [
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several for several topics in that of GET /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several for several topics in that of POST /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a topic > is created when it is first produced to, with any valid name',
      reason:
        'topics on Kafka have a prefix, which leaves fewer than 249 characters for their names',
    },
  ],
  'Kafka Connect': [
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'connectors > copy the lines of a file into a topic, and from there into another file',
      reason: 'messages of connectors on a Kafka Connect are not counted as usage of the cluster',
    },
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'the error of a connector > names the property, without secrets: …',
      reason: NO_OTHER_CLASSES,
    },
    {
      file: 'clients/confluent-schema-registry.test.ts',
      test: 'with Avro > a connector reads messages that the client has encoded',
      reason: NO_OTHER_CLASSES,
    },
  ],
  'schema registry': [
    {
      file: 'state/schema-registry/hostile.test.ts',
      test: `the name of a subject > is refused if it is not valid: ${'x'.repeat(513)}`,
      reason:
        'subjects on a registry have a prefix, which leaves fewer than 512 characters for their names',
    },
  ],
  PostgreSQL: [
    { file: 'state/control/state.test.ts', reason: NOT_EMPTIED },
    { file: 'state/control/refused-seeds.test.ts', reason: NOT_EMPTIED },
    { file: 'state/control/clock.test.ts', reason: NOT_EMPTIED },
    ...movingWorkflows(CLOCK_OF_SERVER),
    { file: 'scenarios/queue/recorded-workflows.test.ts', reason: CLOCK_OF_SERVER },
    {
      file: 'hostile/neighbors/account-states.test.ts',
      test: 'is refused by every family at once, keeps what it has, and is let in again when enabled',
      reason: CLOCK_OF_SERVER,
    },
  ],
};

function unfitOn(engines: string): readonly Unfit[] {
  return engines.split(',').flatMap((engine) => UNFIT[engine] ?? []);
}

/** Test files that are not run on the engines. Their paths begin with `contract-tests`. */
export function unfitFiles(engines: string): readonly Unfit[] {
  return unfitOn(engines)
    .filter(({ test }) => test === undefined)
    .map(({ file, reason }) => ({ file: `contract-tests/${file}`, reason }));
}

/**
 * Why a test does not apply to the engines, or undefined if it does.
 * @param engines their names, separated by commas
 * @param file the absolute path
 * @param test the full name
 */
export function unfitReason(engines: string, file: string, test: string): string | undefined {
  return unfitOn(engines).find(
    (one) => file.endsWith(`contract-tests/${one.file}`) && isNamed(one.test, test),
  )?.reason;
}

function isNamed(named: string | undefined, test: string): boolean {
  return named?.endsWith('…') === true ? test.startsWith(named.slice(0, -1)) : named === test;
}
