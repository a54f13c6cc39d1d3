/** The bytes between the items of sequences of JSON, by media type (OpenAPI 3.2, "Sequential Media Types"). */
export const BETWEEN: Readonly<Record<string, number>> = {
  'application/jsonl': 0x0a,
  'application/ndjson': 0x0a,
  'application/x-ndjson': 0x0a,
  'application/json-seq': 0x1e,
};

/** Whether a body of a media type is a sequence of JSON values, such as lines. */
export function isSequence(mediaType: string): boolean {
  return Object.hasOwn(BETWEEN, mediaType);
}

/** The body with some items. */
export function asSequence(mediaType: string, items: readonly unknown[]): string {
  const isOfRecords = BETWEEN[mediaType] === 0x1e;
  return items.map((item) => `${isOfRecords ? '\u001e' : ''}${JSON.stringify(item)}\n`).join('');
}

/** The texts of the items, without what is blank. */
export function textsIn(bytes: Buffer, mediaType: string): Buffer[] {
  const between = BETWEEN[mediaType]!;
  const parts: Buffer[] = [];
  for (let from = 0; from <= bytes.length;) {
    const at = bytes.indexOf(between, from);
    const end = at < 0 ? bytes.length : at;
    const part = bytes.subarray(from, end);
    if (part.some((byte) => byte > 0x20)) parts.push(part);
    from = end + 1;
  }
  return parts;
}
