import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger, type Logger } from '../base/logger.ts';
import { completeSettings } from '../settings/load.ts';
import { startPlatform } from './platform.ts';

test('a start says which database has another port, because another program has taken it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-moved-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const free = Object.fromEntries(ports.map((name) => [`${name}Port`, 0]));
  const settings = completeSettings({ ...free, dataDir });
  const warnings: string[] = [];
  const log: Logger = { ...silentLogger, warn: (_fields, words) => void warnings.push(words) };

  const first = await startPlatform(settings, log);
  const port = Number(new URL(first.env['REDIS_URL']!).port);
  await first.close();
  expect(warnings).toEqual([]);

  const other = createServer();
  await once(other.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const second = await startPlatform(settings, log);
  const now = new URL(second.env['REDIS_URL']!).port;
  await second.close();
  expect(warnings).toEqual([
    `port ${port} is taken or no longer in the settings, the database \`default\` has port ${now}`,
  ]);
});
