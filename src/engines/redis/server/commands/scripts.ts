import { createHash } from 'node:crypto';
import type { ByteString } from '../../bytes.ts';

const LOCKING = 'allow-key-locking';
const FLAGS = / flags=(\S*)/;
/** How many digests are remembered; a script that was forgotten is sent again. */
const MOST_KNOWN = 1000;

/**
 * A script as servers take it. They know no `allow-key-locking` and refuse what has it: a flag of the hosted service, which lets it
 * run scripts of other keys beside this one. A server runs one script at a time, so nothing is lost without it.
 */
export function asServersTakeIt(script: ByteString): ByteString {
  if (!script.startsWith('#!')) return script;
  const end = script.indexOf('\n');
  const head = script.slice(0, Math.max(end, 0));
  const named = FLAGS.exec(head)?.[1]?.split(',');
  if (named?.includes(LOCKING) !== true) return script;
  const others = named.filter((name) => name !== LOCKING);
  const flags = others.length === 0 ? '' : ` flags=${others.join(',')}`;
  return head.replace(FLAGS, () => flags) + script.slice(end);
}

/** Which digests servers know scripts by that clients know by others, because they were sent without a flag. */
export class KnownScripts {
  readonly #onServer = new Map<string, string>();

  /** A script as it is sent. */
  sent(script: ByteString): ByteString {
    const known = asServersTakeIt(script);
    if (known !== script) {
      this.#onServer.set(digestOf(script), digestOf(known));
      const [oldest] = this.#onServer.keys();
      if (this.#onServer.size > MOST_KNOWN) this.#onServer.delete(oldest!);
    }
    return known;
  }

  /** The digest of a script as the server has it. */
  digest(digest: ByteString): ByteString {
    return this.#onServer.get(digest.toLowerCase()) ?? digest;
  }
}

/** As `SCRIPT LOAD` answers it. */
export function digestOf(script: ByteString): ByteString {
  return createHash('sha1').update(script, 'latin1').digest('hex');
}
