import type { Color, Paint } from './color.ts';

/** The headings of a table: words in capitals, two spaces apart. */
const HEADINGS = /^[A-Z][A-Z\d/%-]*(?: {1,}[A-Z][A-Z\d/%-]*)*$/;

/** Cells that show a state. */
const STATES: Readonly<Record<string, Color>> = {
  DELIVERED: 'green',
  RUN_SUCCESS: 'green',
  STEP_SUCCESS: 'green',
  RUNNING: 'green',
  active: 'green',
  completed: 'green',
  RETRY: 'yellow',
  STEP_RETRY: 'yellow',
  PAUSED: 'yellow',
  UNASSIGNED: 'yellow',
  paused: 'yellow',
  ERROR: 'red',
  FAILED: 'red',
  RUN_FAILED: 'red',
  STEP_FAILED: 'red',
  failed: 'red',
  CANCELED: 'gray',
  RUN_CANCELED: 'gray',
  STEP_CANCELED: 'gray',
  deleted: 'gray',
};
/** A state that fills its cell: with the line's edge or two spaces on either side. */
const STATE = new RegExp(`(?<=^|  )(?:${Object.keys(STATES).join('|')})(?=  |$)`, 'g');

/** Colors the output for people: headings and states of tables. Everything else is unchanged. */
export function painted(text: string, paint: Paint): string {
  const [first = '', ...rest] = text.split('\n');
  if (!HEADINGS.test(first)) return text;
  const rows = rest.map((row) => row.replaceAll(STATE, (state) => paint(STATES[state]!, state)));
  return [paint('bold', first), ...rows].join('\n');
}
