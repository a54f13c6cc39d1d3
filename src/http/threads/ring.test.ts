import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_BYTES, Ring, ringMemory } from './ring.ts';

function ends() {
  const memory = ringMemory();
  return { writer: new Ring(memory), reader: new Ring(memory) };
}

/** Everything that there is, as text. */
function read(reader: Ring, most = Infinity): string[] {
  const frames: string[] = [];
  reader.read(most, (connection, kind, value, bytes) =>
    frames.push(`${connection} ${kind} ${value} ${bytes.toString('latin1')}`),
  );
  return frames;
}

test('frames come in order, once they have been published', () => {
  const { writer, reader } = ends();

  writer.write(1, 2, 3, 'caf\u00e9');
  writer.write(4, 5, -6, Buffer.from('bytes'));
  writer.write(7, 8, 9, '');
  expect(read(reader)).toEqual([]);

  writer.publish();
  expect(read(reader)).toEqual(['1 2 3 caf\u00e9', '4 5 -6 bytes', '7 8 9 ']);
  expect(read(reader)).toEqual([]);
});

test('frames of any size come as they were sent, however often the ring is filled', () => {
  const { writer, reader } = ends();
  const expected: string[] = [];
  const came: string[] = [];
  for (let number = 0; number < 5000; number++) {
    const text = String.fromCodePoint(randomInt(256)).repeat(
      randomInt(10) === 0 ? randomInt(MOST_BYTES) : randomInt(20),
    );
    while (!writer.write(number, 1, text.length, text)) {
      writer.publish();
      came.push(...read(reader, randomInt(1, 40)));
    }
    expected.push(`${number} 1 ${text.length} ${text}`);
  }
  writer.publish();
  came.push(...read(reader));

  expect(came.length).toBe(expected.length);
  expect(came.every((frame, index) => frame === expected[index])).toBe(true);
});

test('a full ring takes no frame until one has been read, and its reader is told that the writer waits', () => {
  const { writer, reader } = ends();
  const text = 'x'.repeat(MOST_BYTES);
  let written = 0;
  while (writer.write(0, 0, 0, text)) written += 1;
  writer.publish();
  expect(written).toBeGreaterThan(4);
  expect(reader.isRoomAwaited()).toBe(false);

  writer.awaitRoom();
  read(reader, 1);

  expect(reader.isRoomAwaited()).toBe(true);
  expect(reader.isRoomAwaited()).toBe(false);
  expect(writer.write(0, 0, 0, text)).toBe(true);
});

test('a reader that sleeps has to be woken for the next frame, and does not sleep if there is one', () => {
  const { writer, reader } = ends();

  writer.write(1, 1, 1, '');
  expect(writer.publish()).toBe(false);
  expect(reader.sleep()).toBe(false);
  read(reader);
  expect(reader.sleep()).toBe(true);
  writer.write(1, 1, 1, '');
  expect(writer.publish()).toBe(true);
  expect(writer.publish()).toBe(false);
});

test('a frame whose reader throws is not read again', () => {
  const { writer, reader } = ends();
  writer.write(1, 1, 1, 'a');
  writer.write(2, 1, 1, 'b');
  writer.publish();

  expect(() =>
    reader.read(9, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');

  expect(read(reader)).toEqual(['2 1 1 b']);
});
