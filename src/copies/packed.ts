/** What stands in the JSON for bytes: where they are behind it, and how many. */
interface Place {
  readonly $bytes: readonly [number, number];
}

const LENGTH_BYTES = 4;

/**
 * A value for another copy: JSON, with the bytes that are in it behind it. What is undefined is left out, as in JSON.
 * Objects whose members others may name must not be in it: `$bytes` is taken.
 */
export function packed(value: unknown): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  const json = JSON.stringify({ value }, function (this: Record<string, unknown>, name, given) {
    // A buffer has been made JSON of by now.
    const own: unknown = this[name];
    if (!Buffer.isBuffer(own)) return given as unknown;
    pieces.push(own);
    at += own.length;
    return { $bytes: [at - own.length, own.length] } satisfies Place;
  });
  const head = Buffer.from(json);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...pieces]);
}

/** What was packed. Its bytes are those of the message, not copies. */
export function unpacked(message: Buffer): unknown {
  const start = LENGTH_BYTES + message.readUInt32BE();
  const { value } = JSON.parse(
    message.toString('utf8', LENGTH_BYTES, start),
    (_, given: unknown) => {
      if (!isPlace(given)) return given;
      const [from, length] = given.$bytes;
      return message.subarray(start + from, start + from + length);
    },
  ) as { value?: unknown };
  return value;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && '$bytes' in value;
}
