import { upToNul, type ByteString } from '../../bytes.ts';
import { quoted } from '../../errors.ts';
import { RedisError } from '../../reply.ts';

/** The flags that a script declares in its first line, or a function at its registration. */
export interface ScriptFlags {
  /** Whether there is a declaration; a script without one may do anything. */
  readonly declared: boolean;
  /** The names of the flags, in Redis's order. */
  readonly names: readonly string[];
  readonly noWrites: boolean;
  readonly allowOutOfMemory: boolean;
  /** Whether the hosted service's flag `allow-key-locking` is set: the script accesses only the keys that it was given. */
  readonly keysOnly: boolean;
}

const UNDECLARED: ScriptFlags = {
  declared: false,
  names: [],
  noWrites: false,
  allowOutOfMemory: false,
  keysOnly: false,
};

/** The flags of Redis 7.2 `script.c` `scripts_flags_def`, and `allow-key-locking` of the hosted service. */
const KNOWN = [
  'no-writes',
  'allow-oom',
  'allow-stale',
  'no-cluster',
  'allow-cross-slot-keys',
  'allow-key-locking',
];

/**
 * Parses the first line (Redis 7.2 `eval.c` `evalExtractShebangFlags`).
 * @returns the flags, and the body with the same number of lines as the script
 */
export function readFlags(script: ByteString): { flags: ScriptFlags; body: ByteString } {
  if (!script.startsWith('#!')) return { flags: UNDECLARED, body: script };
  const end = upToNul(script).indexOf('\n');
  if (end < 0) throw new RedisError('ERR Invalid script shebang');
  const [engine = '', ...options] = script
    .slice(0, end)
    .trim()
    .split(/[ \t\r]+/);
  if (engine !== '#!lua') {
    throw new RedisError(`ERR Unexpected engine in script shebang: ${quoted(engine, 128)}`);
  }
  const names = options.flatMap((option) => {
    if (!option.startsWith('flags=')) {
      throw new RedisError(`ERR Unknown lua shebang option: ${quoted(option, 128)}`);
    }
    return option
      .slice('flags='.length)
      .split(',')
      .filter((name) => name !== '');
  });
  const unknown = names.find((name) => !isFlag(name));
  if (unknown !== undefined) {
    throw new RedisError(`ERR Unexpected flag in script shebang: ${quoted(unknown, 128)}`);
  }
  return { flags: flagsOf(names), body: script.slice(end) };
}

export function isFlag(name: string): boolean {
  return KNOWN.includes(name);
}

/** The flags with these names, which are all valid. */
export function flagsOf(names: readonly string[]): ScriptFlags {
  return {
    declared: true,
    names: KNOWN.filter((name) => names.includes(name)),
    noWrites: names.includes('no-writes'),
    allowOutOfMemory: names.includes('allow-oom'),
    keysOnly: names.includes('allow-key-locking'),
  };
}
