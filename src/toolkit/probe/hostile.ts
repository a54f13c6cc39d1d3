import type { Draft } from './draft.ts';
import type { Random } from '../../base/random.ts';

/** Strings that often break programs, percent-encoded. */
const TEXTS = [
  '%00',
  '%FF%FE',
  '%ED%A0%80',
  '..%2F..%2Fetc%2Fpasswd',
  '%0D%0AX-Injected%3A%201',
  "'%20OR%20'1'%3D'1",
  '__proto__',
  'constructor',
  '%E2%80%AE%F0%9F%92%A9',
  'x'.repeat(4000),
  '-9223372036854775809',
  'NaN',
  '%7B%7D',
];

const BODIES = [
  Buffer.from(''),
  Buffer.from('{'),
  Buffer.from('null'),
  Buffer.from('"text"'),
  Buffer.from('[[[[[[[[[['),
  Buffer.from('['.repeat(2000) + ']'.repeat(2000)),
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  Buffer.from('{"__proto__":{"a":1},"constructor":{}}'),
  Buffer.from('1e400'),
  Buffer.from('{"a":1,"a":2}'),
];

/** Copies of a request with a hostile string in each of its parameters. */
export function* hostileDrafts(draft: Draft, random: Random): Generator<Draft> {
  const names = Object.keys(draft.path);
  if (names.length > 0) {
    yield { ...draft, path: { ...draft.path, [random.pick(names)]: random.pick(TEXTS) } };
  }
  const inQuery = draft.operation.parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.length > 0) {
    const { name } = random.pick(inQuery);
    yield { ...draft, query: [...draft.query, [name, random.pick(TEXTS)]] };
  }
  if (draft.operation.requestBody !== undefined) {
    yield { ...draft, body: { bytes: random.pick(BODIES) } };
  }
}
