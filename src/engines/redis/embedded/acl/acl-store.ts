import type { ByteString } from '../../bytes.ts';

/** Where the users of a database are kept, in Redis's ACL file format. */
export interface AclStore {
  /** The file, where it is one; for messages. */
  readonly name?: string;
  /** What was saved last; undefined where nothing was. */
  load(): ByteString | undefined;
  /** Keeps the text in place of what was there: when it returns, it is safe. Throws where it can't. */
  save(text: ByteString): void;
}

/** Keeps the users for as long as the process lives. */
export function memoryAclStore(): AclStore {
  let saved: ByteString | undefined;
  return {
    load: () => saved,
    save: (text) => void (saved = text),
  };
}
