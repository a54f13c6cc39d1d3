interface Unfit {
  /** From `contract-tests` on. */
  readonly file: string;
  /**
   * With the names of what it stands in, as reports have it, or with `…` at the end, how those begin; all of the file where left out.
   */
  readonly test?: string;
  /** What the engine does instead, and that it is meant to. */
  readonly reason: string;
}

const GAP = 'a transaction takes an offset of its own in Kafka, so what follows is one further on';

const OTHER_SETTINGS =
  'it starts a platform with other settings, and the copies on one store have to agree on them';
const NOT_EMPTIED =
  'a store that copies share is not emptied by one of them, and its clock is not moved';

/** What tests of the contract do not hold on an engine, by its name in `scripts/test/engines/engines.ts`. */
export const UNFIT: Readonly<Record<string, readonly Unfit[]>> = {
  Kafka: [
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several of many topics in that of GET /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several of many topics in that of POST /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a topic > is made when it is first produced to, under any name that it can have',
      reason:
        'names of topics on Kafka begin with a prefix, which leaves fewer than 249 characters',
    },
  ],
  'Kafka Connect': [
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'connectors > carry lines of a file into a topic, and out of it into another',
      reason: 'what connectors carry on a Kafka Connect is not counted as usage of the cluster',
    },
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'what a connector failed with > names the property and tells no secret: …',
      reason: 'the Kafka Connect of the tests has no classes but those for files',
    },
  ],
  'schema registry': [
    {
      file: 'state/schema-registry/hostile.test.ts',
      test: `subjects may be called almost anything > but not what no name can be: ${'x'.repeat(513)}`,
      reason:
        'names of subjects on a registry begin with a prefix, which leaves fewer than 512 characters',
    },
  ],
  PostgreSQL: [
    { file: 'state/control/state.test.ts', reason: NOT_EMPTIED },
    { file: 'state/control/clock.test.ts', reason: NOT_EMPTIED },
    { file: 'state/redis/resp-hostile.test.ts', reason: OTHER_SETTINGS },
    { file: 'state/queue/limits.test.ts', reason: OTHER_SETTINGS },
    { file: 'state/queue/slow-destination.test.ts', reason: OTHER_SETTINGS },
    { file: 'state/kafka/no-auto-creation.test.ts', reason: OTHER_SETTINGS },
    {
      file: 'state/redis/live-messages.test.ts',
      test: 'SIGTERM ends streams at once',
      reason: OTHER_SETTINGS,
    },
  ],
};

function unfitOn(engines: string): readonly Unfit[] {
  return engines.split(',').flatMap((engine) => UNFIT[engine] ?? []);
}

/** Files that are none for what keeps the data: they are not run. Their paths begin at `contract-tests`. */
export function unfitFiles(engines: string): readonly Unfit[] {
  return unfitOn(engines)
    .filter(({ test }) => test === undefined)
    .map(({ file, reason }) => ({ file: `contract-tests/${file}`, reason }));
}

/**
 * Why a test is none for what keeps the data, or undefined where it is one.
 * @param engines their names, with commas between
 * @param file ends with the path that the table has
 */
export function unfitReason(engines: string, file: string, test: string): string | undefined {
  return unfitOn(engines).find(
    (one) => file.endsWith(`contract-tests/${one.file}`) && isNamed(one.test, test),
  )?.reason;
}

function isNamed(named: string | undefined, test: string): boolean {
  return named?.endsWith('…') === true ? test.startsWith(named.slice(0, -1)) : named === test;
}
