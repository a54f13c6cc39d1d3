import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstalledRedis } from './installed-redis.ts';
import { pipelines, type RunCommands } from './resp-pipelines.ts';

const READY_WITHIN = 10_000;

/** A real Redis in a process of its own, which keeps nothing. */
export interface RedisServer {
  /** Sends commands together. @returns their replies */
  readonly run: RunCommands;
  readonly stop: () => Promise<void>;
}

/** Starts a `redis-server`. */
export async function startRedisServer({ program }: InstalledRedis): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-redis-'));
  const path = join(folder, 'socket');
  const child = spawn(
    program,
    ['--port', '0', '--unixsocket', path, '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${program} can't be started: ${String(error)}`);
  });
  const socket = await Promise.race([connected(path, child), failed]);
  return {
    run: pipelines(socket),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connected(path: string, child: ChildProcess): Promise<Socket> {
  const deadline = Date.now() + READY_WITHIN;
  for (;;) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (cause) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`redis-server does not serve (exit code ${child.exitCode})`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
