import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { quantile, report } from './figures.ts';
import { startPlatform } from './platform.ts';
import { answering, freePort, start, stopAll } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { record, saveRows } from './table.ts';

/**
 * Steps of runs beside plain messages of which each publishes the next one, and long runs with large results.
 * `node bench/workflows.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const TOKEN = 'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoiZGVmYXVsdFBhc3N3b3JkIn0=';
const TOGETHER = 64;
const STEPS = 30;
/**
 * Long runs. The official SDK decodes and parses all entries at each step, byte by byte and also those that it has fetched,
 * which takes many times longer than the rest: so each is measured alone.
 */
const LONG = [
  { kind: 'bare', steps: 1000, size: 10_000 },
  { kind: 'sdk', steps: 100, size: 10_000 },
] as const;
/** Seconds in which the first one has to end. */
const LONG_WITHIN = 10;

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  const port = await freePort();
  const { queue, child } = await startPlatform(join(folder, 'data'));
  const program = fileURLToPath(new URL('servers/workflow-endpoints.ts', import.meta.url));
  const endpoints = start(process.execPath, [program, String(port), queue, TOKEN]);
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/ended`);

  const begin = async (path: string, id: string): Promise<void> => {
    const url = `${address}${path}`;
    const isPlain = path.startsWith('/plain');
    const headers = isPlain
      ? {}
      : {
          'Upstash-Workflow-Init': 'true',
          'Upstash-Workflow-RunId': id,
          'Upstash-Workflow-Url': url,
          'Upstash-Feature-Set': 'LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig',
          'Upstash-Workflow-Sdk-Version': '1',
          'Upstash-Forward-Upstash-Workflow-Sdk-Version': '1',
        };
    const response = await fetch(`${queue}/v2/publish/${url}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{"n":0}',
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  // On a connection of its own: the endpoints close those that have waited while they worked.
  const endedRuns = () =>
    new Promise<number>((resolve, reject) => {
      get(`${address}/ended`, { agent: false }, (response) => {
        text(response).then((count) => resolve(Number(count)), reject);
      }).on('error', reject);
    });
  let begun = 0;
  /** @returns seconds until all have ended */
  const run = async (path: string, count: number): Promise<number> => {
    const before = await endedRuns();
    const at = performance.now();
    await Promise.all(
      Array.from({ length: count }, () => begin(path, `wfr_bench-${(begun += 1)}`)),
    );
    while ((await endedRuns()) < before + count) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (performance.now() - at) / 1000;
  };

  const rates: Record<'plain' | 'bare', number[]> = { plain: [], bare: [] };
  /** Milliseconds of the platform's processor time for each, which do not depend on what else runs on the machine. */
  const costs: Record<'plain' | 'bare', number[]> = { plain: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of ['plain', 'bare'] as const) {
      const before = processorTime(child.pid!);
      const seconds = await run(`/${kind}?steps=${STEPS}&size=10`, TOGETHER);
      // The first round warms up.
      if (round === 0) continue;
      rates[kind].push((TOGETHER * STEPS) / seconds);
      costs[kind].push(((processorTime(child.pid!) - before) * 1000) / (TOGETHER * STEPS));
    }
  }
  const [plain, bare] = [quantile(rates.plain), quantile(rates.bare)];
  record({
    what: `steps of ${TOGETHER} runs`,
    reached: `${bare.toFixed(0)}/s`,
    beside: `messages that publish the next one: ${plain.toFixed(0)}/s`,
    ratio: bare / plain,
    aim: { atLeast: 0.5 },
  });

  const [ofMessage, ofStep] = [quantile(costs.plain), quantile(costs.bare)];
  record({
    what: 'processor time of a step',
    reached: `${ofStep.toFixed(2)} ms`,
    beside: `a message: ${ofMessage.toFixed(2)} ms`,
    ratio: ofStep / ofMessage,
    aim: { atMost: 2 },
  });

  for (const { kind, steps, size } of LONG) {
    const clocks = [child, endpoints].map(
      ({ pid }) =>
        () =>
          processorTime(pid!),
    );
    const before = clocks.map((clock) => clock());
    const seconds = await run(`/${kind}?steps=${steps}&size=${size}`, 1);
    const [ours, theirs] = clocks.map((clock, index) => clock() - before[index]!);
    const what = `${steps} steps of ${size / 1000} kB, ${kind === 'sdk' ? 'official SDK' : 'nothing decoded'}`;
    report(
      what,
      `${seconds.toFixed(1)} s; processor: ours ${ours!.toFixed(1)} s, theirs ${theirs!.toFixed(1)} s`,
    );
    if (kind === 'sdk') continue;
    record({
      what,
      reached: `${seconds.toFixed(1)} s`,
      beside: `${LONG_WITHIN} s`,
      ratio: seconds / LONG_WITHIN,
      aim: { atMost: 1 },
    });
  }
  saveRows('workflows');
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}
