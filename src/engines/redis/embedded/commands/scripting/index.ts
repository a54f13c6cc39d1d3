import type { CommandsOf } from '../command.ts';
import { evaluate, evaluateReadOnly, evaluateSha, evaluateShaReadOnly } from './evaluate.ts';
import { fcall, fcallReadOnly } from './fcall.ts';
import * as functions from './function.ts';
import { exists, flush, help, kill, load } from './script.ts';

export const scriptingCommands = {
  eval: evaluate,
  eval_ro: evaluateReadOnly,
  evalsha: evaluateSha,
  evalsha_ro: evaluateShaReadOnly,
  fcall,
  fcall_ro: fcallReadOnly,
  'function|delete': functions.remove,
  'function|dump': functions.dump,
  'function|flush': functions.flush,
  'function|help': functions.help,
  'function|kill': functions.kill,
  'function|list': functions.list,
  'function|load': functions.load,
  'function|restore': functions.restore,
  'function|stats': functions.stats,
  'script|exists': exists,
  'script|flush': flush,
  'script|help': help,
  'script|kill': kill,
  'script|load': load,
} satisfies CommandsOf<'scripting'>;
