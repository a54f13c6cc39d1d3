import { upToNul, type ByteString } from '../../bytes.ts';
import { shown } from '../../errors.ts';
import { RedisError } from '../../reply.ts';

/** What a script says of itself in its first line, or a function when it is registered. */
export interface ScriptFlags {
  /** Whether it says something; a script without such a line may do anything. */
  readonly declared: boolean;
  /** As they are named, in the order of Redis. */
  readonly names: readonly string[];
  readonly noWrites: boolean;
  readonly allowOutOfMemory: boolean;
  /** The hosted service's own flag: the script names no key that it was not given. */
  readonly keysOnly: boolean;
}

const UNDECLARED: ScriptFlags = {
  declared: false,
  names: [],
  noWrites: false,
  allowOutOfMemory: false,
  keysOnly: false,
};

/** Those of Redis 7.2 `script.c` `scripts_flags_def`, and `allow-key-locking` of the hosted service. */
const KNOWN = [
  'no-writes',
  'allow-oom',
  'allow-stale',
  'no-cluster',
  'allow-cross-slot-keys',
  'allow-key-locking',
];

/**
 * Reads the first line (Redis 7.2 `eval.c` `evalExtractShebangFlags`).
 * @returns the flags, and the body with as many lines as the script
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
    throw new RedisError(`ERR Unexpected engine in script shebang: ${shown(engine, 128)}`);
  }
  const names = options.flatMap((option) => {
    if (!option.startsWith('flags=')) {
      throw new RedisError(`ERR Unknown lua shebang option: ${shown(option, 128)}`);
    }
    return option
      .slice('flags='.length)
      .split(',')
      .filter((name) => name !== '');
  });
  const unknown = names.find((name) => !isFlag(name));
  if (unknown !== undefined) {
    throw new RedisError(`ERR Unexpected flag in script shebang: ${shown(unknown, 128)}`);
  }
  return { flags: flagsOf(names), body: script.slice(end) };
}

export function isFlag(name: string): boolean {
  return KNOWN.includes(name);
}

/** What these names say, each of which is a flag. */
export function flagsOf(names: readonly string[]): ScriptFlags {
  return {
    declared: true,
    names: KNOWN.filter((name) => names.includes(name)),
    noWrites: names.includes('no-writes'),
    allowOutOfMemory: names.includes('allow-oom'),
    keysOnly: names.includes('allow-key-locking'),
  };
}
