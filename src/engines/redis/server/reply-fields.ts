import { toText } from '../bytes.ts';
import { Status, type Reply } from '../reply.ts';

/** The text of a string, status or number; empty for anything else. */
export function textOf(reply: Reply | undefined): string {
  if (reply instanceof Status) return reply.text;
  if (typeof reply === 'string') return toText(reply);
  return typeof reply === 'number' || typeof reply === 'bigint' ? String(reply) : '';
}

/** The items of an array; none for anything else. */
export function itemsOf(reply: Reply | undefined): readonly Reply[] {
  return Array.isArray(reply) ? (reply as readonly Reply[]) : [];
}

/** The items of an array as text. */
export function wordsOf(reply: Reply | undefined): string[] {
  return itemsOf(reply).map(textOf);
}

/** The value of a name among alternating names and values. */
export function fieldOf(fields: Reply | undefined, name: string): Reply {
  const items = itemsOf(fields);
  const at = items.indexOf(name);
  return at < 0 ? null : (items[at + 1] ?? null);
}
