import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataError } from '../../base/data-error.ts';
import { syncDirectory } from '../../base/files/sync-directory.ts';
import { Seal } from './seal.ts';

/**
 * The keys that encrypt secrets at rest: the key of the setting, or one in a file beside the data, which is created on
 * first use. If both exist, secrets encrypted with the file's key are re-encrypted with that of the setting.
 */
export class SealKeys {
  readonly #file: string;
  readonly #isGiven: boolean;
  #current: Seal | undefined;
  readonly #earlier: Seal | undefined;

  /**
   * @param file path of the key, whether it exists or not
   * @param given the key of the setting
   * @throws DataError if the file can't be read
   */
  constructor(file: string, given?: string) {
    this.#file = file;
    this.#isGiven = given !== undefined;
    const kept = read(file);
    this.#current = given === undefined ? kept : new Seal(given);
    this.#earlier = given === undefined ? undefined : kept;
  }

  /**
   * The key for encryption, created if there is none yet.
   * @throws the system's error
   */
  current(): Seal {
    return (this.#current ??= make(this.#file));
  }

  /**
   * The key that decrypts a text.
   * @param what names the text in the error
   * @throws DataError if no key does
   */
  opening(sealed: string, place: string, what: string): Seal {
    for (const seal of [this.#current, this.#earlier]) {
      if (seal !== undefined && opens(seal, sealed, place)) return seal;
    }
    if (this.#current === undefined) {
      throw new DataError(
        `${what} is encrypted, but the key is missing: put the file ${this.#file} back, or give the setting encryptionKey (PLINTH_ENCRYPTION_KEY)`,
      );
    }
    const key = this.#isGiven ? 'the setting encryptionKey' : `the file ${this.#file}`;
    throw new DataError(`${what} is encrypted with another key than that of ${key}`);
  }

  /** Deletes the key's file, once everything is encrypted with the setting's key. */
  forgetEarlier(): void {
    if (this.#earlier !== undefined) rmSync(this.#file, { force: true });
  }
}

function opens(seal: Seal, sealed: string, place: string): boolean {
  try {
    seal.open(sealed, place);
    return true;
  } catch {
    return false;
  }
}

function read(file: string): Seal | undefined {
  try {
    return new Seal(readFileSync(file, 'utf8').trim());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new DataError(`the key ${file} can't be read (${code})`, { cause: error });
  }
}

/** Creates a key. It is synced before anything is encrypted with it. Another process may create one first. */
function make(file: string): Seal {
  try {
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
    syncDirectory(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file)!;
}
