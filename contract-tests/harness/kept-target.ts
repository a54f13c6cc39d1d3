import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Target } from './target.ts';

/** A platform for tests, in a separate process. */
export interface StartedTarget {
  readonly target: Target;
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
}

/** Tells test files which platform they run against. */
export interface KeptTarget {
  /** Answers GET with the current target as JSON. DELETE says that tests on it time out. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Milliseconds: only a platform that hangs takes so long. */
const ANSWERS_WITHIN = 60_000;

/**
 * Keeps a platform running for test files: when one of them has lost it, the next ones get another, so that they do not
 * fail too.
 * @param tell says once for each loss what has happened
 */
export async function keepTarget(
  start: () => Promise<StartedTarget>,
  tell: (sentence: string) => void,
): Promise<KeptTarget> {
  let started: StartedTarget | undefined = await start();
  let hangs: string | undefined;
  const current = async (): Promise<Target> => {
    const lost = started && (hangs ?? (await lossOf(started.target)));
    if (started !== undefined && lost === undefined) return started.target;
    if (started !== undefined) {
      tell(`the platform under test is lost (${lost}): the next test files get another one`);
      await started.stop('SIGKILL');
      started = hangs = undefined;
    }
    started = await start();
    return started.target;
  };
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    if (request.method === 'DELETE') {
      hangs = 'its tests time out';
      response.end();
      return;
    }
    const asked = last.then(current);
    last = asked.catch(() => undefined);
    asked.then(
      (target) => response.end(JSON.stringify(target)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await last;
      await started?.stop('SIGTERM');
    },
  };
}

/** Why nobody can use a platform any more; undefined if that is not so. */
async function lossOf(target: Target): Promise<string | undefined> {
  const { redisUrl, kafkaUrl, queueUrl, managementUrl, consoleUrl } = target;
  const urls = [redisUrl, kafkaUrl, queueUrl, managementUrl, consoleUrl];
  const refused = (await Promise.all(urls.map(connectionError))).find((error) => error);
  if (refused !== undefined) return refused;
  try {
    const answer = await fetch(`${consoleUrl}/readyz`, {
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    });
    const { parts } = (await answer.json()) as {
      parts: readonly { kind: string; status: string; reason?: string }[];
    };
    // Engines fail where a test stops their servers, and recover.
    return parts.find(({ kind, status }) => kind === 'address' && status === 'failing')?.reason;
  } catch (error) {
    return (error as Error).message;
  }
}

async function connectionError(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    socket.destroy();
  }
}
