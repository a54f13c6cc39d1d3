import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileChanges } from './changes.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { openStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const account = (name: string) => ({ customer_id: name, email: name, creation_time: 0 });

test('what another process commits to a file is noticed, and what this one commits is not', async () => {
  const open = () => openStore(nodeSqliteDialect(join(folder, 'control.db')));
  const [own, other] = [await open(), await open()];
  const noticed: unknown[] = [];
  const changes = await fileChanges(own);
  await own.insertInto('account').values(account('ann')).execute();
  const end = changes.listen((change) => noticed.push(change));
  await own.insertInto('account').values(account('cyd')).execute();
  await other.insertInto('account').values(account('bob')).execute();
  await expect.poll(() => noticed).toEqual(['anything']);
  end();
  await Promise.all([own.destroy(), other.destroy()]);
});
