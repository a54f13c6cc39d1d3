import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../clients/go/', import.meta.url));
const ENDS_WITHIN = 240_000;

/** A line of the output of `go test -json`. */
interface TestEvent {
  readonly Action: string;
  readonly Test?: string;
  readonly Output?: string;
}

/** The tests in Go, in order: `TestPublishJSON`. */
export function goTests(): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('_test.go'));
  return files.flatMap((file) => {
    const names = readFileSync(FOLDER + file, 'utf8').matchAll(/^func (Test\w+)\(/gm);
    return [...names].map(([, name = '']) => name);
  });
}

/** Runs all of them. @returns the output of each failed test by its name; null for tests that passed */
export async function runGoTests(
  env: Readonly<Record<string, string>>,
): Promise<Map<string, string | null>> {
  const child = spawn('go', ['test', '-json', '-count=1', './...'], {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    timeout: ENDS_WITHIN,
  });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const outcomes = new Map<string, string | null>();
  const outputs = new Map<string, string>();
  for (const line of printed.split('\n').filter((text) => text.startsWith('{'))) {
    const { Action: action, Test: test, Output: output = '' } = JSON.parse(line) as TestEvent;
    if (test === undefined) continue;
    if (action === 'output') outputs.set(test, (outputs.get(test) ?? '') + output);
    if (action === 'pass') outcomes.set(test, null);
    if (action === 'fail') outcomes.set(test, outputs.get(test) ?? 'it failed');
  }
  if (outcomes.size === 0) throw new Error(`go test has run nothing: ${complaints}${printed}`);
  return outcomes;
}
