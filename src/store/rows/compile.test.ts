import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { queriesOf } from './query.ts';
import { SqliteQueries } from './sqlite-queries.ts';

interface Schema {
  readonly book: { readonly number: number; readonly shelf: number };
}

const query = queriesOf<Schema>();

const firstOf = query<{ shelf: number }>()((db, arg) =>
  db
    .selectFrom('book')
    .select('number')
    .where('shelf', '=', arg('shelf'))
    .orderBy('number', 'desc')
    .limit(1),
);

const someOf = query<{ shelf: number; most: number; from: number }>()((db, arg) =>
  db
    .selectFrom('book')
    .select('number')
    .where('shelf', '=', arg('shelf'))
    .orderBy('number')
    .limit(arg('most'))
    .offset(arg('from')),
);

function library() {
  const database = new DatabaseSync(':memory:');
  database.exec('create table book (number integer primary key, shelf integer not null)');
  database.exec('create index book_shelf on book (shelf)');
  for (let number = 1; number <= 9; number += 1) {
    database.exec(`insert into book values (${number}, ${number % 2})`);
  }
  return { database, queries: new SqliteQueries<Schema>(database) };
}

test('a limit may be a constant or an argument', () => {
  const { queries } = library();
  expect(queries.all(firstOf, { shelf: 1 })).toEqual([{ number: 9 }]);
  expect(queries.all(someOf, { shelf: 1, most: 2, from: 0 })).toEqual([
    { number: 1 },
    { number: 3 },
  ]);
  expect(queries.all(someOf, { shelf: 1, most: 3, from: 3 })).toEqual([
    { number: 7 },
    { number: 9 },
  ]);
});

test('a query with a limit is planned once, however often it runs', () => {
  const { database, queries } = library();
  let planned = 0;
  // SQLite asks the authorizer whenever it compiles a statement, not when it runs one.
  database.setAuthorizer(() => {
    planned += 1;
    return 0;
  });
  const run = (shelf: number) => {
    queries.get(firstOf, { shelf });
    queries.all(someOf, { shelf, most: shelf + 1, from: 0 });
  };
  run(0);
  const once = planned;
  expect(once).toBeGreaterThan(0);
  for (const shelf of [1, 0, 1]) run(shelf);
  expect(planned).toBe(once);
});
