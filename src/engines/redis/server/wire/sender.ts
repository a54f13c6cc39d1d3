import type { ByteString } from '../../bytes.ts';
import type { Reply } from '../../reply.ts';

/** What commands of many callers are sent through. Replies are never rejected: `Unavailable` where none comes. */
export interface Sender {
  send(argv: readonly ByteString[]): Promise<Reply>;
  /** Sends commands in one piece. From MULTI to EXEC they are one transaction. @returns a reply for each */
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  /** Sends commands to each server that has keys. @returns the replies of each */
  sendToEach(rows: readonly (readonly ByteString[])[]): Promise<Reply[][]>;
  close(): void;
}

/** What the commands of one client alone are sent through, as it waits, watches or listens. */
export interface OwnConnection {
  readonly isClosed: boolean;
  /** Called once it has closed, by either side. */
  onClose: (() => void) | undefined;
  /** Sees to it that a command will be sent at once, where that takes anything. @throws Unavailable */
  reach?(argv: readonly ByteString[]): Promise<void>;
  send(argv: readonly ByteString[]): Promise<Reply>;
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]>;
  close(): void;
}
