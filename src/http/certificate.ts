import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** The names of the two files; who trusts the first can be sure of the platform. */
const CERTIFICATE = 'certificate.pem';
const KEY = 'key.pem';

const YEARS = 10;

/**
 * The certificate of the platform, self-signed, for `localhost` and every name directly below it. It is
 * made once and kept, so that a client that has come to trust it may go on doing so.
 * @param directory where it is kept; without one it is good for this run
 */
export async function platformCertificate(directory?: string): Promise<Certificate> {
  const kept = directory === undefined ? undefined : read(directory);
  if (kept !== undefined) return kept;
  const made = await make();
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
    // The certificate comes last: where it is, its key is too.
    put(`${directory}/${KEY}`, made.key, 0o600);
    put(`${directory}/${CERTIFICATE}`, made.cert, 0o644);
  }
  return made;
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

async function make(): Promise<Certificate> {
  const { generate } = await import('selfsigned');
  const notAfterDate = new Date();
  notAfterDate.setFullYear(notAfterDate.getFullYear() + YEARS);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: '*.localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { key, cert };
}

function put(path: string, text: string, mode: number): void {
  writeFileSync(`${path}.tmp`, text, { mode, flush: true });
  renameSync(`${path}.tmp`, path);
}
