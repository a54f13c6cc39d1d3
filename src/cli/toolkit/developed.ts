import type { IncomingMessage, ServerResponse } from 'node:http';
import { LiveDocs, type Documented } from '../../../docs-site/live/live-docs.ts';
import { problemAnswer } from '../../express/documented-refusal.ts';
import { problemOf } from '../../express/problem.ts';
import { startContractMock, type ContractMock } from '../../../mocks/contract/start-contract.ts';
import type { Logger } from '../../base/logger.ts';
import { mount, mountAt } from '../../http/mount.ts';
import type { RequestListener } from '../../http/request-listener.ts';
import { respond } from '../../http/respond.ts';
import { isLoopback } from '../../settings/addresses.ts';
import type { Settings } from '../../settings/table.ts';

/** Where everything is that is not the mock. */
const CONSOLE_PATH = '/_plinth';
const DOCS_PATH = `${CONSOLE_PATH}/docs`;

/** Contracts while they are written: a mock of them, their docs and the console at one address. */
export interface Developed extends Pick<ContractMock, 'failed' | 'close'> {
  readonly mockUrl: string;
  readonly docsUrl: string;
  readonly consoleUrl: string;
  /** Has all of it be of these contracts. */
  show(now: Documented): void;
}

export interface DevelopingOptions {
  readonly port: number;
  readonly dynamic: boolean;
  readonly seed?: number | undefined;
  /** Tells the terminal what the mock finds wrong with contracts. */
  readonly print: (line: string) => void;
}

/** @throws SettingError, or the system's error if the port can't be bound */
export async function startDeveloped(
  settings: Settings,
  log: Logger,
  first: Documented,
  { port, dynamic, seed, print }: DevelopingOptions,
): Promise<Developed> {
  let now = first;
  let mocked = first.contracts;
  /** What the mock has found wrong with the contracts, and with those before. */
  let found: readonly string[] = [];
  let foundBefore: readonly string[] = [];
  const docs = new LiveDocs({
    base: `${DOCS_PATH}/`,
    ownHostOnly: isLoopback(settings.host),
    tryIt: { port: () => Number(new URL(mock.url).port) },
    consolePath: `${CONSOLE_PATH}/console/`,
  });
  const showDocs = () => {
    docs.show({ ...now, warnings: [...new Set([...now.warnings, ...found])] });
  };
  const mock = await startContractMock(settings, log, {
    contracts: mocked,
    port,
    dynamic,
    seed,
    consolePath: CONSOLE_PATH,
    tell(line) {
      if (!foundBefore.includes(line)) print(line);
      found = [...found, line];
      showDocs();
    },
    before: (listener) => {
      const ifUsable: RequestListener = (request, response) => {
        const shown = request.headers['sec-fetch-dest'];
        if (typeof shown === 'string' && PAGES.test(shown)) {
          response.setHeader('Content-Security-Policy', 'sandbox allow-scripts allow-forms');
        }
        if (now.contracts.length > 0) return listener(request, response);
        request.resume();
        respond(request, response, problemAnswer(problemOf(503, now.problems.join('\n'))));
      };
      const shared = mountAt<IncomingMessage, ServerResponse>(
        DOCS_PATH,
        (request, response) => docs.answer(request, response),
        mount<IncomingMessage, ServerResponse>(CONSOLE_PATH, listener, ifUsable),
      );
      return (request, response) => {
        if (!isEntrance(request.url)) return shared(request, response);
        request.resume();
        response.writeHead(302, { location: `${DOCS_PATH}/` }).end();
      };
    },
  });
  showDocs();
  return {
    mockUrl: mock.url,
    docsUrl: `${mock.url}${DOCS_PATH}/`,
    consoleUrl: `${mock.consoleUrl}/console/`,
    show(next) {
      now = next;
      if (now.contracts !== mocked) {
        mocked = now.contracts;
        foundBefore = found;
        found = [];
        mock.replace(mocked);
      }
      showDocs();
    },
    failed: (error) => mock.failed(error),
    close: () => {
      docs.close();
      return mock.close();
    },
  };
}

/**
 * What a browser loads as a page (Fetch Metadata, `Sec-Fetch-Dest`). Anybody may have written the examples of a contract:
 * a page of them gets no origin, so it can't use the console beside it.
 */
const PAGES = /^(?:document|i?frame|embed|object)$/;

/** Whether a request is for the first page below our path. */
function isEntrance(url: string | undefined): boolean {
  return url === CONSOLE_PATH || url === `${CONSOLE_PATH}/` || url === DOCS_PATH;
}
