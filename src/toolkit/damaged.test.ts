import { describe, expect, test } from 'vitest';
import { Random } from '../base/random.ts';
import { InputError } from '../base/input-error.ts';
import { verifyRecording } from './recordings/verify-recording.ts';
import { contractOf, entryOf, PETS } from '../../testing/toolkit/toolkit.ts';

/*
 * Damaged or unsuitable files lead to a one-line message that begins with the file's name, or are processed as far as
 * possible; never to anything else.
 */

/** The rounds are pseudo-random with a fixed seed, so each run tests the same ones. */
const ROUNDS = 60;
const OTHERS: readonly unknown[] = [null, true, -1, 1e308, '', 'x', [], {}, [null], { $ref: '#/' }];

/** Every place of a value, with its path. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) yield* placesIn(each, [...path, name]);
}

/** The value with one place replaced; unchanged if the place does not exist. */
function changed(value: unknown, [name = '', ...rest]: readonly string[], other: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length > 0) copy[name] = changed(copy[name], rest, other);
  else if (other === undefined) delete copy[name];
  else copy[name] = other;
  return copy;
}

/** Variants of a value with some places replaced, and their descriptions. */
function* withOthers(value: unknown): Generator<readonly [value: unknown, what: string]> {
  const random = new Random(1);
  const places = [...placesIn(value)];
  for (let round = 0; round < ROUNDS; round++) {
    const path = random.pick(places);
    const other = random.pick([undefined, ...OTHERS]);
    yield [changed(value, path, other), `${path.join('/')} = ${JSON.stringify(other)}`];
  }
}

/** Texts with bytes changed, removed or inserted, or with the end cut off. */
function* damaged(text: string, random: Random): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let round = 0; round < ROUNDS; round++) {
    const at = random.below(bytes.length);
    const to = Math.min(bytes.length, at + 1 + random.below(20));
    const noise = Buffer.from(Array.from({ length: random.below(4) }, () => random.below(256)));
    const [head, middle, tail] = [
      bytes.subarray(0, at),
      bytes.subarray(at, to),
      bytes.subarray(to),
    ];
    yield random.pick([
      () => head,
      () => Buffer.concat([head, noise, tail]),
      () => Buffer.concat([head, noise, middle, tail]),
      () => Buffer.concat([head, middle, middle, tail]),
    ])();
  }
}

/** The outcome: undefined, or the message of an error that says what is wrong. */
async function told(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

function verified(name: string, bytes: Buffer) {
  async function* chunks() {
    yield bytes;
  }
  return verifyRecording({ name, open: chunks }, [pets], []);
}

const pets = contractOf();
const entries = [
  entryOf({ url: 'https://pets.example/v1/pets?limit=5', answer: [{ id: 1, name: 'Ada' }] }),
  entryOf({ url: 'https://pets.example/v1/pets', method: 'POST', body: { name: 'Ada' } }),
];

describe('a contract is read or refused with its name', () => {
  test('with a value of another type in any place', async () => {
    for (const [contract, what] of withOthers(pets.document)) {
      const text = JSON.stringify(contract);
      const message = await told(() => contractOf({ 'c.json': text })).catch((error: unknown) => {
        throw new Error(what, { cause: error });
      });
      expect(message ?? 'c.json', what).toMatch(/^c\.json/);
      expect(message ?? '', what).not.toContain('\n');
    }
  });

  test('with damaged bytes', async () => {
    for (const bytes of damaged(PETS, new Random(1))) {
      const message = await told(() => contractOf({ 'c.yaml': bytes.toString() }));
      expect(message ?? 'c.yaml').toMatch(/^c\.yaml/);
    }
  });
});

describe('a recording is read or refused with its name', () => {
  test('with a value of another type in any place', async () => {
    for (const [har, what] of withOthers({ log: { version: '1.2', entries } })) {
      const text = Buffer.from(JSON.stringify(har));
      const message = await told(() => verified('a.har', text)).catch((error: unknown) => {
        throw new Error(what, { cause: error });
      });
      expect(message ?? 'a.har', what).toMatch(/^a\.har/);
    }
  });

  test.each([
    ['a.har', JSON.stringify({ log: { version: '1.2', entries } }, null, 1)],
    ['a.ndjson', entries.map((entry) => JSON.stringify(entry)).join('\n')],
  ])('with damaged bytes: %s', async (name, text) => {
    for (const bytes of damaged(text, new Random(1))) {
      const message = await told(() => verified(name, bytes));
      expect(message ?? name).toContain(name);
    }
  });
});
