type Growing =
  | Uint8Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

const LEAST = 16;

/** An array with room for this many elements: itself, or a copy that is half as long again. */
export function grown<A extends Growing>(array: A, length: number): A;
export function grown(array: Growing, length: number): Growing {
  if (length <= array.length) return array;
  const size = Math.max(LEAST, length, Math.ceil(array.length * 1.5));
  if (array instanceof Uint8Array) return copied(new Uint8Array(size), array);
  if (array instanceof Int16Array) return copied(new Int16Array(size), array);
  if (array instanceof Uint32Array) return copied(new Uint32Array(size), array);
  return copied(new Float64Array(size), array);
}

function copied(to: Growing, from: Growing): Growing {
  to.set(from);
  return to;
}
