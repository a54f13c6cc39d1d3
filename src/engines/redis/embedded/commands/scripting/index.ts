import type { CommandsOf } from '../command.ts';
import { evaluate, evaluateReadOnly, evaluateSha, evaluateShaReadOnly } from './evaluate.ts';
import { exists, flush, help, kill, load } from './script.ts';

export const scriptingCommands = {
  eval: evaluate,
  eval_ro: evaluateReadOnly,
  evalsha: evaluateSha,
  evalsha_ro: evaluateShaReadOnly,
  'script|exists': exists,
  'script|flush': flush,
  'script|help': help,
  'script|kill': kill,
  'script|load': load,
} satisfies CommandsOf<'scripting'>;
