/** What frames say to the thread that has a connection. */
export const TO_CONNECTION = {
  /** Bytes to send. */
  data: 1,
  /** Nothing is sent after this. */
  end: 2,
  /** So many bytes of input have been used. */
  used: 3,
  destroy: 4,
  reset: 5,
  /** Asks for `settled`. Says it of no connection. */
  settle: 6,
} as const;

/** What frames say of a connection that a thread has. */
export const OF_CONNECTION = {
  /** It has been accepted; the bytes are an {@link Accepted} in JSON. */
  accepted: 1,
  /** Input. */
  data: 2,
  /** The client sends nothing after this. */
  end: 3,
  /** The system has taken so many bytes of those that were sent. */
  taken: 4,
  /** It has taken all, and the end. */
  finished: 5,
  /** An error of the system; the bytes are a {@link Failure} in JSON. */
  failed: 6,
  closed: 7,
  /** All that clients had sent when the question came has been said. Says it of no connection. */
  settled: 8,
} as const;

/** A connection that a thread has accepted. */
export interface Accepted {
  /** The number of the port's place in the order in which ports were opened. */
  readonly listener: number;
  readonly remoteAddress: string | undefined;
  readonly remoteFamily: string | undefined;
  readonly remotePort: number | undefined;
  readonly localAddress: string | undefined;
  readonly localPort: number | undefined;
}

/** An error of a socket. */
export interface Failure {
  readonly message: string;
  readonly code: string | undefined;
  readonly syscall: string | undefined;
}

/** @returns the error as the thread that had it saw it */
export function errorOf({ message, code, syscall }: Failure): Error {
  return Object.assign(new Error(message), { code, syscall });
}

/** How much of either direction of a connection may be under way between the threads, in bytes. */
export const WINDOW = 64 * 1024;
/** How much of it has to have been used or taken until the other side is told. */
export const TOLD = 16 * 1024;

/** What a thread is asked, apart from connections. */
export type ThreadQuestion =
  | { readonly open: { readonly listener: number; readonly host: string; readonly port: number } }
  | { readonly close: number };

/** What a thread answers, once it has opened or closed a port. Threads are woken by `undefined`. */
export interface ThreadAnswer {
  readonly listener: number;
  /** Why it could not be opened. */
  readonly error?: Failure;
}
