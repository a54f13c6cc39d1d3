import { expect, test } from 'vitest';
import { metricsText } from './metrics.ts';

/** The lines of one metric that has these samples. */
function lines(...samples: Parameters<typeof metricsText>[0][number]['samples'][number][]) {
  const metric = { name: 'tries_total', type: 'counter', help: 'How often.', samples } as const;
  return metricsText([metric]).split('\n').slice(2, -1);
}

test('a metric has its help, its type, and a line for each sample', () => {
  const text = metricsText([
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

test('backslashes, quotes and line breaks in label values are escaped', () => {
  const sample = { labels: { name: 'a\\b"c"\nd\\n' }, value: 1 };
  expect(lines(sample)).toEqual([String.raw`tries_total{name="a\\b\"c\"\nd\\n"} 1`]);
});

test('in help texts, backslashes and line breaks are escaped, quotes are not', () => {
  const text = metricsText([
    { name: 'a', type: 'gauge', help: 'The "size"\nof C:\\.', samples: [] },
  ]);
  expect(text).toBe(
    String.raw`# HELP a The "size"\nof C:\\.
# TYPE a gauge
`,
  );
});

test('numbers are written in full or with an exponent, infinities and NaN by name', () => {
  const values = [0, 2 ** 53, 1e21, Infinity, -Infinity, NaN];
  expect(lines(...values.map((value) => ({ value })))).toEqual(
    ['0', '9007199254740992', '1e+21', '+Inf', '-Inf', 'NaN'].map((text) => `tries_total ${text}`),
  );
});
