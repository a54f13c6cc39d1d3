import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findPython } from '../python.ts';
import type { RecordedPlatform, Recorder } from './recorder.ts';

const PROGRAM = fileURLToPath(
  new URL('../../clients/python/workflow_recording.py', import.meta.url),
);

/**
 * The same with the official SDK in Python. The program prints a line for what it needs: `serve URL` where its endpoints
 * are, and `clock MILLISECONDS`, after which it waits for a line.
 */
export async function runPython(recorder: Recorder, platform: RecordedPlatform): Promise<void> {
  const { program, missing } = findPython();
  if (missing !== undefined) throw new Error(missing);
  const child = spawn(program, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ENDPOINT_URL: recorder.endpointUrl,
      ENDPOINT_QUEUE_URL: recorder.endpointQueueUrl,
      CLIENT_URL: recorder.clientUrl,
      WATCH_URL: platform.queueUrl,
      QSTASH_TOKEN: platform.token,
    },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [what, value = ''] = line.split(' ');
    if (what === 'serve') recorder.serveAt(value);
    if (what === 'clock') {
      await recorder.moveClock(Number(value));
      child.stdin.write('moved\n');
    }
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`the program in Python ended with ${String(code)}`);
}
