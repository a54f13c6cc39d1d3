type Stringify = (value: unknown) => string | undefined;

/**
 * The JSON of a value, as `JSON.stringify` writes it, also where it is longer than a string can be (V8: 512 MB).
 * @param stringify writes what fits into one string
 * @returns undefined if the value has no JSON
 * @throws RangeError if a single text in it is too long
 */
export function largeJson(
  value: unknown,
  stringify: Stringify = JSON.stringify,
): Buffer | undefined {
  const pieces: Buffer[] = [];
  return write(value, pieces, stringify) ? Buffer.concat(pieces) : undefined;
}

/** @returns false if the value has no JSON; nothing is written then */
function write(value: unknown, pieces: Buffer[], stringify: Stringify): boolean {
  try {
    const text = stringify(value);
    if (text !== undefined) pieces.push(Buffer.from(text));
    return text !== undefined;
  } catch (error) {
    if (!(error instanceof RangeError) || typeof value !== 'object' || value === null) throw error;
  }
  const isList = Array.isArray(value);
  let separator = isList ? '[' : '{';
  for (const [name, member] of Object.entries(value)) {
    const begin = Buffer.from(isList ? separator : `${separator}${JSON.stringify(name)}:`);
    const place = pieces.push(begin);
    if (!write(member, pieces, stringify)) {
      // As in JSON.stringify, such an item is null and such a member is left out.
      if (isList) pieces.push(Buffer.from('null'));
      else {
        pieces.length = place - 1;
        continue;
      }
    }
    separator = ',';
  }
  pieces.push(Buffer.from(isList ? ']' : '}'));
  return true;
}
