import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { tries } from '../../../../testing/base/tries.ts';
import {
  STORAGES,
  TestLog,
  type OpenStorage,
} from '../../../../testing/engines/log/embedded/embedded.ts';
import {
  GROUPS,
  Model,
  RETENTION,
  type Step,
  TOPICS,
} from '../../../../testing/engines/log/embedded/model.ts';

const topic = fc.constantFrom(...TOPICS);
const group = fc.constantFrom(...Object.keys(GROUPS));
const instance = fc.constantFrom('a', 'b', 'c');

const consume = fc.record({
  do: fc.constant('consume' as const),
  group,
  instance,
  topics: fc.constantFrom(TOPICS, ['t'], ['u']),
  maxBytes: fc.constantFrom(1, 100, 100_000),
  inBackground: fc.boolean(),
  isBroken: fc.boolean(),
});
const commit = fc.record({
  do: fc.constant('commit' as const),
  group,
  instance,
  part: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('produce' as const),
      topic,
      count: fc.integer({ min: 1, max: 5 }),
      key: fc.constantFrom('', 'k', 'l'),
    }),
  },
  { weight: 12, arbitrary: consume },
  { weight: 4, arbitrary: commit },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), group, instance }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fetch' as const),
      topic,
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grow' as const), topic }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.constantFrom(1, 3000, 6000, 31_000, RETENTION + 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'kill' as const }) },
);

async function play(storage: OpenStorage, steps: readonly Step[]): Promise<void> {
  let draws = 0;
  const log = await TestLog.open(storage, () => (draws++ % 7) / 7);
  try {
    for (const topic of TOPICS) {
      await log.cluster.createTopic(topic, 2, { retentionTime: RETENTION });
    }
    const model = new Model(log);
    for (const step of steps) await model.run(step);
    await model.drain();
  } finally {
    await log.close();
  }
}

describe.each(STORAGES)('the log beside a model, over $name', ({ storage }) => {
  test('gives each group every record at least once, in order, whatever happens', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, (steps) => play(storage, steps)),
      { numRuns: tries(40, 8) },
    );
  });
});
