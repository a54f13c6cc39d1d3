import type { ByteString } from '../../bytes.ts';
import type { Reply } from '../../reply.ts';

/** Sends commands of many callers. Replies are never rejected, but are `Unavailable` if none comes. */
export interface Sender {
  send(argv: readonly ByteString[]): Promise<Reply>;
  /** Sends commands together; from MULTI to EXEC they are one transaction. @returns a reply for each */
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  /** Sends commands to each server that has keys. @returns the replies of each */
  sendToEach(rows: readonly (readonly ByteString[])[]): Promise<Reply[][]>;
  close(): void;
}

/** A connection that one client uses alone, to block, watch or subscribe. */
export interface OwnConnection {
  readonly isClosed: boolean;
  /** Called when it has been closed by either side. */
  onClose: (() => void) | undefined;
  /** Prepares a command to be sent immediately, if that takes a connection. @throws Unavailable */
  reach?(argv: readonly ByteString[]): Promise<void>;
  send(argv: readonly ByteString[]): Promise<Reply>;
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  close(): void;
}
