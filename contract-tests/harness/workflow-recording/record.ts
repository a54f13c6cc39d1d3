import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPlatform } from '../platform-process.ts';
import { runJavascript } from './javascript.ts';
import { runPython } from './python.ts';
import { recordingPath, SDKS, type WorkflowRecording } from './recording.ts';
import { Recorder, type RecordedPlatform } from './recorder.ts';

/**
 * Records anew what programs with the official SDKs for workflows send and receive, for
 * `contract-tests/scenarios/queue/recorded-workflows.test.ts`:
 *
 *     node contract-tests/harness/workflow-recording/record.ts [javascript|python]
 */
const PROGRAMS = { javascript: runJavascript, python: runPython };
const [only] = process.argv.slice(2);

for (const sdk of SDKS) {
  if (only === undefined || only === sdk) await record(sdk);
}

async function record(sdk: (typeof SDKS)[number]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-recording-'));
  const { env, stop } = await startPlatform('start', ['--data-dir', join(folder, 'data')]);
  const platform: RecordedPlatform = {
    queueUrl: env['QSTASH_URL']!,
    consoleUrl: env['PLINTH_CONSOLE_URL']!,
    token: env['QSTASH_TOKEN']!,
  };
  const recorder = new Recorder(platform);
  try {
    await recorder.start();
    await PROGRAMS[sdk](recorder, platform);
    const recording: WorkflowRecording = { sdk: versionOf(sdk), turns: recorder.turns };
    mkdirSync(dirname(recordingPath(sdk)), { recursive: true });
    writeFileSync(recordingPath(sdk), textOf(recording));
    console.log(`${sdk}: ${recorder.turns.length} turns in ${recordingPath(sdk)}`);
  } finally {
    recorder.close();
    await stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With a line for each turn. */
function textOf({ sdk, turns }: WorkflowRecording): string {
  const lines = turns.map((turn) => JSON.stringify(turn)).join(',\n');
  return `{"sdk":${JSON.stringify(sdk)},"turns":[\n${lines}\n]}\n`;
}

/** `@upstash/workflow 1.3.3` */
function versionOf(sdk: (typeof SDKS)[number]): string {
  if (sdk === 'javascript') {
    const manifest = new URL('package.json', import.meta.resolve('@upstash/workflow'));
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
    return `${name} ${version}`;
  }
  const file = fileURLToPath(new URL('../../clients/python/requirements.txt', import.meta.url));
  const [, version] = /^upstash-workflow==(.*)$/m.exec(readFileSync(file, 'utf8'))!;
  return `upstash-workflow ${version}`;
}
