import { X509Certificate } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeDirectory } from '../base/files/make-directory.ts';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** The names of the two files. Who trusts the first can be sure of every host of the platform. */
const CERTIFICATE = 'ca.pem';
const KEY = 'ca-key.pem';

const YEARS = 10;
const EC = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/**
 * Issues the certificates of the platform's hosts. A certificate for all of `*.localhost` would do for
 * no client: a wildcard stands for nothing directly below a top-level domain.
 */
export class Authority {
  readonly #own: Certificate;

  /**
   * The authority of the platform. It is made once and kept, so that a client that has come to trust it
   * may go on doing so.
   * @param directory where it is kept; without one it is good for this run
   */
  static async open(directory?: string): Promise<Authority> {
    const kept = directory === undefined ? undefined : read(directory);
    if (kept !== undefined) return new Authority(kept);
    const made = await makeAuthority();
    if (directory !== undefined) {
      makeDirectory(directory);
      // The certificate comes last: where it is, its key is too.
      put(`${directory}/${KEY}`, made.key, 0o600);
      put(`${directory}/${CERTIFICATE}`, made.cert, 0o644);
    }
    return new Authority(made);
  }

  private constructor(own: Certificate) {
    this.#own = own;
  }

  /** What a client is to trust, in PEM. */
  get certificate(): string {
    return this.#own.cert;
  }

  /** A certificate for a host, and for this machine by its usual names and addresses. */
  async issue(host?: string): Promise<Certificate> {
    const { generate } = await import('selfsigned');
    const names = host === undefined ? ['localhost'] : ['localhost', host];
    const { private: key, cert } = await generate([{ name: 'commonName', value: names.at(-1)! }], {
      ...EC,
      notAfterDate: afterYears(YEARS),
      ca: this.#own,
      extensions: [
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'keyUsage', digitalSignature: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        {
          name: 'subjectAltName',
          altNames: [
            ...names.map((value) => ({ type: 2 as const, value })),
            { type: 7, ip: '127.0.0.1' },
            { type: 7, ip: '::1' },
          ],
        },
      ],
    });
    return { key, cert };
  }
}

/** The pair that is kept, if it is whole and still good. */
function read(directory: string): Certificate | undefined {
  try {
    const cert = readFileSync(`${directory}/${CERTIFICATE}`, 'utf8');
    const key = readFileSync(`${directory}/${KEY}`, 'utf8');
    return Date.parse(new X509Certificate(cert).validTo) > Date.now() ? { key, cert } : undefined;
  } catch {
    return undefined;
  }
}

async function makeAuthority(): Promise<Certificate> {
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Plinth' }], {
    ...EC,
    notAfterDate: afterYears(YEARS),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key, cert };
}

function afterYears(years: number): Date {
  const date = new Date();
  date.setFullYear(date.getFullYear() + years);
  return date;
}

function put(path: string, text: string, mode: number): void {
  writeFileSync(`${path}.tmp`, text, { mode, flush: true });
  renameSync(`${path}.tmp`, path);
}
