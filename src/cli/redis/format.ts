import { printable } from '../printable.ts';
import type { RedisReply } from './reply.ts';

/** A string of bytes in quotes, as `redis-cli` shows it (Redis 7.2 `sds.c` `sdscatrepr`). */
export function quoted(bytes: string): string {
  const shown = bytes.replaceAll(/[\\"\x00-\x1f\x7f-\xff]/g, (character) => {
    const code = character.charCodeAt(0);
    return NAMED[character] ?? String.raw`\x${code.toString(16).padStart(2, '0')}`;
  });
  return `"${shown}"`;
}

const NAMED: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '"': String.raw`\"`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\x07': String.raw`\a`,
  '\b': String.raw`\b`,
};

/**
 * A reply as `redis-cli` shows it on a terminal (Redis 7.2 `redis-cli.c` `cliFormatReplyTTY`): with types, one
 * array item per line, and inner arrays indented.
 * @param indent of its lines except the first
 */
export function formatForTerminal(reply: RedisReply, indent = ''): string {
  switch (reply.type) {
    case 'string':
      return `${quoted(reply.value)}\n`;
    case 'status':
      return `${shown(reply.value)}\n`;
    case 'error':
      return `(error) ${shown(reply.value)}\n`;
    case 'integer':
      return `(integer) ${reply.value}\n`;
    case 'nil':
      return '(nil)\n';
    case 'array':
      return itemsForTerminal(reply.items, indent);
  }
}

function itemsForTerminal(items: readonly RedisReply[], indent: string): string {
  if (items.length === 0) return '(empty array)\n';
  const width = String(items.length).length;
  const inner = indent + ' '.repeat(width + 2);
  return items
    .map((item, at) => {
      const number = `${String(at + 1).padStart(width)}) `;
      return `${at === 0 ? '' : indent}${number}${formatForTerminal(item, inner)}`;
    })
    .join('');
}

/** A reply for programs, as `redis-cli` prints it into a pipe (`cliFormatReplyRaw`): bytes as they are. */
export function formatRaw(reply: RedisReply): string {
  if (reply.type === 'nil') return '\n';
  if (reply.type !== 'array') return `${reply.value}\n`;
  return reply.items.length === 0 ? '\n' : reply.items.map(formatRaw).join('');
}

/** A reply as a JSON value. Integers that a double can't hold, and bytes that are not UTF-8, are strings. */
export function asValue(reply: RedisReply): unknown {
  switch (reply.type) {
    case 'nil':
      return null;
    case 'array':
      return reply.items.map(asValue);
    case 'integer': {
      const number = Number(reply.value);
      return Number.isSafeInteger(number) ? number : reply.value;
    }
    case 'error':
      return { error: textOf(reply.value) };
    default:
      return textOf(reply.value);
  }
}

/** Text of a script or a server, without control characters. */
function shown(bytes: string): string {
  return Buffer.from(printable(textOf(bytes)), 'utf8').toString('latin1');
}

/** Decodes bytes as UTF-8; invalid sequences are replaced. */
function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
