import { createHash } from 'node:crypto';
import type { ByteString } from '../../bytes.ts';

const LOCKING = 'allow-key-locking';
const FLAGS = / flags=(\S*)/;
/** The number of digests that are remembered; a forgotten script is sent again. */
const MOST_KNOWN = 1000;

/**
 * Removes `allow-key-locking` from a script: servers refuse this flag of the hosted service, which lets scripts on
 * other keys run concurrently. A server runs one script at a time, so nothing is lost.
 */
export function withoutKeyLocking(script: ByteString): ByteString {
  if (!script.startsWith('#!')) return script;
  const end = script.indexOf('\n');
  const head = script.slice(0, Math.max(end, 0));
  const named = FLAGS.exec(head)?.[1]?.split(',');
  if (named?.includes(LOCKING) !== true) return script;
  const others = named.filter((name) => name !== LOCKING);
  const flags = others.length === 0 ? '' : ` flags=${others.join(',')}`;
  return head.replace(FLAGS, () => flags) + script.slice(end);
}

/** Maps the digests that clients know to those of the scripts that were sent without the flag. */
export class ScriptDigests {
  readonly #onServer = new Map<string, string>();

  /** The server-side form of a script. */
  sent(script: ByteString): ByteString {
    const known = withoutKeyLocking(script);
    if (known !== script) {
      this.#onServer.set(digestOf(script), digestOf(known));
      const [oldest] = this.#onServer.keys();
      if (this.#onServer.size > MOST_KNOWN) this.#onServer.delete(oldest!);
    }
    return known;
  }

  /** The server-side digest of a script. */
  digest(digest: ByteString): ByteString {
    return this.#onServer.get(digest.toLowerCase()) ?? digest;
  }
}

/** The digest in the reply to SCRIPT LOAD. */
export function digestOf(script: ByteString): ByteString {
  return createHash('sha1').update(script, 'latin1').digest('hex');
}
