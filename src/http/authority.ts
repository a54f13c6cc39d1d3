import { X509Certificate } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeDirectory } from '../base/files/make-directory.ts';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * File names of the certificate and its key. A client that trusts the certificate can verify every host of the
 * platform.
 */
const CERTIFICATE = 'ca.pem';
const KEY = 'ca-key.pem';

const YEARS = 10;
const EC = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/**
 * A certificate authority that issues the certificates of the platform's hosts. One certificate for `*.localhost`
 * would not do: clients accept no wildcard directly below a top-level domain.
 */
export class Authority {
  readonly #own: Certificate;

  /**
   * Opens the platform's authority. It is created once and kept, so that clients need to trust it only once.
   * @param directory where it is kept; if omitted, it lasts for this run
   */
  static async open(directory?: string): Promise<Authority> {
    const kept = directory === undefined ? undefined : read(directory);
    if (kept !== undefined) return new Authority(kept);
    const made = await makeAuthority();
    if (directory !== undefined) {
      makeDirectory(directory);
      // The certificate is written last, so its existence implies that of the key.
      put(`${directory}/${KEY}`, made.key, 0o600);
      put(`${directory}/${CERTIFICATE}`, made.cert, 0o644);
    }
    return new Authority(made);
  }

  private constructor(own: Certificate) {
    this.#own = own;
  }

  /** The certificate for clients to trust, in PEM. */
  get certificate(): string {
    return this.#own.cert;
  }

  /** Issues a certificate for a host, and for this machine by its usual names and addresses. */
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

/** The stored pair, if it is complete and has not expired. */
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
