import type { Message } from '../../api/kafka.ts';

/** Whether a message has a text in its key, its value or a header; capitals don't matter. */
export function hasText(message: Message, wanted: string): boolean {
  if (wanted === '') return true;
  const { key, value, headers } = message;
  const text = wanted.toLowerCase();
  const has = (other: string) => other.toLowerCase().includes(text);
  return (
    has(key) || has(value ?? '') || headers.some((header) => has(header.key) || has(header.value))
  );
}

/** What is searched, as the form has it. */
export interface MessageQuery {
  readonly text: string;
  /** Undefined for all. */
  readonly partition: number | undefined;
  readonly fromOffset: number | undefined;
  readonly isNewestFirst: boolean;
  /** As a field for local times has them; empty for none. */
  readonly from: string;
  readonly to: string;
}

/** All messages, newest first. */
export const EVERYTHING: MessageQuery = {
  ...{ text: '', partition: undefined, fromOffset: undefined },
  ...{ isNewestFirst: true, from: '', to: '' },
};

/** Unix milliseconds of a local time; undefined for none. */
export function momentOf(field: string): number | undefined {
  const time = Date.parse(field);
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

/** The moment after a local time that is given to the second or the minute, with all of it. */
export function momentAfter(field: string): number | undefined {
  const time = momentOf(field);
  if (time === undefined) return undefined;
  return time + (/T\d\d:\d\d:\d\d/.test(field) ? 1_000 : 60_000);
}

/** The headers that a text names, one a line: `name: value`. */
export function headersOf(text: string): { key: string; value: string }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', ...value] = line.split(':');
      return { key: key.trim(), value: value.join(':').trim() };
    });
}
