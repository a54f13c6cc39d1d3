import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { isInstalled } from './processes.ts';

/** One kind of request, sent over and over. */
export interface Workload {
  readonly path: string;
  readonly token?: string;
  /** A whole `Authorization` header, instead of a token. */
  readonly authorization?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: string;
}

export interface Measured {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** The load generator of this run: `wrk` if it is installed, because it takes less processor time. */
export const generator = isInstalled('wrk') ? 'wrk' : 'autocannon';

/** Keeps `connections` busy with a workload for some seconds. */
export function load(
  url: string,
  workload: Workload,
  connections: number,
  seconds: number,
): Promise<Measured> {
  return generator === 'wrk'
    ? withWrk(url, workload, connections, seconds)
    : withAutocannon(url, workload, connections, seconds);
}

async function withWrk(
  url: string,
  workload: Workload,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  try {
    const script = join(folder, 'load.lua');
    writeFileSync(script, luaOf(workload));
    const args = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-s',
      script,
      url + workload.path,
    ];
    const { stdout: out } = await promisify(execFile)('wrk', args);
    if (/Non-2xx/.test(out)) throw new Error(`${url}${workload.path} failed:\n${out}`);
    return {
      requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)![1]),
      p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(out)![1]!),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function headersOf({ token, authorization, headers }: Workload): Record<string, string> {
  return {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(authorization !== undefined && { Authorization: authorization }),
    ...headers,
  };
}

function luaOf(workload: Workload): string {
  const { body } = workload;
  const lines = Object.entries(headersOf(workload)).map(
    ([name, value]) => `wrk.headers["${name}"] = "${value}"`,
  );
  if (body !== undefined) {
    lines.push('wrk.method = "POST"', `wrk.body = [==[${body}]==]`);
    lines.push('wrk.headers["Content-Type"] = "application/json"');
  }
  return lines.join('\n');
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

async function withAutocannon(
  url: string,
  workload: Workload,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const { path, body } = workload;
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    headers: {
      ...headersOf(workload),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST' as const, body }),
  });
  if (result.non2xx > 0) throw new Error(`${url}${path}: ${result.non2xx} failed`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
