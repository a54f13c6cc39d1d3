import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type Paint, painted, paintFor } from './color.ts';
import { table } from './management/table.ts';

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
])('with the variables %j (terminal: %s), output is colored: %s', (env, isTTY, expected) => {
  const paint = paintFor({ env, stdout: Object.assign(new PassThrough(), { isTTY }) });
  expect(paint('red', 'fail')).toBe(expected ? '\x1b[31mfail\x1b[0m' : 'fail');
});

const tagged: Paint = (color, text) => `<${color}>${text}</>`;

test('the headings and states of a table are colored, and columns stay aligned', () => {
  const rows = [
    ['archive', 'RUNNING', 1],
    ['FAILED to say', 'FAILED', 2],
  ];
  expect(painted(table(['NAME', 'STATE', 'TASKS'], rows), tagged)).toBe(
    [
      '<bold>NAME           STATE    TASKS</>',
      'archive        <green>RUNNING</>      1',
      'FAILED to say  <red>FAILED</>       2',
      '',
    ].join('\n'),
  );
});

test.each(['deleted orders\n', 'NAME is taken\n', '', '{"state": "FAILED"}\n'])(
  'text that is no table is not colored: %j',
  (text) => {
    expect(painted(text, tagged)).toBe(text);
  },
);
