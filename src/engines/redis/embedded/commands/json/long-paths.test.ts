import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  openSliced,
  outcomeOf,
} from '../../../../../../testing/engines/redis/embedded/commands/in-slices.ts';
import { LaterReply } from '../../blocking/wait.ts';

const SIZE = 2000;
const OBJECTS = `[${Array.from({ length: SIZE }, (_, i) => `{"i":${i},"o":{"s":"t${i}"},"l":[${i % 3},true]}`).join(',')}]`;

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
    const [inSteps, atOnce] = await Promise.all([
      outcomeOf(OBJECTS, argv, -1),
      outcomeOf(OBJECTS, argv, Infinity),
    ]);
    expect(inSteps.turns).toBeGreaterThan(2);
    expect(atOnce.turns).toBe(0);
    expect(inSteps.found).toEqual(atOnce.found);
  });

  test('are changed for others all together', async () => {
    const { session, other, logged } = openSliced(OBJECTS, -1);
    const changing = session.start(['JSON.SET', 'doc', '$[*].i', '-1']);
    expect(changing).toBeInstanceOf(LaterReply);
    const held = other.execute(['JSON.GET', 'doc', '$[?@.i>=0]']);
    await turn();
    expect(await held).toBe('[]');
    expect(logged).toEqual([['JSON.SET doc $[*].i -1']]);
  });
});
