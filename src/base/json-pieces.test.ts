import { expect, test } from 'vitest';
import { jsonPieces, JsonList, JsonObject, listOf, unlessEmpty } from './json-pieces.ts';

async function* portions<Item>(
  ...all: readonly (readonly Item[])[]
): AsyncGenerator<readonly Item[]> {
  yield* all;
}

async function textOf(value: unknown): Promise<string> {
  let text = '';
  for await (const piece of jsonPieces(value)) text += piece;
  return text;
}

test('lists that are made while they are written give the JSON of whole ones', async () => {
  const topic = (...records: readonly (readonly number[])[]) =>
    new JsonObject({ name: 'a', skipped: undefined, records: new JsonList(portions(...records)) });
  const value = new JsonObject({
    plain: { deep: [1, undefined] },
    none: new JsonList(portions()),
    topics: new JsonList(portions<unknown>([{ name: 'b' }, topic([1, 2], [], [3]), 5], [topic()])),
    empty: new JsonObject({}),
  });
  expect(await textOf(value)).toBe(
    JSON.stringify({
      plain: { deep: [1, undefined] },
      none: [],
      topics: [{ name: 'b' }, { name: 'a', records: [1, 2, 3] }, 5, { name: 'a', records: [] }],
      empty: {},
    }),
  );
});

test('no more of a list is made than has been taken', async () => {
  let made = 0;
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield [(made += 1)];
    } finally {
      hasEnded = true;
    }
  }
  const list = await unlessEmpty(endless());
  for await (const piece of jsonPieces(new JsonObject({ list }))) if (piece.includes('3')) break;
  expect({ made, hasEnded }).toEqual({ made: 3, hasEnded: true });
});

test('a list without items may be left out', async () => {
  expect(await unlessEmpty(portions())).toBeUndefined();
  expect(await unlessEmpty(portions([], []))).toBeUndefined();
  expect(await textOf(await unlessEmpty(portions([], [1], [2])))).toBe('[1,2]');
});

test('a long list is made while it is written, a short one as a whole', async () => {
  const known = Array.from({ length: 201 }, (_, i) => i);
  let made = 0;
  const double = (item: number) => {
    made += 1;
    return 2 * item;
  };
  expect(listOf(known.slice(1), double)).toEqual(known.slice(1).map((item) => 2 * item));
  made = 0;
  const list = listOf(known, double) as JsonList<number>;
  expect(made).toBe(0);
  const halved = list.map((item) => item / 2);
  expect(await textOf(halved)).toBe(JSON.stringify(known));
});
