import { request as httpRequest, type Agent } from 'node:http';
import { onTestFinished } from 'vitest';
import { bindDirect } from '../../src/contract/direct.ts';
import { redisFamily } from '../../src/families/redis/family.ts';
import { listen } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import type { DatabaseRow } from '../../src/control/databases/row.ts';
import { plans, type DatabaseLimits } from '../../src/control/plans.ts';
import { DatabaseMeter } from '../../src/control/usage/database-meter.ts';
import { openTestPlatform } from './databases.ts';

/** A response, with its body parsed. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Opens a platform that serves over HTTP, with a clock that moves only by hand. It is closed after the test. */
export async function openPlatform(directory?: string) {
  const platform = await openTestPlatform(directory === undefined ? {} : { directory });
  const { control, engine, owner } = platform;
  const family = redisFamily(engine, platform.directory);
  const back = bindDirect(family, { log: openLog('warn'), checkResponses: true });
  const server = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
    await platform.close();
  };
  onTestFinished(close);

  /** Sends a command, or the rows of a pipeline, over the agent's connection. */
  function send(row: DatabaseRow, payload: unknown, agent?: Agent): Promise<Answer> {
    const isPipeline = Array.isArray(payload) && Array.isArray(payload[0]);
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          port: server.port,
          agent,
          method: 'POST',
          path: isPipeline ? '/pipeline' : '/',
          headers: { authorization: `Bearer ${row.rest_token}` },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify(payload));
    });
  }

  const create = (type: DatabaseRow['database_type'], eviction = false) =>
    control.databases.create(owner, { name: 'orders', region: 'eu-west-1', type, eviction });

  /** Gives a database smaller limits than its plan has, so that a test need not send gigabytes. */
  function limit(row: DatabaseRow, limits: Partial<DatabaseLimits>): void {
    const meter = platform.directory.get(row.database_id)?.usage;
    if (!(meter instanceof DatabaseMeter)) throw new Error('a database has a meter');
    const allowed = { ...plans[row.database_type], ...limits };
    meter.allow({ limits: allowed, price: 0.1, budget: row.budget });
    engine.database(row.database_id)?.setLimits({
      maxKeyBytes: 32 * 1024,
      maxRecordBytes: allowed.db_max_entry_size,
      maxMemoryBytes: allowed.db_memory_threshold,
      maxDiskBytes: allowed.db_disk_threshold,
    });
  }

  return { ...platform, close, send, create, limit };
}
