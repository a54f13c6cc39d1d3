import { fromText } from '../bytes.ts';
import { ServerRefused, Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import { wordsOf } from './reply-fields.ts';
import type { ServerUrl } from './server-url.ts';
import {
  ServerConnection,
  type ServerAddress,
  type ServerConnectionOptions,
} from './wire/server-connection.ts';

type SentinelOptions = Pick<ServerConnectionOptions, 'authorities' | 'silentFor'>;

/**
 * Asks one Sentinel after the other which server is the master, until one knows.
 * @throws Unavailable if none knows, ServerRefused if the URL names no Sentinels
 */
export async function findMaster(url: ServerUrl, options: SentinelOptions): Promise<ServerAddress> {
  const { hosts, tls, masterName, displayName } = url;
  let reason = '';
  let strangers = 0;
  for (const sentinel of hosts) {
    try {
      const reply = await askOne({ ...sentinel, tls }, masterName, options);
      if (Array.isArray(reply)) {
        const [host, port] = wordsOf(reply as Reply);
        return { host: host!, port: Number(port), tls };
      }
      reason =
        reply instanceof RedisError
          ? reply.message
          : `the Sentinels know no server of the name ${masterName}`;
      if (reason.startsWith('ERR unknown command')) strangers += 1;
    } catch (error) {
      reason = (error as Error).message;
    }
  }
  if (strangers === hosts.length) {
    throw new ServerRefused(
      `${displayName} names no Sentinels: name the server as redis://host:port/0-15`,
    );
  }
  throw Unavailable.unreachable(reason);
}

async function askOne(
  sentinel: ServerAddress,
  masterName: string,
  options: SentinelOptions,
): Promise<Reply> {
  const connection = await ServerConnection.open({ ...sentinel, greeting: [], ...options });
  const reply = await connection.send([
    'SENTINEL',
    'GET-MASTER-ADDR-BY-NAME',
    fromText(masterName),
  ]);
  connection.close();
  return reply;
}
