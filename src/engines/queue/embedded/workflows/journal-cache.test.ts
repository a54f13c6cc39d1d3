import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TurnLimit } from '../../../../base/turn-limit.ts';
import type { Reader } from '../store/query.ts';
import { JournalCache } from './journal-cache.ts';

const PART = 100_000;

interface Wanted {
  readonly part: number;
  readonly from: number;
  readonly before: number;
}

/** A journal in parts, and how many characters of it were read. */
function journalOf(parts: string[]) {
  const read = { characters: 0 };
  const reader = {
    all: (_query: unknown, { part: first, from, before }: Wanted) => {
      let at = 0;
      const rows: { begins: number; body: string }[] = [];
      for (const whole of parts) {
        const body = whole.slice(Math.max(0, from - at));
        if (at >= first && at < before) rows.push({ begins: at, body });
        at += whole.length;
      }
      read.characters += rows.reduce((sum, { body }) => sum + body.length, 0);
      return rows;
    },
  } as unknown as Reader;
  const turns = new TurnLimit();
  const store = { turns, read: <T>(work: (reader: Reader) => T) => work(reader) };
  return { source: { store, owner: 1, run: 1 }, read };
}

const part = (letter: string) => letter.repeat(PART);
const sha256 = (text: string) => hash('sha256', text, 'base64url');

test('of a journal that has grown only what is new is read and hashed', async () => {
  const cache = new JournalCache();
  const parts = [part('a'), part('b')];
  const { source, read } = journalOf(parts);
  const first = await cache.array(source, 2 * PART);
  expect(first!.body.toString()).toBe(`[${part('a')}${part('b')}]`);
  expect(first!.hash).toBe(sha256(first!.body.toString()));
  parts[1] += 'bb';
  parts.push(part('c'));
  read.characters = 0;
  const second = await cache.array(source, 3 * PART + 2);
  expect(read.characters).toBe(PART + 2);
  expect(second!.body.toString()).toBe(`[${part('a')}${part('b')}bb${part('c')}]`);
  expect(second!.hash).toBe(sha256(second!.body.toString()));
});

test('what is being delivered stays as it is while the journal grows, and nothing is copied for a later end', async () => {
  const cache = new JournalCache();
  const parts = [part('a')];
  const { source } = journalOf(parts);
  const first = await cache.array(source, PART);
  parts.push(part('b'));
  const second = await cache.array(source, 2 * PART);
  expect(first!.body.toString()).toBe(`[${part('a')}]`);
  expect(second!.body.buffer).not.toBe(first!.body.buffer);
  cache.release(1, first!.body);
  cache.release(1, second!.body);
  parts.push('c');
  const third = await cache.array(source, 2 * PART + 1);
  cache.release(1, third!.body);
  parts.push('d');
  const fourth = await cache.array(source, 2 * PART + 2);
  expect(fourth!.body.buffer).toBe(third!.body.buffer);
  expect(fourth!.body.toString()).toBe(`[${part('a')}${part('b')}cd]`);
  expect(fourth!.hash).toBe(sha256(fourth!.body.toString()));
});

test('an earlier end has the journal up to there', async () => {
  const cache = new JournalCache();
  const { source } = journalOf([part('a'), part('b')]);
  await cache.array(source, 2 * PART);
  const early = await cache.array(source, 3);
  expect(early!.body.toString()).toBe('[aaa]');
  expect(early!.hash ?? sha256('[aaa]')).toBe(sha256('[aaa]'));
});

test('small journals are not kept, and one that is gone is none', async () => {
  const cache = new JournalCache();
  const { source, read } = journalOf(['abc']);
  await cache.array(source, 3);
  await cache.array(source, 3);
  expect(read.characters).toBe(6);
  expect(await cache.array({ ...journalOf([]).source, run: 2 }, 3)).toBeUndefined();
});

test('deliveries at the same time read a long journal once, in pieces', async () => {
  const cache = new JournalCache();
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const { source, read } = journalOf(letters.map(part));
  const ends = [9 * PART, 9 * PART, 5 * PART + 7];
  const journals = await Promise.all(ends.map((end) => cache.array(source, end)));
  for (const [index, journal] of journals.entries()) {
    const text = `[${letters.map(part).join('').slice(0, ends[index])}]`;
    expect(journal!.body.equals(Buffer.from(text))).toBe(true);
    expect(journal!.hash ?? sha256(text)).toBe(sha256(text));
  }
  expect(read.characters).toBe(9 * PART);
});
