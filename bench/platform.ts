import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answering, freePort, start } from './processes.ts';

/** A platform that a bench has started. */
export interface BenchedPlatform {
  readonly child: ChildProcess;
  readonly redis: string;
  readonly kafka: string;
  readonly queue: string;
  readonly management: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly ready: number;
}

/** Starts Plinth on a data directory, at free ports. @param flags further ones */
export async function startPlatform(
  directory: string,
  flags: readonly string[] = [],
): Promise<BenchedPlatform> {
  const [redisPort, kafkaPort, queuePort, managementPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const begun = performance.now();
  const child = start(process.execPath, [
    ...['--', fileURLToPath(new URL('../bin/plinth.js', import.meta.url)), 'start'],
    ...['--resp-port', '0', '--console-port', '0', '--data-dir', directory],
    ...['--redis-port', String(redisPort)],
    ...['--kafka-port', String(kafkaPort), '--queue-port', String(queuePort)],
    ...['--management-port', String(managementPort)],
    ...flags,
  ]);
  const kafka = `http://127.0.0.1:${kafkaPort}`;
  await answering(kafka);
  const ready = performance.now() - begun;
  const queue = `http://127.0.0.1:${queuePort}`;
  await answering(queue);
  const management = `http://127.0.0.1:${managementPort}`;
  const redis = `http://127.0.0.1:${redisPort}`;
  return { child, redis, kafka, queue, management, ready };
}

/** Stops a platform gracefully, unless told otherwise, and waits for its end. */
export function stop(
  platform: BenchedPlatform,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  return new Promise((resolve) => {
    platform.child.once('exit', () => resolve());
    platform.child.kill(signal);
  });
}
