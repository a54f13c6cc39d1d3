import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '../../src/settings/addresses.ts';
import { urlOf } from '../../src/http/url-of.ts';
import type { Published } from '../../src/settings/published-docs.ts';
import { LiveDocs } from './live-docs.ts';

export interface ServedDocsOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The service or mock that the forms of the pages send to, through this server. */
  readonly target?: URL;
  readonly published?: Published;
}

/** The docs of contracts at an address of their own. */
export interface ServedDocs {
  readonly url: string;
  readonly show: LiveDocs['show'];
  close(): Promise<void>;
}

/** @throws the system's error if the port can't be bound */
export async function serveDocs({
  host,
  port,
  target,
  published,
}: ServedDocsOptions): Promise<ServedDocs> {
  const docs = new LiveDocs({
    base: '/',
    ownHostOnly: isLoopback(host),
    tryIt: target && { service: target },
    published,
  });
  const server = createServer((request, response) => docs.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `${urlOf(host, bound)}/`,
    show: (documented) => docs.show(documented),
    close: () => {
      docs.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
