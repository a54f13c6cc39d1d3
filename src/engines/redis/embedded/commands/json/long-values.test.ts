import { describe, expect, onTestFinished, test } from 'vitest';
import { outcomeOf } from '../../../../../../testing/engines/redis/embedded/commands/in-slices.ts';
import { fromText } from '../../../bytes.ts';
import { EmbeddedRedis } from '../../engine.ts';

const SIZE = 4000;
const LIST = `[${Array.from({ length: SIZE }, (_, i) => `{"i":[${i}]}`).join(',')}]`;
const LONG = 'ab'.repeat(100_000);
const DOCUMENT = fromText(
  `{"list":${LIST},"same":${LIST},"lists":[${LIST}],"text":"${LONG}","é":"${LONG}é"}`,
);

/** The steps that looking at all of a list takes at least. */
const STEPS = 3;

describe('what takes long of one value', () => {
  test.each<[least: number, ...argv: string[]]>([
    [STEPS, 'JSON.ARRPOP', 'doc', '$.lists', '0'],
    [STEPS, 'JSON.ARRPOP', 'doc', '.lists'],
    [STEPS, 'JSON.ARRINSERT', 'doc', '$.list', '0', LIST],
    [STEPS, 'JSON.ARRINSERT', 'doc', '$.list', '1', ...Array<string>(SIZE).fill('1')],
    [STEPS, 'JSON.ARRAPPEND', 'doc', '$.list', LIST],
    [STEPS, 'JSON.ARRTRIM', 'doc', '$.list', '1', '0'],
    [STEPS, 'JSON.ARRINDEX', 'doc', '$.list', '{"i":[-1]}'],
    [STEPS, 'JSON.CLEAR', 'doc', '$.list'],
    [STEPS, 'JSON.CLEAR', 'doc', '$'],
    [STEPS, 'JSON.DEL', 'doc', '$.list'],
    [STEPS, 'JSON.DEL', 'doc', '$["list","same"]'],
    [2, 'JSON.DEL', 'doc', '$.list[0]'],
    [STEPS, 'JSON.SET', 'doc', '$.list', '1'],
    [STEPS, 'JSON.MSET', 'doc', '$.list', '1'],
    [STEPS, 'JSON.MERGE', 'doc', '$', '{"list":null}'],
    [STEPS, 'JSON.MERGE', 'doc', '$', '{"list":{"a":1}}'],
    [STEPS, 'JSON.NUMINCRBY', 'doc', '$.list..*', '1'],
    [STEPS, 'JSON.DEBUG', 'MEMORY', 'doc', '$.list'],
    [STEPS, 'JSON.RESP', 'doc', '$.list'],
    [STEPS, 'JSON.GET', 'doc', '$.list', '$.same'],
    [STEPS, 'JSON.MGET', 'doc', 'doc', '$.list'],
    [STEPS, 'JSON.GET', 'doc', '$[?$.list==$.same]'],
    [STEPS, 'JSON.GET', 'doc', '$[?$.list!=$.same]'],
    [2, 'JSON.GET', 'doc', '$.text'],
    [1, 'JSON.SET', 'doc', '$.text', `"${LONG}"`],
    [STEPS, 'JSON.GET', 'doc', '$[?@=~"b(a|b)*c"]'],
    [STEPS, 'JSON.GET', 'doc', '$[?match(@,"(ab)*")]'],
    [STEPS, 'JSON.GET', 'doc', fromText('$[?@=~"(a|b|é)*c"]')],
    [STEPS, 'JSON.GET', 'doc', fromText('$[?match(@,"\\\\p{L}*é")]')],
  ])('is done in %i steps or more, to the same end: %s %s %s', async (least, ...argv) => {
    const [inSteps, atOnce] = await Promise.all([
      outcomeOf(DOCUMENT, argv, -1),
      outcomeOf(DOCUMENT, argv, Infinity),
    ]);
    expect(inSteps.turns).toBeGreaterThanOrEqual(least);
    expect(inSteps.found).toEqual(atOnce.found);
  });

  test('an element is inserted into a very long array, and removed from it, in steps', async () => {
    const long = `[[${'1,'.repeat(150_000)}2]]`;
    const { turns, found } = await outcomeOf(long, ['JSON.ARRINSERT', 'doc', '$[0]', '0', '7'], -1);
    expect(turns).toBeGreaterThan(1);
    expect(found.reply).toEqual([150_002]);
    expect(found.document).toBe(`[[7,${long.slice(2)}`);
    const popped = await outcomeOf(long, ['JSON.ARRPOP', 'doc', '$[0]', '0'], -1);
    expect(popped.turns).toBeGreaterThan(1);
    expect(popped.found.document).toBe(`[[${long.slice(4)}`);
  });
});

test('the matches of a path count for the memory of the database, and are refused if there is none left', async () => {
  const engine = await EmbeddedRedis.open({ maxMemory: 8 * 1024 * 1024, databases: { db: {} } });
  onTestFinished(() => engine.close());
  const session = engine.openSession('db', 'default', '');
  await session.execute(['JSON.SET', 'doc', '$', `[${'1,'.repeat(70_000)}2]`]);
  const used = await session.execute(['INFO', 'memory']);
  for (const argv of [
    ['JSON.TYPE', 'doc', '$[*]'],
    ['JSON.DEL', 'doc', '$[*]'],
    ['JSON.CLEAR', 'doc', '$[*]'],
  ]) {
    expect(await session.execute(argv)).toMatchObject({
      message: "OOM command not allowed when used memory > 'maxmemory'.",
    });
  }
  const memory = (info: unknown) => /used_memory:\d+/.exec(String(info))![0];
  expect(memory(await session.execute(['INFO', 'memory']))).toBe(memory(used));
  expect(await session.execute(['JSON.ARRLEN', 'doc', '$'])).toEqual([70_001]);
  expect(await session.execute(['JSON.TYPE', 'doc', '$[:1000]'])).toHaveLength(1000);
});
