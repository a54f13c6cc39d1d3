import type { Shell } from './shell.ts';

/** The colors that output may use. */
export type Color = 'green' | 'yellow' | 'red' | 'gray' | 'bold';

/** Select Graphic Rendition (ECMA-48, section 8.3.117): the code that starts each color. */
const BEGIN: Readonly<Record<Color, number>> = {
  green: 32,
  yellow: 33,
  red: 31,
  gray: 90,
  bold: 1,
};

/** Returns a text in a color, or unchanged. */
export type Paint = (color: Color, text: string) => string;

/**
 * The colors of output: on a terminal, unless `NO_COLOR` is set (https://no-color.org); elsewhere if `FORCE_COLOR` is
 * set, and not to 0 or false (https://force-color.org).
 */
export function paintFor({ env, stdout }: Pick<Shell, 'env' | 'stdout'>): Paint {
  return hasColors(env, stdout.isTTY === true)
    ? (color, text) => `\x1b[${BEGIN[color]}m${text}\x1b[0m`
    : (_color, text) => text;
}

function hasColors(env: Shell['env'], isTerminal: boolean): boolean {
  const { NO_COLOR: no = '', FORCE_COLOR: force = '', TERM: terminal } = env;
  if (no !== '') return false;
  if (force !== '') return force !== '0' && force !== 'false';
  return isTerminal && terminal !== 'dumb';
}

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
