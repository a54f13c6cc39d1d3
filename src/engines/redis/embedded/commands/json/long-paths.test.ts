import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LaterReply } from '../../blocking/wait.ts';
import { Database, type DatabaseOptions } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';

const SIZE = 2000;
const OBJECTS = `[${Array.from({ length: SIZE }, (_, i) => `{"i":${i},"o":{"s":"t${i}"},"l":[${i % 3},true]}`).join(',')}]`;

/** A database with a long document. @param slice -1 to have commands suspended after each step */
function open(slice: number) {
  const logged: string[][] = [];
  const journal = {
    append: (commands: readonly (readonly string[])[]) =>
      void logged.push(commands.map((argv) => argv.join(' ').slice(0, 60))),
    settled: () => undefined,
  };
  const database = new Database({ slice, journal } as DatabaseOptions);
  const user = database.acl.user('default')!;
  const session = () => new EmbeddedSession(database, { id: 1, user, address: '' });
  session().run(['JSON.SET', 'doc', '$', OBJECTS]);
  logged.length = 0;
  return { logged, session: session(), other: session() };
}

/** What a command does with slices of a certain length, and how often others were served meanwhile. */
async function outcomeOf(argv: readonly string[], slice: number) {
  const { session, other, logged } = open(slice);
  const outcome = session.start(argv);
  const seen = { turns: 0, isOver: !(outcome instanceof LaterReply) };
  const ended =
    outcome instanceof LaterReply
      ? outcome.reply.finally(() => (seen.isOver = true))
      : Promise.resolve(outcome);
  for (; !seen.isOver; seen.turns++) await turn();
  const reply = await ended;
  const document = other.run(['JSON.GET', 'doc']);
  const memory = other.run(['MEMORY', 'USAGE', 'doc']);
  return { turns: seen.turns, found: { reply, logged, document, memory } };
}

describe('paths with very many matches', () => {
  test.each<string[]>([
    ['JSON.GET', 'doc', '$..*'],
    ['JSON.GET', 'doc', '$[*]["i","l"]', '$[-1:0:-2].o.s'],
    ['JSON.GET', 'doc', '$[?@.i>100]'],
    ['JSON.GET', 'doc', '$[?@.o[?@=="t7"]||@.none[?@..*]]'],
    ['JSON.GET', 'doc', '$[:2][?count($..*)>3&&!@.x]'],
    ['JSON.GET', 'doc', '$[?value(@..s)=~"9$"]'],
    ['JSON.MGET', 'doc', 'none', 'doc', '$..s'],
    ['JSON.RESP', 'doc'],
    ['JSON.RESP', 'doc', '$[*]'],
    ['JSON.TYPE', 'doc', '$..*'],
    ['JSON.OBJKEYS', 'doc', '$..*'],
    ['JSON.OBJLEN', 'doc', '$..*'],
    ['JSON.ARRLEN', 'doc', '$..*'],
    ['JSON.ARRINDEX', 'doc', '$..*', 'true'],
    ['JSON.STRLEN', 'doc', '$..*'],
    ['JSON.DEBUG', 'MEMORY', 'doc', '$..*'],
    ['JSON.NUMINCRBY', 'doc', '$..*', '1'],
    ['JSON.NUMINCRBY', 'doc', '$..i', '9223372036854774000'],
    ['JSON.NUMMULTBY', 'doc', '$..i', '2'],
    ['JSON.STRAPPEND', 'doc', '$..*', '"x"'],
    ['JSON.TOGGLE', 'doc', '$..*'],
    ['JSON.ARRAPPEND', 'doc', '$..l', '1', '{"a":[]}'],
    ['JSON.ARRINSERT', 'doc', '$..l', '1', '1', '{"a":[]}'],
    ['JSON.ARRPOP', 'doc', '$..l', '0'],
    ['JSON.ARRTRIM', 'doc', '$..l', '1', '1'],
    ['JSON.SET', 'doc', '$..i', '{"a":1}'],
    ['JSON.SET', 'doc', '$..*', '[1,[2]]'],
    ['JSON.MSET', 'doc', '$..i', '7', 'new', '$', '{}', 'doc', '$[*].o', 'null'],
    ['JSON.MERGE', 'doc', '$[*]', '{"o":{"n":[null]},"l":null,"m":{"n":null}}'],
    ['JSON.MERGE', 'doc', '$', `{"a":${OBJECTS}}`],
    ['JSON.CLEAR', 'doc', '$..*'],
    ['JSON.DEL', 'doc', '$..o'],
    ['JSON.DEL', 'doc', '$[?@.i>10]'],
    ['JSON.DEL', 'doc', '$..*'],
  ])('are gone through in steps, to the same end: %s %s %s', async (...argv) => {
    const [inSteps, atOnce] = await Promise.all([outcomeOf(argv, -1), outcomeOf(argv, Infinity)]);
    expect(inSteps.turns).toBeGreaterThan(2);
    expect(atOnce.turns).toBe(0);
    expect(inSteps.found).toEqual(atOnce.found);
  });

  test('are changed for others all together', async () => {
    const { session, other, logged } = open(-1);
    const changing = session.start(['JSON.SET', 'doc', '$[*].i', '-1']);
    expect(changing).toBeInstanceOf(LaterReply);
    const held = other.execute(['JSON.GET', 'doc', '$[?@.i>=0]']);
    await turn();
    expect(await held).toBe('[]');
    expect(logged).toEqual([['JSON.SET doc $[*].i -1']]);
  });
});
