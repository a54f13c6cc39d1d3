import { describe, expect, test } from 'vitest';
import type { ByteString } from '../../bytes.ts';
import { CommandBuffer } from './command-buffer.ts';

type Argv = readonly ByteString[];

/** The commands as RESP, written as plainly as can be. */
const resp = (commands: readonly Argv[]) =>
  commands
    .map((argv) => [`*${argv.length}`, ...argv.flatMap((word) => [`$${word.length}`, word]), ''])
    .map((lines) => lines.join('\r\n'))
    .join('');

const contentOf = (buffer: CommandBuffer) => buffer.pieces().join('');

/** Words of all lengths at which something begins to be written in another way, and of each kind of byte. */
const LENGTHS = [0, 1, 9, 10, 11, 12, 13, 31, 32, 33, 99, 100, 101, 255, 999, 1000, 1024, 70_000];
const EVERY_BYTE = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte));
const words = LENGTHS.map((length) => EVERY_BYTE.repeat(Math.ceil(length / 256)).slice(0, length));

describe('commands are written as RESP', () => {
  test.each(words.map((word) => [word.length, word] as const))(
    'with a word of %i bytes',
    (_, word) => {
      const buffer = new CommandBuffer();
      const commands = [['SET', word, 'x'], [word], [word, word, word]];
      for (const argv of commands) buffer.add(argv);
      expect(buffer.length).toBe(resp(commands).length);
      expect(contentOf(buffer)).toBe(resp(commands));
    },
  );

  test.each([1, 9, 10, 99, 100, 101, 112, 113, 114, 1000, 1001])('with %i words', (count) => {
    const buffer = new CommandBuffer();
    const commands = [Array<string>(count).fill(''), Array<string>(count).fill('é')];
    for (const argv of commands) buffer.add(argv);
    expect(contentOf(buffer)).toBe(resp(commands));
  });

  test('of words that are made of parts of others', () => {
    const buffer = new CommandBuffer();
    const long = 'a long text of which only parts are written, and each as often as one likes';
    const commands = Array.from(long, (_, i) => ['SET', long.slice(0, i), `${long.slice(i)}${i}`]);
    for (const argv of commands) buffer.add(argv);
    expect(contentOf(buffer)).toBe(resp(commands));
  });

  test('by many buffers in turn, and more than there is room for at once', () => {
    const buffers = Array.from({ length: 3 }, () => new CommandBuffer());
    const written: Argv[][] = buffers.map(() => []);
    for (let i = 0; i < 6000; i++) {
      // Sometimes one after another, sometimes many of the same.
      const at = (i < 3000 ? i : Math.floor(i / 500)) % buffers.length;
      const argv = ['SET', `key:${i}`, words[i % LENGTHS.length]!.slice(0, 900)];
      buffers[at]!.add(argv);
      written[at]!.push(argv);
      if (i % 1000 === 0) expect(buffers[at]!.length).toBe(resp(written[at]!).length);
    }
    for (const [at, buffer] of buffers.entries()) {
      expect(contentOf(buffer)).toBe(resp(written[at]!));
      expect(contentOf(buffer)).toBe(resp(written[at]!));
    }
  });
});

test('commands that belong together are a transaction; one by itself is not', () => {
  const buffer = new CommandBuffer();
  const [one, two, long] = [
    ['SET', 'a', '1'],
    ['DEL', 'b'],
    ['SET', 'c', 'x'.repeat(2000)],
  ];
  buffer.addTogether([one]);
  buffer.addTogether([one, two, long, two]);
  buffer.addTogether([long]);
  buffer.addTogether([two]);
  expect(contentOf(buffer)).toBe(resp([one, ['MULTI'], one, two, long, two, ['EXEC'], long, two]));
});

describe('what can not be encoded leaves nothing', () => {
  const broken = ['SET', undefined as unknown as ByteString];
  const brokenAtLast = ['SET', 'x'.repeat(2000), undefined as unknown as ByteString];
  const short = ['SET', 'a', '1'];

  test.each([
    ['one command', [broken]],
    ['a long one', [brokenAtLast]],
    ['after a short one', [short, broken]],
    ['after a long one', [['SET', 'a', 'x'.repeat(2000)], short, brokenAtLast]],
    ['after very many', [...Array.from({ length: 5000 }, () => short), broken]],
  ])('%s', (_, commands) => {
    const [buffer, other] = [new CommandBuffer(), new CommandBuffer()];
    buffer.add(short);
    expect(() => buffer.addTogether(commands)).toThrow(TypeError);
    expect(contentOf(buffer)).toBe(resp([short]));
    other.add(short);
    buffer.add(short);
    expect(contentOf(buffer)).toBe(resp([short, short]));
    expect(contentOf(other)).toBe(resp([short]));
  });
});

test('a cleared buffer is empty, and another one keeps what it has', () => {
  const [buffer, other] = [new CommandBuffer(), new CommandBuffer()];
  other.add(['SET', 'other', '1']);
  buffer.add(['SET', 'a', '1']);
  buffer.clear();
  expect(buffer.length).toBe(0);
  expect(contentOf(buffer)).toBe('');
  buffer.add(['SET', 'a', '2']);
  other.clear();
  expect(contentOf(buffer)).toBe(resp([['SET', 'a', '2']]));
  expect(other.length).toBe(0);
});

test('a buffer takes over what another one has, behind its own', () => {
  for (const isOtherFirst of [true, false]) {
    const [buffer, other] = [new CommandBuffer(), new CommandBuffer()];
    const fill = [() => buffer.add(['SET', 'a', '1']), () => other.add(['SET', 'b', '2'])];
    for (const add of isOtherFirst ? fill.toReversed() : fill) add();
    buffer.addAll(other);
    buffer.add(['SET', 'c', '3']);
    expect(contentOf(buffer)).toBe(
      resp([
        ['SET', 'a', '1'],
        ['SET', 'b', '2'],
        ['SET', 'c', '3'],
      ]),
    );
  }
});
