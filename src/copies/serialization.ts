/** Replaces bytes in the JSON: their offset in the bytes that follow it, and their length. */
interface Place {
  readonly $bytes: readonly [number, number];
}

/** Wraps an object that has a member named `$bytes` itself, to distinguish it from a placeholder. */
interface Spelled {
  readonly $bytes: readonly (readonly [string, unknown])[];
}

const LENGTH_BYTES = 4;

/**
 * Serializes a value for another copy: JSON, followed by the bytes that the value contains. As in JSON, undefined
 * members are omitted.
 */
export function serialize(value: unknown): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  const json = JSON.stringify({ value }, function (this: Record<string, unknown>, name, given) {
    // `toJSON` has replaced the buffer by now.
    const own: unknown = this[name];
    if (!Buffer.isBuffer(own)) return isMarked(given) ? spelled(given) : (given as unknown);
    pieces.push(own);
    at += own.length;
    return { $bytes: [at - own.length, own.length] } satisfies Place;
  });
  const head = Buffer.from(json);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...pieces]);
}

/** Parses a serialized value. Its bytes are views of the message, not copies. */
export function deserialize(message: Buffer): unknown {
  const start = LENGTH_BYTES + message.readUInt32BE();
  const { value } = JSON.parse(
    message.toString('utf8', LENGTH_BYTES, start),
    (_, given: unknown) => {
      if (!isMarked(given)) return given;
      const { $bytes } = given as Place | Spelled;
      if (isSpelled($bytes)) return Object.fromEntries($bytes);
      const [from, length] = $bytes;
      return message.subarray(start + from, start + from + length);
    },
  ) as { value?: unknown };
  return value;
}

function isMarked(value: unknown): value is object {
  return typeof value === 'object' && value !== null && '$bytes' in value;
}

function spelled(value: object): Spelled {
  return { $bytes: Object.entries(value) };
}

function isSpelled($bytes: (Place | Spelled)['$bytes']): $bytes is Spelled['$bytes'] {
  return Array.isArray($bytes[0]);
}
