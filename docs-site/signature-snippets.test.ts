import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf } from '../src/engines/queue/embedded/signing/signature.ts';
import { readGuides } from './pages/guides.ts';

/** The snippets of a guide that verify a signature, each tested with the same requests. */

const KEYS = { QSTASH_CURRENT_SIGNING_KEY: 'sig_current', QSTASH_NEXT_SIGNING_KEY: 'sig_next' };
const URL_OF_HOOK = 'https://example.com/hook?a=b&c=%20';
const BODY = '{"hello":"wörld"}';

interface Request {
  readonly signature: string;
  readonly url: string;
  readonly body: string;
}

function request(given: { key?: string; body?: string; now?: number } = {}): Request {
  const { key = 'sig_current', body = BODY, now = Date.now() } = given;
  const bodyHash = hash('sha256', body, 'base64url');
  const signature = signatureOf({ key, url: URL_OF_HOOK, bodyHash, id: 'jwt_1', now });
  return { signature, url: URL_OF_HOOK, body };
}

const good = request();
const [header = '', payload = '', mac = ''] = good.signature.split('.');
const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');

/** Requests, and whether they come from the queue. */
const requests: readonly (readonly [what: string, request: Request, isGenuine: boolean])[] = [
  ['signed with the current key', good, true],
  ['signed with the next key', request({ key: 'sig_next' }), true],
  ['without a body', request({ body: '' }), true],
  ['signed with another key', request({ key: 'sig_other' }), false],
  ['with another body', { ...good, body: '{"hello":"there"}' }, false],
  ['for another URL', { ...good, url: 'https://example.com/other' }, false],
  ['of ten minutes ago', request({ now: Date.now() - 600_000 }), false],
  ['with other claims', { ...good, signature: `${header}.${payload}A.${mac}` }, false],
  ['not signed at all', { ...good, signature: `${none}.${payload}.` }, false],
  ['with a signature cut short', { ...good, signature: `${header}.${payload}` }, false],
  ['with words for a signature', { ...good, signature: 'größe.2.3' }, false],
  ['with an empty signature', { ...good, signature: '' }, false],
];

/** How a snippet is run: a driver calls it with each of the requests in a file, and prints the results. */
interface Language {
  readonly file: string;
  readonly driver: readonly [file: string, code: string];
  readonly command: readonly string[];
  /** Why it is not run here. */
  readonly missing: string | undefined;
}

const nodeDriver = (module: string) => `
import { readFileSync } from 'node:fs';
import { isGenuine } from './${module}';
const answers = [];
for (const request of JSON.parse(readFileSync('requests.json', 'utf8'))) answers.push(await isGenuine(request));
console.log(JSON.stringify(answers));
`;

const PYTHON_DRIVER = `
import json
from verify import is_genuine
requests = json.load(open("requests.json", encoding="utf-8"))
print(json.dumps([is_genuine(r["signature"], r["url"], r["body"].encode()) for r in requests]))
`;

const GO_DRIVER = `package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	text, _ := os.ReadFile("requests.json")
	var requests []struct{ Signature, Url, Body string }
	json.Unmarshal(text, &requests)
	answers := []bool{}
	for _, r := range requests {
		answers = append(answers, isGenuine(r.Signature, r.Url, []byte(r.Body)))
	}
	out, _ := json.Marshal(answers)
	fmt.Println(string(out))
}
`;

const languages: Readonly<Record<string, Language>> = {
  'the official receiver': {
    file: 'receiver.mjs',
    driver: ['ask-receiver.mjs', nodeDriver('receiver.mjs')],
    command: [process.execPath, 'ask-receiver.mjs'],
    missing: undefined,
  },
  Node: {
    file: 'verify.mjs',
    driver: ['ask.mjs', nodeDriver('verify.mjs')],
    command: [process.execPath, 'ask.mjs'],
    missing: undefined,
  },
  Python: {
    file: 'verify.py',
    driver: ['ask.py', PYTHON_DRIVER],
    command: ['python3', 'ask.py'],
    missing: missing('python3', '--version'),
  },
  Go: {
    file: 'verify.go',
    driver: ['main.go', GO_DRIVER],
    command: ['go', 'run', 'main.go', 'verify.go'],
    missing: missing('go', 'version'),
  },
};

/** With all servers required, a missing program is not reported here, so the test fails. */
function missing(program: string, argument: string): string | undefined {
  if (process.env['TEST_WITH_SERVERS'] === 'yes') return undefined;
  return spawnSync(program, [argument]).error === undefined
    ? undefined
    : `${program} is not installed`;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-signatures-'));
  symlinkSync(
    fileURLToPath(new URL('../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  );
  writeFileSync(join(folder, 'requests.json'), JSON.stringify(requests.map(([, one]) => one)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, { file, driver, command, missing: reason }] of Object.entries(languages)) {
  const title = reason === undefined ? name : `${name} (skipped: ${reason})`;
  test.skipIf(reason !== undefined)(title, async () => {
    writeFileSync(join(folder, file), snippet(file));
    writeFileSync(join(folder, driver[0]), driver[1]);
    const [program = '', ...args] = command;
    const env = { ...process.env, ...KEYS };
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env });
    const answers = JSON.parse(stdout) as boolean[];
    expect(requests.map(([what], i) => [what, answers[i]])).toEqual(
      requests.map(([what, , isGenuine]) => [what, isGenuine]),
    );
  });
}

/** The code in the guide under the name of a file. */
function snippet(file: string): string {
  const fence = new RegExp(`^\`\`\`\\w+ ${RegExp.escape(file)}\\n([\\s\\S]*?)^\`\`\`$`, 'm');
  const found = readGuides().flatMap(({ markdown }) => fence.exec(markdown)?.[1] ?? []);
  expect(found).toHaveLength(1);
  return found[0]!;
}
