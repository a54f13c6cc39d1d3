import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

const action = parse(readFileSync(join(HERE, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
};

/** A comment of a pull request, as GitHub has it. */
interface Comment {
  readonly url: string;
  body: string;
  readonly user: { readonly type: 'Bot' | 'User' };
  /** What the author is in the repository. */
  readonly author_association: 'NONE' | 'MEMBER';
}

/** A pull request of a repository, whose jobs run here. */
export interface PullRequest {
  /** The working directory of jobs. */
  readonly folder: string;
  readonly comments: Comment[];
  /** The address of GitHub's API. */
  readonly api: string;
  /** Runs the steps of the action in bash, as a runner does. */
  run(inputs: Readonly<Record<string, string>>): Promise<JobEnd>;
  close(): Promise<void>;
}

interface JobEnd {
  readonly code: number;
  readonly printed: string;
  readonly summary: string;
}

/** @param program what npx finds: a line of sh, in which `$@` are the command and its arguments */
export async function pullRequest(program: string): Promise<PullRequest> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-action-'));
  const comments: Comment[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { body } = text === '' ? { body: '' } : (JSON.parse(text) as { body: string });
    const [, index] = /comments\/(\d+)$/.exec(request.url!) ?? [];
    const known = comments[Number(index)];
    if (request.headers.authorization !== 'Bearer token') response.statusCode = 403;
    else if (request.method === 'POST') {
      comments.push({
        ...{ url: `${api}/comments/${comments.length}`, body },
        ...{ user: { type: 'Bot' }, author_association: 'NONE' },
      });
    } else if (request.method === 'PATCH') {
      // With its token a job may change those of anybody.
      if (known !== undefined) known.body = body;
      else response.statusCode = 404;
    }
    response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(folder, 'bin'));
  const npx = `#!/bin/sh\nshift 4\n${program}\n`;
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 });
  return {
    folder,
    comments,
    api,
    run: (inputs) => runAction(folder, api, inputs),
    async close() {
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function runAction(
  folder: string,
  api: string,
  inputs: Readonly<Record<string, string>>,
): Promise<JobEnd> {
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  let [code, printed] = [0, ''];
  for (const step of action.runs.steps) {
    if (step.if !== undefined && inputs['comment'] === 'false') continue;
    const outputs = readFileSync(files.GITHUB_OUTPUT, 'utf8');
    const value = (expression: string): string => {
      const [name = '', otherwise] = expression.split(' || ');
      const [, input] = /^inputs\.(.+)$/.exec(name) ?? [];
      const [, output] = /^steps\.run\.outputs\.(.+)$/.exec(name) ?? [];
      if (output !== undefined) return new RegExp(`^${output}=(.*)$`, 'm').exec(outputs)?.[1] ?? '';
      if (input === undefined) return '7';
      const given = inputs[input] ?? action.inputs[input]!.default ?? '';
      return given === '' && otherwise !== undefined ? value(otherwise) : given;
    };
    const given = Object.entries(step.env).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => value(expression)),
    ]);
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: folder,
      // Bash takes a socket for a remote shell, which reads files of the user.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${join(folder, 'bin')}:${join(process.execPath, '..')}:${process.env['PATH']}`,
        ...(Object.fromEntries(given) as Record<string, string>),
        ...files,
        ...{ RUNNER_TEMP: folder, GITHUB_ACTION_PATH: HERE, GITHUB_API_URL: api },
        GITHUB_REPOSITORY: 'team/shop',
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    [code] = (await once(child, 'close')) as [number];
    if (code !== 0) break;
  }
  return { code, printed, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') };
}
