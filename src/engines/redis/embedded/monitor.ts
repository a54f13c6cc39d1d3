import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import type { Client } from './client.ts';
import { redactSecrets } from './redact-secrets.ts';

/** A client in MONITOR. */
export interface Monitor {
  /** Receives a line without its line end. It returns at once and does not throw, because the command waits for it. */
  show(line: ByteString): void;
}

/** The clients in MONITOR of one database. Without any they cost nothing. */
export class Monitors {
  readonly #watching = new Set<Monitor>();

  get size(): number {
    return this.#watching.size;
  }

  add(monitor: Monitor): void {
    this.#watching.add(monitor);
  }

  /** @returns whether it was there */
  delete(monitor: Monitor): boolean {
    return this.#watching.delete(monitor);
  }

  /**
   * Shows a command that is about to run, unless it is an administrative command or has `skip_monitor`, as Redis 7.2
   * `server.c` `call`. A script is always shown, before its commands, as in `eval.c` and `function.c`.
   * @param now Unix milliseconds
   */
  feed(spec: CommandSpec, argv: readonly ByteString[], from: Client | 'lua', now: number): void {
    if (this.#watching.size === 0 || !isShown(spec)) return;
    const line = lineOf(redactSecrets(spec, argv), from === 'lua' ? from : from.address, now);
    for (const monitor of this.#watching) monitor.show(line);
  }
}

const SCRIPTS = new Set(['eval', 'eval_ro', 'evalsha', 'evalsha_ro', 'fcall', 'fcall_ro']);

function isShown({ name, flags }: CommandSpec): boolean {
  if (flags.includes('admin')) return false;
  return !flags.includes('skip_monitor') || SCRIPTS.has(name);
}

/** `1721284005.242090 [0 127.0.0.1:6379] "GET" "key"`, as Redis 7.2 `replication.c` `replicationFeedMonitors`. */
function lineOf(argv: readonly ByteString[], from: string, now: number): ByteString {
  const microseconds = Math.floor((now % 1000) * 1000);
  const time = `${Math.floor(now / 1000)}.${String(microseconds).padStart(6, '0')}`;
  return `${time} [0 ${from}] ${argv.map(quoted).join(' ')}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\x07': '\\a',
  '\b': '\\b',
};

/** Redis 7.2 `sds.c` `sdscatrepr`. */
function quoted(word: ByteString): string {
  const escaped = word.replace(
    /[^ !#-[\]-~]/g,
    (byte) => ESCAPES[byte] ?? `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `"${escaped}"`;
}
