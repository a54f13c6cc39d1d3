import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { LAST_ANSWER, type RawInput } from './raw-requests.ts';

/** What a client has received by the end of its connection, without what differs from time to time. */
export interface Outcome {
  /** With a character for each byte. */
  readonly received: string;
  /** Whether the client has closed its side before all was answered. */
  readonly hasGivenUp: boolean;
}

/** Headers whose values differ from time to time, or between platforms. */
const DIFFERING = /^(Date|upstash-sync-token): .*$/gm;
/** Milliseconds; only what hangs takes longer. */
const ANSWERED_WITHIN = 60_000;
/** Milliseconds without an answer, after which a client closes its side: it may have to send more. */
const QUIET = 1500;

/**
 * Sends an input on a connection of its own, and reads to its end. This side is closed once the last request has been
 * answered, or when nothing comes any more.
 */
export function sendRaw(port: number, { text, cuts }: RawInput): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    let isSent = false;
    let hasGivenUp = false;
    const close = () => void (isSent && socket.end());
    const quiet = setTimeout(() => void closeIfQuiet(), QUIET);
    const late = setTimeout(() => {
      received += '<not closed>';
      socket.destroy();
    }, ANSWERED_WITHIN);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (LAST_ANSWER.test(received)) close();
      else quiet.refresh();
    });
    // What is sent behind the end of a connection may reset it, before or after the last answer has been read.
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(quiet);
      clearTimeout(late);
      resolve({ received: received.replaceAll(DIFFERING, '$1: some'), hasGivenUp });
    });
    void send();

    async function closeIfQuiet(): Promise<void> {
      const before = received.length;
      // What has come while the process was busy is read before.
      await turn();
      await turn();
      if (received.length > before) quiet.refresh();
      else {
        hasGivenUp = true;
        close();
      }
    }

    async function send(): Promise<void> {
      let at = 0;
      for (const cut of cuts) {
        socket.write(text.slice(at, cut), 'latin1');
        at = cut;
        await turn();
        await turn();
      }
      socket.write(text.slice(at), 'latin1');
      isSent = true;
      quiet.refresh();
    }
  });
}
