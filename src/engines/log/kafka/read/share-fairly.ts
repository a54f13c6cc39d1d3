import type { LogRecord } from '../../record.ts';

/** The amount that is taken from a source. */
export interface Share<S> {
  readonly of: S;
  /** At least one. */
  readonly records: readonly LogRecord[];
}

/**
 * Takes records from several sources in turn, from each one at most its share of the bytes while others have records
 * too.
 * @param first index of the source to begin with
 * @param maxBytes of keys, values and headers of all together; the first record is taken whatever its size
 */
export function shareFairly<S extends { readonly records: readonly LogRecord[] }>(
  sources: readonly S[],
  first: number,
  maxBytes: number,
): Share<S>[] {
  const ready = sources.filter(({ records }) => records.length > 0);
  const shares: Share<S>[] = [];
  let bytes = 0;
  for (let i = 0; i < ready.length && (bytes < maxBytes || shares.length === 0); i++) {
    const of = ready[(first + i) % ready.length]!;
    const share = Math.max(1, Math.floor((maxBytes - bytes) / (ready.length - i)));
    const before = bytes;
    let taken = 0;
    for (const record of of.records) {
      const size = payloadSize(record);
      const isFull =
        taken > 0 ? bytes - before + size > share : bytes > 0 && bytes + size > maxBytes;
      if (isFull) break;
      bytes += size;
      taken++;
    }
    if (taken > 0) shares.push({ of, records: of.records.slice(0, taken) });
  }
  return shares;
}

function payloadSize({ key, value, headers }: LogRecord): number {
  let size = (key?.length ?? 0) + (value?.length ?? 0);
  for (const header of headers) size += header.key.length + header.value.length;
  return size;
}
