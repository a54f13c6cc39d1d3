import type { StoredResponse } from '../../../engines/queue/resources.ts';

interface WithBodies {
  readonly body: Buffer;
  readonly response?: StoredResponse | undefined;
}

/** An entry of a listing with the first bytes of its bodies, as a client asks for. @param bytes all if undefined */
export function trimBodies<Entry extends WithBodies>(
  entry: Entry,
  bytes: number | undefined,
): Entry {
  if (bytes === undefined) return entry;
  const { body, response } = entry;
  return {
    ...entry,
    body: body.subarray(0, bytes),
    ...(response && { response: { ...response, body: response.body.subarray(0, bytes) } }),
  };
}
