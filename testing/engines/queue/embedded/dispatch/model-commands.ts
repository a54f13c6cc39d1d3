import * as fc from 'fast-check';

const SECOND = 1000;

/** An event caused by a user, a destination, the clock or a crash. `which` selects one of those that exist. */
export type Command =
  | {
      readonly do: 'publish';
      readonly host: string;
      readonly delay: number;
      readonly queue: string | undefined;
      readonly key: string | undefined;
      readonly parallelism: number | undefined;
      readonly rate: number | undefined;
      readonly period: number;
      readonly retries: number;
      readonly callback: boolean;
    }
  | { readonly do: 'answer'; readonly which: number; readonly status: 200 | 500 | 489 }
  | { readonly do: 'advance'; readonly by: number }
  | { readonly do: 'cancel'; readonly which: number }
  | { readonly do: 'queue'; readonly queue: string; readonly parallelism: number }
  | { readonly do: 'pauseQueue' | 'resumeQueue'; readonly queue: string }
  | { readonly do: 'pauseKey' | 'resumeKey' | 'reset' | 'unpin'; readonly key: string }
  | {
      readonly do: 'pin';
      readonly key: string;
      readonly parallelism: number;
      readonly rate: number;
    }
  | { readonly do: 'crash' };

const queue = fc.constantFrom('q1', 'q2');
const key = fc.constantFrom('k1', 'k2');
const host = fc.constantFrom('a.example.com', 'b.example.com', 'c.example.com');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const which = fc.nat({ max: 1000 });

export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      host,
      delay: fc.constantFrom(0, 0, 0, 1, SECOND, 7 * SECOND),
      queue: maybe(queue),
      key: maybe(key),
      parallelism: maybe(fc.integer({ min: 1, max: 3 })),
      rate: maybe(fc.integer({ min: 1, max: 3 })),
      period: fc.constantFrom(1, 5),
      retries: fc.integer({ min: 0, max: 2 }),
      callback: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which,
      status: fc.constantFrom<200 | 500 | 489>(200, 200, 500, 489),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      by: fc.constantFrom(1, 500, SECOND, 3 * SECOND, 10 * SECOND),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('queue' as const),
      queue,
      parallelism: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('pauseQueue', 'resumeQueue'), queue }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('pauseKey', 'resumeKey', 'reset', 'unpin'),
      key,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pin' as const),
      key,
      parallelism: fc.integer({ min: 1, max: 3 }),
      rate: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
);
