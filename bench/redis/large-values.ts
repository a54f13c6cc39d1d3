import type { Socket } from 'node:net';
import { pipelined } from './real-server.ts';

/** The number of elements of a large value. */
export const SIZE = Number(process.env['BENCH_ELEMENTS'] ?? 1_000_000);
const IN_A_COMMAND = 1000;
/** The number of commands that are sent at once. */
const AT_ONCE = 20;

/** A value, or many keys, with the arguments that add one element each. */
export interface Fill {
  readonly key: string;
  /** The command, with the arguments before the elements. */
  readonly command: readonly string[];
  readonly element: (index: number) => readonly string[];
  /** Whether each element needs a command. */
  readonly single?: boolean;
}

const added = (name: string, key: string, element: Fill['element']): Fill => ({
  key,
  command: [name, key],
  element,
});

/** Numbers in a scrambled order, each once unless the size is a multiple of the factor. */
const mixed = (i: number) => String((i * 7_919) % 15_485_863);

export const LIST = added('RPUSH', 'list', (i) => [mixed(i)]);
export const SET = added('SADD', 'set', (i) => [`member:${i}`]);
/** Half of its members are in the other set too. */
export const OTHER_SET = added('SADD', 'other-set', (i) => [`member:${i + SIZE / 2}`]);
export const HASH = added('HSET', 'hash', (i) => [`field:${i}`, `value:${i}`]);
export const SORTED = added('ZADD', 'sorted', (i) => [mixed(i), `member:${i}`]);
export const OTHER_SORTED = added('ZADD', 'other-sorted', (i) => [
  mixed(i),
  `member:${i + SIZE / 2}`,
]);
export const STREAM: Fill = {
  key: 'stream',
  command: ['XADD', 'stream', '*'],
  element: (i) => ['value', `entry:${i}`],
  single: true,
};
export const KEYS: Fill = {
  key: 'key:0',
  command: ['MSET'],
  element: (i) => [`key:${i}`, `value:${i}`],
};
/** A document of about a megabyte. */
export const DOCUMENT: Fill = {
  key: 'document',
  command: ['JSON.SET', 'document', '$'],
  element: (i) => [i === 0 ? documentText() : ''],
  single: true,
};

function documentText(): string {
  const items = Array.from({ length: SIZE / 50 }, (_, i) => ({
    x: i,
    name: `item ${i}`,
    inner: { x: i / 4 },
  }));
  return JSON.stringify({ items });
}

/** Creates the values that don't exist. */
export async function fillAll(socket: Socket, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) {
    const isThere = await pipelined(socket, [['EXISTS', fill.key]]);
    if (!isThere.startsWith(':1')) await put(socket, fill);
  }
}

async function put(socket: Socket, { command, element, single }: Fill): Promise<void> {
  if (command[0] === 'JSON.SET') {
    await pipelined(socket, [[...command, ...element(0)]]);
    return;
  }
  const share = single === true ? 1 : IN_A_COMMAND;
  const commands = single === true ? IN_A_COMMAND : AT_ONCE;
  for (let at = 0; at < SIZE; at += share * commands) {
    const rows: string[][] = [];
    for (let row = at; row < Math.min(at + share * commands, SIZE); row += share) {
      const elements = Array.from({ length: share }, (_, i) => element(row + i)).flat();
      rows.push([...command, ...elements]);
    }
    await pipelined(socket, rows);
  }
}
