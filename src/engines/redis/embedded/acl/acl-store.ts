import type { ByteString } from '../../bytes.ts';

/** Storage for the users of a database, in Redis's ACL file format. */
export interface AclStore {
  /** The path of the file, if it is one; for messages. */
  readonly name?: string;
  /** The text that was saved last; undefined if there is none. */
  load(): ByteString | undefined;
  /** Replaces the text. When it returns, the text is on disk. Throws if it can't be. */
  save(text: ByteString): void;
}

/** Keeps the users in memory. */
export function memoryAclStore(): AclStore {
  let saved: ByteString | undefined;
  return {
    load: () => saved,
    save: (text) => void (saved = text),
  };
}
