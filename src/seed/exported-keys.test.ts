import { afterEach, expect, test } from 'vitest';
import { whole } from '../../testing/seed.ts';
import { JsonList } from '../base/json-pieces.ts';
import { LONGEST_HASHED } from '../base/long-names.ts';
import { watchLongKeys } from '../../testing/base/long-keys.ts';
import { openToSearch } from '../../testing/engines/redis/embedded/search/search.ts';
import { exportedKeys } from './exported-keys.ts';

const watched = watchLongKeys();
afterEach(() => watched.end());

test('other work has its turns while very many keys are exported', async () => {
  const { run, session } = openToSearch();
  for (let key = 0; key < 250; key += 1) run('SET', `key:${key}`, '1');
  const turn = Promise.withResolvers<void>();
  let done = 0;
  const exporting = whole(
    new JsonList(
      exportedKeys(session('default'), (more) => {
        done += more;
        return done === 200 ? turn.promise : undefined;
      }),
    ),
  );
  await new Promise(setImmediate);
  expect(done).toBe(200);
  turn.resolve();
  expect(await exporting).toHaveLength(250);
  expect(done).toBe(250);
});

test('names of any length are exported, but not as those of objects', async () => {
  const { run, session } = openToSearch();
  const long = 'x'.repeat(LONGEST_HASHED);
  run('HSET', `a${long}`, `one${long}`, '1', 'two', '2');
  run('JSON.SET', `b${long}`, '$', JSON.stringify({ [`one${long}`]: 1 }));
  run('JSON.SET', 'c', '$', '{"one":1}');
  expect(await whole(new JsonList(exportedKeys(session('default'))))).toEqual([
    expect.objectContaining({
      type: 'hash',
      value: [
        [`one${long}`, '1'],
        ['two', '2'],
      ],
    }),
    expect.objectContaining({ type: 'dump' }),
    expect.objectContaining({ key: 'c', type: 'json', value: { one: 1 } }),
  ]);
  expect(watched.places).toEqual([]);
});

test('an export causes no errors that the database counts', async () => {
  const { run, session } = openToSearch();
  run('SET', 'a', '1');
  run('HSET', 'b', 'one', '1');
  expect(await whole(new JsonList(exportedKeys(session('default'))))).toHaveLength(2);
  expect(run('INFO', 'errorstats')).not.toContain('WRONGTYPE');
});

test.each([
  ['SET', 'a', '1'],
  ['HSET', 'a', 'one', '1'],
])('a key that expires while it is read is not exported: %s', async (...argv) => {
  const { run, session } = openToSearch();
  run(...argv);
  const reading = session('default');
  const execute = reading.execute.bind(reading);
  reading.execute = (command) => {
    if (command[0] === 'PEXPIRETIME') run('PEXPIRE', 'a', '0');
    return execute(command);
  };
  expect(await whole(new JsonList(exportedKeys(reading)))).toEqual([]);
});
