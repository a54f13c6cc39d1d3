/** A list of JSON whose items are made while it is written, a portion at a time: it may be longer than memory is large. */
export class JsonList<Item> {
  readonly portions: AsyncIterable<readonly Item[]>;

  constructor(portions: AsyncIterable<readonly Item[]>) {
    this.portions = portions;
  }

  /** The same list with changed items. */
  map<Other>(change: (item: Item) => Other): JsonList<Other> {
    const { portions } = this;
    async function* changed(): AsyncGenerator<readonly Other[]> {
      for await (const portion of portions) yield portion.map(change);
    }
    return new JsonList(changed());
  }
}

/** Items of a list that are made in one step. A list that is not longer is made as a whole. */
const PORTION = 200;

/** A list of JSON of items that are there, each of which is made of one: a long one while it is written. */
export function listOf<Known, Item>(
  known: readonly Known[],
  make: (known: Known) => Item,
): readonly Item[] | JsonList<Item> {
  if (known.length <= PORTION) return known.map(make);
  async function* portions(): AsyncGenerator<readonly Item[]> {
    for (let from = 0; from < known.length; from += PORTION) {
      yield known.slice(from, from + PORTION).map(make);
    }
  }
  return new JsonList(portions());
}

/** An object of JSON with lists that are made while it is written, in the order of its members. */
export class JsonObject<Members extends object> {
  readonly members: Members;

  constructor(members: Members) {
    this.members = members;
  }
}

/** An object whose undefined members its JSON leaves out. */
export type Sparse<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/**
 * The JSON of a value, in pieces, as `JSON.stringify` writes it. Lists are made as far as the pieces are taken.
 * @param value may have a `JsonList` or a `JsonObject` as itself, as a member of a `JsonObject`, or as an item of a `JsonList`
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (value instanceof JsonList) yield* piecesOfList(value);
  else if (value instanceof JsonObject) yield* piecesOfObject(value);
  else yield JSON.stringify(value);
}

async function* piecesOfList({ portions }: JsonList<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const portion of portions) {
    for (const items of runsOf(portion)) {
      if (items instanceof JsonObject || items instanceof JsonList) {
        yield separator;
        yield* jsonPieces(items);
      } else {
        yield separator + JSON.stringify(items).slice(1, -1);
      }
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

/** The items of a portion that are made in pieces, and between them lists of those that are written together. */
function runsOf(portion: readonly unknown[]): unknown[] {
  const runs: unknown[] = [];
  let plain: unknown[] = [];
  for (const item of portion) {
    if (!(item instanceof JsonObject || item instanceof JsonList)) {
      if (plain.length === 0) runs.push(plain);
      plain.push(item);
      continue;
    }
    plain = [];
    runs.push(item);
  }
  return runs;
}

async function* piecesOfObject({ members }: JsonObject<object>): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, member] of Object.entries(members) as [string, unknown][]) {
    if (member === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonPieces(member);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** @returns undefined if there are none; otherwise the same portions, of which the first has been made */
export async function unlessEmpty<Item>(
  portions: AsyncIterable<readonly Item[]>,
): Promise<JsonList<Item> | undefined> {
  const all = portions[Symbol.asyncIterator]();
  let first = await all.next();
  while (first.done !== true && first.value.length === 0) first = await all.next();
  if (first.done === true) return undefined;
  return new JsonList(from(first.value, all));
}

async function* from<Item>(
  first: readonly Item[],
  others: AsyncIterator<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  try {
    yield first;
    for (let next = await others.next(); next.done !== true; next = await others.next()) {
      yield next.value;
    }
  } finally {
    await others.return?.();
  }
}
