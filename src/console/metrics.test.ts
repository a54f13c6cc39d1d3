import { expect, test } from 'vitest';
import { metricsText } from './metrics.ts';

/** The lines of one metric that has these samples. */
async function lines(...samples: Parameters<typeof metricsText>[0][number]['samples'][number][]) {
  const metric = { name: 'tries_total', type: 'counter', help: 'How often.', samples } as const;
  return (await metricsText([metric])).split('\n').slice(2, -1);
}

test('a metric has its help, its type, and a line for each sample', async () => {
  const text = await metricsText([
    {
      name: 'commands_total',
      type: 'counter',
      help: 'Commands.',
      samples: [
        { labels: { database: 'a', kind: 'read' }, value: 3 },
        { labels: { database: 'a', kind: 'write' }, value: 0 },
      ],
    },
    { name: 'uptime_seconds', type: 'gauge', help: 'Uptime.', samples: [{ value: 1.5 }] },
  ]);
  expect(text).toBe(
    `# HELP commands_total Commands.
# TYPE commands_total counter
commands_total{database="a",kind="read"} 3
commands_total{database="a",kind="write"} 0
# HELP uptime_seconds Uptime.
# TYPE uptime_seconds gauge
uptime_seconds 1.5
`,
  );
});

test('backslashes, quotes and line breaks in label values are escaped', async () => {
  const sample = { labels: { name: 'a\\b"c"\nd\\n' }, value: 1 };
  expect(await lines(sample)).toEqual([String.raw`tries_total{name="a\\b\"c\"\nd\\n"} 1`]);
});

test('in help texts, backslashes and line breaks are escaped, quotes are not', async () => {
  const text = await metricsText([
    { name: 'a', type: 'gauge', help: 'The "size"\nof C:\\.', samples: [] },
  ]);
  expect(text).toBe(
    String.raw`# HELP a The "size"\nof C:\\.
# TYPE a gauge
`,
  );
});

test('numbers are written in full or with an exponent, infinities and NaN by name', async () => {
  const values = [0, 2 ** 53, 1e21, Infinity, -Infinity, NaN];
  expect(await lines(...values.map((value) => ({ value })))).toEqual(
    ['0', '9007199254740992', '1e+21', '+Inf', '-Inf', 'NaN'].map((text) => `tries_total ${text}`),
  );
});

test('others have their turns while very many samples are written', async () => {
  const samples = Array.from({ length: 1000 }, (_, value) => ({ value }));
  const metrics = [{ name: 'many', type: 'gauge' as const, help: '', samples }];
  let turns = 0;
  const next = async () => void (turns += 1);
  expect((await metricsText(metrics, { next })).split('\n')).toHaveLength(1003);
  expect(turns).toBe(5);
});
