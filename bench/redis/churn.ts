import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mb, report } from '../figures.ts';
import { residentBytes } from '../processes.ts';
import { record } from '../table.ts';
import { client, type Measured } from './holding.ts';
import { pipelined } from './real-server.ts';

const OPERATIONS = Number(process.env['BENCH_OPERATIONS'] ?? 10_000_000);
const CONNECTIONS = 8;
const IN_A_PIPELINE = 100;
/** How often memory and delays are measured; the first time after all keys exist. */
const LOOKS = 20;
const KEYS_OF_A_TYPE = 10_000;
const ELEMENTS = 100;
/** Milliseconds. */
const AIM_OF_DELAY = 20;
/** The allowed growth of memory from the first measurement to the last, as a ratio. */
const AIM_OF_GROWTH = 1.15;

/** Pseudo-random numbers, the same in each run. */
function numbers(): (below: number) => number {
  let state = 42;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Commands of all types, which remove about as much as they add. */
function* commands(any: (below: number) => number): Generator<readonly string[], never> {
  const TYPES: readonly ((key: string, element: string) => readonly string[][])[] = [
    (key, value) => [
      ['SET', key, value],
      ['GET', key],
      ['SET', key, value, 'PX', String(100 + any(2000))],
      ['APPEND', key, value],
    ],
    (key, value) => [
      ['RPUSH', key, value, value],
      ['LPOP', key, '3'],
      ['LTRIM', key, '0', String(ELEMENTS)],
      ['LRANGE', key, '0', '9'],
    ],
    (key, value) => [
      ['SADD', key, value],
      ['SREM', key, value],
      ['SISMEMBER', key, value],
      ['SPOP', key],
    ],
    (key, value) => [
      ['HSET', key, value, value],
      ['HDEL', key, value],
      ['HGET', key, value],
      ['HPEXPIRE', key, '1000', 'FIELDS', '1', value],
    ],
    (key, value) => [
      ['ZADD', key, String(any(1_000_000)), value],
      ['ZREM', key, value],
      ['ZPOPMIN', key],
      ['ZRANGE', key, '0', '9', 'WITHSCORES'],
    ],
    (key, value) => [
      ['XADD', key, 'MAXLEN', '~', String(ELEMENTS), '*', 'field', value],
      ['XRANGE', key, '-', '+', 'COUNT', '10'],
      ['XTRIM', key, 'MAXLEN', '10'],
    ],
    (key, value) => [
      ['JSON.SET', key, '$', `{"a":[1,2,{"b":"${value}"}]}`],
      ['JSON.NUMINCRBY', key, '$.a[0]', '1'],
      ['JSON.GET', key, '$..b'],
    ],
  ];
  for (;;) {
    const type = any(TYPES.length);
    const key = `${type}:${any(KEYS_OF_A_TYPE)}`;
    const chance = any(20);
    if (chance === 0) yield ['DEL', key];
    else if (chance === 1) yield ['PEXPIRE', key, String(500 + any(5000))];
    else {
      const choices = TYPES[type]!(key, `element:${any(ELEMENTS)}`);
      yield choices[any(choices.length)]!;
    }
  }
}

/**
 * Runs millions of commands; memory must stay constant, and nothing may block the event loop for long.
 * @param turnsFrom where the server reports the durations of its event loop turns; it is stopped for that
 */
export async function churn(
  server: Measured & { readonly console: string },
  turnsFrom: string,
): Promise<void> {
  const source = commands(numbers());
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => client(server)));
  const share = OPERATIONS / LOOKS / CONNECTIONS / IN_A_PIPELINE;
  const sizes: number[] = [];
  const delays: Delays[] = [];
  await delaysOf(server.console);
  const begun = performance.now();
  for (let look = 0; look < LOOKS; look++) {
    await Promise.all(
      sockets.map(async (socket) => {
        for (let i = 0; i < share; i++) {
          const rows = Array.from({ length: IN_A_PIPELINE }, () => source.next().value);
          await pipelined(socket, rows);
        }
      }),
    );
    sizes.push(residentBytes(server.child));
    delays.push(await delaysOf(server.console));
  }
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  const worst = (quantile: keyof Delays) => Math.max(...delays.map((each) => each[quantile]));
  const [settled, last] = [Math.max(...sizes.slice(2, 6)), Math.max(...sizes.slice(-4))];
  const what = `${OPERATIONS / 1e6} million operations`;
  report(`${what} of all types`, `${(OPERATIONS / seconds / 1000).toFixed(0)} k/s`);
  // Part of the memory is garbage that is collected at some time, so the minimum shows whether it grows.
  const least = [sizes.slice(2, 8), sizes.slice(-6)].map((each) => mb(Math.min(...each)));
  report('least resident memory, early and late', least.join(', '));
  record({
    what: `resident memory through ${what}`,
    reached: mb(last),
    beside: `${mb(settled)} after the first third`,
    ratio: last / settled,
    aim: { atMost: AIM_OF_GROWTH },
  });
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  const [p50, p99, longest] = JSON.parse(readFileSync(turnsFrom, 'utf8')) as number[];
  record({
    what: 'a turn of the event loop meanwhile, processor time, p99',
    reached: `${p99!.toFixed(1)} ms (p50 ${p50!.toFixed(1)}, most ${longest!.toFixed(1)})`,
    beside: `${AIM_OF_DELAY} ms`,
    ratio: p99! / AIM_OF_DELAY,
    aim: { atMost: 1 },
  });
  const ms = (quantile: keyof Delays) => `${worst(quantile).toFixed(1)} ms`;
  record({
    what: `event-loop delay meanwhile, p99`,
    reached: `${ms('0.99')} (p50 ${ms('0.5')}, most ${ms('1')})`,
    beside: `${AIM_OF_DELAY} ms`,
    ratio: worst('0.99') / AIM_OF_DELAY,
    aim: { atMost: 1 },
  });
}

/** Milliseconds, by quantile. */
type Delays = Readonly<Record<'0.5' | '0.99' | '1', number>>;

/** The lateness of the platform's timers since the last call. */
async function delaysOf(url: string): Promise<Delays> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (quantile: string) => {
    const found = new RegExp(
      `^plinth_event_loop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)$`,
      'm',
    );
    return Number(found.exec(text)?.[1] ?? 0) * 1000;
  };
  return { '0.5': of('0.5'), '0.99': of('0.99'), '1': of('1') };
}
