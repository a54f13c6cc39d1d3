import type { Exchange } from '../exchange.ts';
import type { Choice } from '../report/choose-contract.ts';
import { redactSecrets } from './redact-secrets.ts';
import { toEntry, type Timing } from './to-entry.ts';

/** Writes exchanges to a file. */
export interface Recorder {
  take(exchange: Exchange, timing: Timing): void;
  /** Completes the file. */
  close(): void;
}

/**
 * Writes exchanges with their secrets blanked: as a HAR file, or HAR entries as lines of JSON (`.ndjson`, `.jsonl`).
 * Each is written at once, so that only the end is missing if the recorder is killed.
 * @param name of the file; its extension selects the format
 * @param append adds text to the file
 * @param names names of further secret parameters
 * @param choice selects the contract of an exchange, which marks further secrets
 */
export function recorder(
  name: string,
  append: (text: string) => void,
  version: string,
  names: ReadonlySet<string>,
  choice: Choice = () => undefined,
): Recorder {
  const isLines = /\.(?:ndjson|jsonl)$/i.test(name);
  const creator = { name: 'plinth', version };
  let count = 0;
  if (!isLines) append(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  return {
    take(exchange, timing) {
      const shown = redactSecrets(withWholeBodies(exchange), { names, contract: choice(exchange) });
      const entry = JSON.stringify(toEntry(shown, timing));
      append(isLines ? `${entry}\n` : `${count === 0 ? '' : ','}\n${entry}`);
      count++;
    },
    close() {
      if (!isLines) append('\n]}}\n');
    },
  };
}

/** An answer whose end has not come is not recorded, because it would be repeated as a whole one. */
function withWholeBodies(exchange: Exchange): Exchange {
  const { response } = exchange;
  if (response === undefined || !('rest' in response.body)) return exchange;
  const { rest = '' } = response.body;
  return { ...exchange, response: { ...response, body: { missing: rest } } };
}
