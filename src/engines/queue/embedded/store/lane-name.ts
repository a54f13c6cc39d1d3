/**
 * The line that messages wait in. A message of a FIFO queue waits in its queue; otherwise one with
 * a flow-control key with those of the same key; otherwise with those to the same host.
 */
export type LaneName =
  | {
      readonly kind: 'queue';
      readonly owner: number;
      readonly created: number;
      readonly queue: string;
    }
  | { readonly kind: 'flow'; readonly owner: number; readonly key: string }
  | { readonly kind: 'host'; readonly owner: number; readonly host: string }
  /** A message of a queue that waits for a retry, separately from the queue's line. */
  | { readonly kind: 'retry'; readonly owner: number; readonly seq: number };

export function writeLaneName(name: LaneName): string {
  switch (name.kind) {
    case 'queue':
      return `q:${name.owner}:${name.created}:${name.queue}`;
    case 'flow':
      return `f:${name.owner}:${name.key}`;
    case 'host':
      return `h:${name.owner}:${name.host}`;
    case 'retry':
      return `r:${name.owner}:${name.seq}`;
  }
}

/** The owner of a lane's messages. @param text as written by {@link writeLaneName} */
export function ownerOfLane(text: string): number {
  return Number(text.slice(2, text.indexOf(':', 2)));
}

/** @param text as written by {@link writeLaneName} */
export function readLaneName(text: string): LaneName {
  const ownerEnd = text.indexOf(':', 2);
  const owner = Number(text.slice(2, ownerEnd));
  const rest = text.slice(ownerEnd + 1);
  switch (text[0]) {
    case 'q': {
      const createdEnd = rest.indexOf(':');
      return {
        kind: 'queue',
        owner,
        created: Number(rest.slice(0, createdEnd)),
        queue: rest.slice(createdEnd + 1),
      };
    }
    case 'f':
      return { kind: 'flow', owner, key: rest };
    case 'h':
      return { kind: 'host', owner, host: rest };
    case 'r':
      return { kind: 'retry', owner, seq: Number(rest) };
    default:
      throw new Error(`no lane has the name ${text}`);
  }
}
