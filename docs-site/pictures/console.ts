import { html, type Html } from '../html.ts';
import { label, picture, type Drawing } from './picture.ts';

/** The places of the console. */
const PLACES = ['Overview', 'Live log', 'Redis', 'Kafka', 'Queue', 'Faults'] as const;

const TILES = [
  ['Requests', '20', 'a second', [9, 12, 10, 16, 14, 20, 18, 24]],
  ['Keys', '48,310', '112 MB', [10, 11, 11, 12, 13, 13, 14, 15]],
  ['Lag', '36', 'messages', [18, 14, 12, 9, 14, 8, 6, 4]],
  ['Dead letters', '3', 'in the queue', [2, 2, 4, 4, 4, 6, 6, 6]],
] as const;

/** Requests with what the contract says of them. */
const REQUESTS = [
  ['POST', '/v2/publish/https://example.com/hook', '200', 'valid', '2 ms'],
  ['POST', '/pipeline', '200', 'valid', '1 ms'],
  ['GET', '/consume/orders/a/cities', '200', 'valid', '14 ms'],
  ['POST', '/v2/redis/database', '400', 'not valid: region is not one of 18 values', '1 ms'],
  ['DELETE', '/v2/dlq/1765-0', '200', 'valid', '3 ms'],
] as const;

const METHODS: Readonly<Record<string, string>> = { POST: 'p-good', DELETE: 'p-bad' };

/** The console, drawn: its places, its figures, and the live log. */
export function consolePicture(): Html {
  return picture(
    {
      id: 'console-drawn',
      title: 'The console',
      alternative:
        'The console has a list of places (overview, live log, Redis, Kafka, queue, faults), figures of the platform as small charts, and a live log in which each request stands with its status, what the contract says of it, and its duration.',
    },
    onDesk(),
    onPhone(),
  );
}

function onDesk(): Drawing {
  const content = [
    html`<path class="p-thin" d="M0 48H1116M190 48V400" /><rect
        class="p-soft"
        x="20"
        y="102"
        width="150"
        height="30"
        rx="6"
      />`,
    logoMarkup,
    label(58, 30, 'Plinth console', '', 'start'),
    ...PLACES.map((place, i) => label(34, 88 + i * 34, place, i === 1 ? '' : 'p-note', 'start')),
    ...TILES.map((each, i) => tile(each, 214 + i * 220, 90)),
    ...[1, 2, 3].map((i) => html`<path class="p-thin" d="M${200 + i * 220} 76V166" />`),
    ...logHeading(206, 214, 1012),
    ...REQUESTS.map(requestRow),
  ];
  return { width: 1116, height: 400, content };
}

/** Without the places, which a phone has behind a button, and each request in two lines. */
function onPhone(): Drawing {
  const content = [
    html`<path class="p-thin" d="M0 48H360M0 142H360M0 236H360M170 48V236" />`,
    logoMarkup,
    label(58, 30, 'Plinth console', '', 'start'),
    ...TILES.map((each, i) => tile(each, 18 + (i % 2) * 170, 74 + Math.floor(i / 2) * 94, 6)),
    ...logHeading(268, 18, 286),
    ...REQUESTS.map(([method, path, status, verdict, duration], i) => {
      const y = 310 + i * 54;
      return html`<path class="p-thin" d="M18 ${y - 22}H342" />${label(
          18,
          y,
          method,
          `p-mono ${METHODS[method] ?? ''}`,
          'start',
        )}${label(70, y, path, 'p-mono', 'start')}${statusLabel(18, y + 21, status)}${label(
          70,
          y + 21,
          verdict.split(':', 1)[0]!,
          'p-note',
          'start',
        )}${label(342, y + 21, duration, 'p-note', 'end')}`;
    }),
  ];
  return { width: 360, height: 568, content };
}

const logoMarkup = html`<rect class="p-accent" x="28" y="17" width="18" height="4" /><rect
    class="p-accent"
    x="31"
    y="23"
    width="12"
    height="4"
  /><rect class="p-accent" x="26" y="29" width="22" height="4" />`;

function logHeading(y: number, left: number, right: number): Html[] {
  return [
    label(left, y, 'Live log', '', 'start'),
    html`<circle class="p-good" cx="${right - 12}" cy="${y - 4}" r="4" />`,
    label(right, y, 'Listening', 'p-note', 'start'),
  ];
}

function statusLabel(x: number, y: number, status: string): Html {
  return label(x, y, status, `p-mono ${status === '200' ? 'p-good' : 'p-bad'}`, 'start');
}

function tile(
  [name, value, unit, values]: (typeof TILES)[number],
  x: number,
  y: number,
  step = 12,
): Html {
  const points = values.map((each, k) => `${x + 100 + k * step} ${y + 62 - each}`).join('L');
  return html`${label(x, y, name, 'p-note', 'start')}${label(x, y + 28, value, 'p-big', 'start')}${label(
      x,
      y + 50,
      unit,
      'p-note',
      'start',
    )}<path class="p-stroke" d="M${points}" />`;
}

function requestRow(
  [method, path, status, verdict, duration]: (typeof REQUESTS)[number],
  i: number,
): Html {
  const y = 244 + i * 32;
  return html`<path
      class="p-thin"
      d="M214 ${y - 21}H1090"
    />${label(214, y, method, `p-mono ${METHODS[method] ?? ''}`, 'start')}${label(
      284,
      y,
      path,
      'p-mono',
      'start',
    )}${statusLabel(640, y, status)}${label(
      696,
      y,
      verdict,
      'p-note',
      'start',
    )}${label(1090, y, duration, 'p-note', 'end')}`;
}
