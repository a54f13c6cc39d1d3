import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPath, javaOptions, keptBeside } from './java.ts';

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

/** What formats the folders of a kind in this process. */
const making = new Map<string, Promise<void>>();

/**
 * Formats the folder of a broker. The first records of a cluster are the same for each broker, and depend on its users alone.
 * Kafka's tool, which takes a Java of its own, makes them once for each kind, and they are kept beside the libraries.
 * @throws Error if the tool fails
 */
export async function formatFolder(order: FolderOrder): Promise<void> {
  const { folder, nodeId, scram } = order;
  const data = join(folder, 'data');
  const kind = createHash('sha256').update(scram.join(' ')).digest('hex').slice(0, 16);
  const kept = keptBeside(`${kind}.${BOOTSTRAP}`);
  if (!existsSync(kept) && !making.has(kind)) {
    const made = format(order).then(() => keep(join(data, BOOTSTRAP), kept));
    making.set(kind, made);
    await made;
    return;
  }
  await making.get(kind);
  mkdirSync(data);
  copyFileSync(kept, join(data, BOOTSTRAP));
  const ids = [
    `node.id=${nodeId}`,
    `directory.id=${randomBytes(16).toString('base64url')}`,
    'version=1',
    `cluster.id=${CLUSTER}`,
  ];
  writeFileSync(join(data, 'meta.properties'), `${ids.join('\n')}\n`);
}

/** Other processes may do the same, and find it whole. */
function keep(file: string, kept: string): void {
  const unfinished = `${kept}.${process.pid}`;
  copyFileSync(file, unfinished);
  renameSync(unfinished, kept);
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
