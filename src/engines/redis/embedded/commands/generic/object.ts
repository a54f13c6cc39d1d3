import { isInt64 } from '../../../numbers.ts';
import { RedisError, Status, type Reply } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Value } from '../../values/value.ts';
import type { Entry } from '../../keyspace/entry.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** `object.c` `OBJ_ENCODING_EMBSTR_SIZE_LIMIT` */
const EMBEDDED_LENGTH = 44;
/** `server.h` `OBJ_SHARED_INTEGERS` (those below 10000) and `OBJ_SHARED_REFCOUNT` */
const SHARED_INTEGER = /^(?:0|[1-9]\d{0,3})$/;
const SHARED = 2 ** 31 - 1;

const SWITCHING =
  'Please note that when switching between policies at runtime LRU and LFU data will take some time to adjust.';

export const objectEncoding = ofKey((entry) => encodingOf(entry.value));

/** Redis shares one object for each small integer and reports its reference count as infinite. */
export const objectRefcount = ofKey(({ value }, { database }) => {
  const { maxMemory, maxMemoryPolicy } = database.config;
  const ranked = maxMemoryPolicy.endsWith('-lru') || maxMemoryPolicy.endsWith('-lfu');
  const sharing = maxMemory === 0 || !ranked;
  const small = typeof value === 'string' && SHARED_INTEGER.test(value);
  return sharing && small ? SHARED : 1;
});

export const objectIdletime = ofKey((entry, { keyspace }) => {
  const { usage, now } = keyspace;
  if (usage.rules.frequency) {
    throw new RedisError(
      `ERR An LFU maxmemory policy is selected, idle time not tracked. ${SWITCHING}`,
    );
  }
  return Math.floor(usage.idle(entry.use, now) / 1000);
});

export const objectFreq = ofKey((entry, { keyspace }) => {
  const { usage, now } = keyspace;
  if (!usage.rules.frequency) {
    throw new RedisError(
      `ERR An LFU maxmemory policy is not selected, access frequency not tracked. ${SWITCHING}`,
    );
  }
  return usage.frequency(entry.use, now);
});

const HELP = [
  'OBJECT <subcommand> [<arg> [value] [opt] ...]. Subcommands are:',
  'ENCODING <key>',
  '    Return the kind of internal representation used in order to store the value',
  '    associated with a <key>.',
  'FREQ <key>',
  '    Return the access frequency index of the <key>. The returned integer is',
  '    proportional to the logarithm of the recent access frequency of the key.',
  'IDLETIME <key>',
  '    Return the idle time of the <key>, that is the approximated number of',
  '    seconds elapsed since the last access to the key.',
  'REFCOUNT <key>',
  '    Return the number of references of the value associated with the specified',
  '    <key>.',
  'HELP',
  '    Print this help.',
].map((line) => new Status(line));

export const objectHelp: CommandFunction = () => HELP;

/** These commands do not count as an access of the key. A missing key is null before any other check. */
function ofKey(answer: (entry: Entry, ctx: CommandContext) => Reply): CommandFunction {
  return (ctx, argv) => {
    const entry = ctx.keyspace.peek(argv[2]!);
    return entry === undefined ? null : answer(entry, ctx);
  };
}

function encodingOf(value: Value): string {
  if (value instanceof StringBuffer) return 'raw';
  if (typeof value !== 'string') return value.encoding;
  if (isInt64(value)) return 'int';
  return value.length <= EMBEDDED_LENGTH ? 'embstr' : 'raw';
}
