import type { Exchange } from '../exchange.ts';
import { blankSecrets } from './blank-secrets.ts';
import { toEntry, type Timing } from './to-entry.ts';

/** Keeps exchanges in a file. */
export interface Recorder {
  take(exchange: Exchange, timing: Timing): void;
  /** Writes what ends the file. */
  close(): void;
}

/**
 * Writes exchanges, their secrets blanked: a HAR file, or its entries in lines (`.ndjson`, `.jsonl`). Each is written
 * at once, so that a recorder which is killed leaves all but the end.
 * @param name of the file, whose ending says which of the two it is
 * @param append adds text to the file
 * @param secretNames names of further parameters that are secrets
 */
export function recorder(
  name: string,
  append: (text: string) => void,
  version: string,
  secretNames: ReadonlySet<string>,
): Recorder {
  const isLines = /\.(?:ndjson|jsonl)$/i.test(name);
  const creator = { name: 'plinth', version };
  let count = 0;
  if (!isLines) append(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  return {
    take(exchange, timing) {
      const entry = JSON.stringify(toEntry(blankSecrets(exchange, secretNames), timing));
      append(isLines ? `${entry}\n` : `${count === 0 ? '' : ','}\n${entry}`);
      count++;
    },
    close() {
      if (!isLines) append('\n]}}\n');
    },
  };
}
