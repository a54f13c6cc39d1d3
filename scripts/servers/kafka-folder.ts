import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPath, javaOptions } from './java.ts';

/** 16 bytes in base64, the form of ids in Kafka. */
const CLUSTER = 'cGxpbnRoLXRlc3RzLTAwMA';
const BOOTSTRAP = 'bootstrap.checkpoint';

export interface FolderOrder {
  readonly folder: string;
  /** The properties of the broker, with `FOLDER/data` as its `log.dirs`. */
  readonly settingsFile: string;
  readonly nodeId: number;
  /** Users: `SCRAM-SHA-256=[name=ann,password=secret]` */
  readonly scram: readonly string[];
}

/** The first records of a cluster, by its users: they are the same for each broker. */
const bootstraps = new Map<string, Promise<Buffer>>();

/**
 * Formats the folder of a broker. The first one of a kind is formatted by Kafka's tool, on a Java of its own; others get what
 * that wrote, with their own ids.
 * @throws Error if the tool fails
 */
export async function formatFolder(order: FolderOrder): Promise<void> {
  const { folder, nodeId, scram } = order;
  const kind = scram.join(' ');
  const known = bootstraps.get(kind);
  if (known === undefined) {
    const made = format(order).then(() => readFileSync(join(folder, 'data', BOOTSTRAP)));
    bootstraps.set(kind, made);
    await made;
    return;
  }
  const bootstrap = await known;
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', BOOTSTRAP), bootstrap);
  const ids = [
    `node.id=${nodeId}`,
    `directory.id=${randomBytes(16).toString('base64url')}`,
    'version=1',
    `cluster.id=${CLUSTER}`,
  ];
  writeFileSync(join(folder, 'data', 'meta.properties'), `${ids.join('\n')}\n`);
}

async function format({ folder, settingsFile, scram }: FolderOrder): Promise<void> {
  const users = scram.flatMap((user) => ['--add-scram', user]);
  const child = spawn(
    'java',
    [
      ...javaOptions('broker'),
      ...['-cp', classPath(), 'kafka.tools.StorageTool', 'format'],
      ...['-t', CLUSTER, '-c', settingsFile, ...users],
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Kafka's folder can't be made: ${said}`);
}
