import { defaultDelay } from '../../src/engines/queue/retry-delay.ts';
import { html, type Html } from '../html.ts';
import { durationText } from '../pages/queue-tables.ts';
import { headMarkup } from './diagram.ts';
import { label, picture, type Drawing } from './picture.ts';

/** What the attempts of a message were answered with. */
const ATTEMPTS = ['503', 'no answer', '500', '200'] as const;

const LEFT = 190;
const STEP = 190;
const LINE = 92;

/** A message with retries: its attempts, the delays between them, and its two ends. */
export function retriesPicture(): Html {
  const delays = ATTEMPTS.slice(1).map((_, i) => durationText(defaultDelay(i)));
  return picture(
    {
      id: 'retries',
      title: 'A message with retries',
      alternative: `A message is published and answered with 200 once it is on the disk. Attempt 1 fails with 503; ${delays[0]} later attempt 2 gets no answer; ${delays[1]} later attempt 3 fails with 500; ${delays[2]} later attempt 4 succeeds, and the message is delivered. Had it failed too, the message would have become a dead letter, because a message has three retries by default.`,
      caption:
        'The delays are those of the table below. After the last retry a message becomes a dead letter, which can be retried by hand.',
    },
    fromLeftToRight(delays),
    fromTopToBottom(delays),
  );
}

function fromLeftToRight(delays: readonly string[]): Drawing {
  const last = LEFT + (ATTEMPTS.length - 1) * STEP;
  const content = [
    html`<path class="p-line" d="M60 ${LINE}H930" />${headMarkup({ x: 930, y: LINE }, 'right')}`,
    html`<circle class="p-accent" cx="60" cy="${LINE}" r="6" />`,
    label(60, LINE - 22, 'published', '', 'start'),
    label(60, LINE + 30, 'on the disk', 'p-note', 'start'),
    ...ATTEMPTS.map((answer, i) => attemptMarkup(answer, i)),
    ...delays.map((delay, i) => label(LEFT + (i + 0.5) * STEP, LINE - 9, delay, 'p-note')),
    html`<rect class="p-box" x="940" y="${LINE - 26}" width="136" height="52" rx="10" />`,
    label(1008, LINE + 5, 'delivered'),
    html`<path class="p-dashed" d="M${last} ${LINE + 42}V168H940" />${headMarkup(
        { x: 940, y: 168 },
        'right',
      )}<rect class="p-box" x="940" y="142" width="136" height="44" rx="10" />`,
    label(1008, 168, 'dead letter'),
    label(last + 12, 162, 'had it failed too', 'p-note', 'start'),
  ];
  return { width: 1116, height: 200, content };
}

function attemptMarkup(answer: string, i: number): Html {
  const x = LEFT + i * STEP;
  return html`${dotMarkup(answer, x, LINE)}${label(x, LINE - 22, `attempt ${i + 1}`)}${label(x, LINE + 30, answer, 'p-note')}`;
}

function dotMarkup(answer: string, x: number, y: number): Html {
  const isGood = answer.startsWith('2');
  return html`<circle class="${isGood ? 'p-good' : 'p-bad'}" cx="${x}" cy="${y}" r="7" />`;
}

const ROW = 76;
const AXIS = 34;

function fromTopToBottom(delays: readonly string[]): Drawing {
  const yOf = (row: number) => 28 + row * ROW;
  const last = yOf(ATTEMPTS.length);
  const end = last + ROW - 24;
  const text = (y: number, title: string, note: string) => [
    label(AXIS + 24, y + 5, title, '', 'start'),
    label(AXIS + 110, y + 5, note, 'p-note', 'start'),
  ];
  const content = [
    html`<path
        class="p-line"
        d="M${AXIS} ${yOf(0)}V${end}"
      />${headMarkup({ x: AXIS, y: end }, 'down')}`,
    html`<circle class="p-accent" cx="${AXIS}" cy="${yOf(0)}" r="6" />`,
    ...text(yOf(0), 'published', 'on the disk'),
    ...ATTEMPTS.flatMap((answer, i) => [
      dotMarkup(answer, AXIS, yOf(i + 1)),
      ...text(yOf(i + 1), `attempt ${i + 1}`, answer),
    ]),
    ...delays.map((delay, i) => label(AXIS + 24, yOf(i + 1.5) + 5, delay, 'p-note', 'start')),
    html`<rect class="p-box" x="14" y="${end}" width="136" height="44" rx="10" />`,
    label(82, end + 27, 'delivered'),
    html`<path class="p-dashed" d="M${AXIS + 140} ${last}H270V${end}" />${headMarkup(
        { x: 270, y: end },
        'down',
      )}<rect class="p-box" x="202" y="${end}" width="136" height="44" rx="10" />`,
    label(270, end + 27, 'dead letter'),
    label(258, last + 28, 'had it failed too', 'p-note', 'end'),
  ];
  return { width: 360, height: end + 58, content };
}
