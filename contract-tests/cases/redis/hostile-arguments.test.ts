import { expect, test } from 'vitest';
import { commandFiles, isServedOverHttp } from '../../harness/commands.ts';
import { command, exchange } from '../../harness/exchange.ts';
import {
  hostileCalls,
  isOfFurtherWord,
  type HostileCall,
} from '../../harness/hostile-arguments.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

const served = [...commandFiles.values()].filter(isServedOverHttp);

/** The documents know no module: like RedisJSON, the implementation does not look beyond what it needs. */
const IGNORED = 'the implementation ignores further words';

/** Commands to which an unknown word at the end is something else, and what. */
const DIFFERENT: Readonly<Record<string, string>> = {
  COMMAND: 'the word is a subcommand',
  'FUNCTION LOAD': 'the implementation says which word before the last is none of its options',
  XPENDING: IGNORED,
  'JSON.ARRINDEX': IGNORED,
  'JSON.ARRLEN': IGNORED,
  'JSON.ARRPOP': IGNORED,
  'JSON.CLEAR': IGNORED,
  'JSON.DEL': IGNORED,
  'JSON.FORGET': IGNORED,
  'JSON.OBJKEYS': IGNORED,
  'JSON.OBJLEN': IGNORED,
  'JSON.RESP': IGNORED,
  'JSON.STRAPPEND': IGNORED,
  'JSON.STRLEN': IGNORED,
  'JSON.TYPE': IGNORED,
};

/** The commands with arguments that can be wrong, and the calls that are. */
const hostile = served.flatMap((file) => {
  const isSame = (call: HostileCall) => !isOfFurtherWord(call) || !(file.name in DIFFERENT);
  const calls = hostileCalls(file).filter(isSame);
  return calls.length === 0 ? [] : [{ name: file.name, calls }];
});

/**
 * What the file of a command says of options and values is true of the implementation, and the mock refuses by it: each
 * gets the same calls and has to answer with the same errors.
 */
test.for(hostile)('$name refuses wrong options and values', async ({ calls }, { skip }) => {
  if (target().backingRedis !== undefined) skip('servers have errors of their own');
  if (target().name === 'implementation') {
    await reset();
    for (const step of calls[0]!.given) expect(await command(step)).toHaveProperty('status', 200);
  }
  // All are refused, so none changes what the next one meets.
  const body = calls.map((call) => call.command);
  const { json } = await exchange({ method: 'POST', path: '/pipeline', body });
  const got = body.map((words, i) => [words, (json as unknown[])[i]]);
  expect(got).toEqual(calls.map(({ command: words, error }) => [words, { error }]));
});
