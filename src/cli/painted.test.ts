import { expect, test } from 'vitest';
import { type Paint, painted } from './color.ts';
import { table } from './management/table.ts';

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
