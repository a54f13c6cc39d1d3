import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { TemporaryFolder } from './server-process.ts';

/** A self-signed certificate for `localhost` and 127.0.0.1, with its key. */
export interface Certificate {
  /** PEM; clients have to trust it. */
  readonly certificate: string;
  /** PEM, PKCS #8. */
  readonly key: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Creates one, in the folder of a server. */
export async function makeCertificate({ path, owner }: TemporaryFolder): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const files = { certificate: made.cert, key: made.private };
  const paths = Object.entries(files).map(([name, text]) => {
    const file = join(path, `${name}.pem`);
    writeFileSync(file, text, { mode: 0o600 });
    if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
    return file;
  });
  return { ...files, certificateFile: paths[0]!, keyFile: paths[1]! };
}
