import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LONGEST_HASHED } from '../../../base/long-names.ts';
import type { CommandDocument } from '../command-document.ts';
import { openToConnections } from '../../../../testing/engines/redis/embedded/connection/connection.ts';

const DOCUMENTS = new URL('../../../../generated/redis/command-documents.json', import.meta.url);
const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, CommandDocument>;
const LONG = 'x'.repeat(LONGEST_HASHED + 1);

/** Where a string that V8 hashes by its length alone was put into a table. */
const places = new Set<string>();
const { set } = Map.prototype;
const { add } = Set.prototype;

beforeEach(() => {
  places.clear();
  Map.prototype.set = function (key, value) {
    note(key);
    return set.call(this, key, value);
  };
  Set.prototype.add = function (key) {
    note(key);
    return add.call(this, key);
  };
});
afterEach(() => {
  Map.prototype.set = set;
  Set.prototype.add = add;
});

function note(key: unknown): void {
  if (typeof key !== 'string' || key.length <= LONGEST_HASHED) return;
  add.call(places, new Error('a long key').stack!.split('\n').slice(3, 7).join('\n'));
}

test('no command puts a name of any length into a table that does not know long ones', () => {
  const { connect, database } = openToConnections();
  for (const calls of Object.values(documents).flatMap(withLongWords)) {
    const { run, connection } = connect();
    for (const argv of calls) run(...argv);
    connection.close();
    database.keyspace.flush();
  }
  expect([...places]).toEqual([]);
});

/** The longest example of a command, which has most options, once for each of its words that are no option or number. */
function withLongWords({ examples }: CommandDocument): string[][][] {
  const called = examples.filter(({ error }) => error === undefined);
  const [longest] = called.toSorted((one, other) => other.command.length - one.command.length);
  if (longest === undefined) return [];
  const calls = [...(longest.given ?? []), longest.command].map((argv) => argv.map(String));
  const words = new Set(
    calls.flatMap((argv) => argv.slice(1)).filter((word) => /[a-z]/.test(word)),
  );
  return [...words].map((word) =>
    calls.map((argv) => argv.map((each, i) => (i > 0 && each === word ? `${word}${LONG}` : each))),
  );
}
