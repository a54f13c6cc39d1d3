import { html, type Html } from '../html.ts';
import { label, picture, type Drawing } from './picture.ts';

/** A row of the table of the bench: what was measured, the ratio to what stands beside it, and the least that it should be. */
interface Measured {
  readonly name: string;
  readonly beside: string;
  readonly ratio: number;
  readonly aim: number;
}

/** What is many times as fast would make all other bars too short to compare. */
const MOST = 1.5;
const TOP = 40;

/** Where bars stand in a drawing, and how far it is from one to the next. */
interface Plot {
  readonly left: number;
  readonly width: number;
  readonly row: number;
  /** How far a bar is below the top of its row. */
  readonly down: number;
}

/** Words stand beside the bars; on phones above them. */
const WIDE: Plot = { left: 300, width: 560, row: 22, down: 2 };
const NARROW: Plot = { left: 14, width: 332, row: 42, down: 18 };

/** The throughput of the bench as bars, from the table in a guide; undefined if it has no figures. */
export function benchPicture(markdown: string): Html | undefined {
  const measured = throughputIn(markdown).filter(({ ratio }) => ratio < MOST);
  if (measured.length === 0) return undefined;
  return picture(
    {
      id: 'bench',
      title: 'Throughput beside a baseline',
      alternative: `The throughput of each family as a share of what was measured beside it; the table below has the same figures. ${measured.map(({ name, ratio }) => `${name}: ${ratio}`).join('; ')}.`,
      caption:
        'Bars end at the ratio to the baseline: 1 is as fast as that. The dark line is the aim. What is more than one and a half times as fast is in the table only.',
    },
    drawingOf(measured, WIDE, 1116),
    drawingOf(measured, NARROW, 360),
  );
}

function drawingOf(measured: readonly Measured[], plot: Plot, width: number): Drawing {
  const height = TOP + measured.length * plot.row + 16;
  const lines = [0, 0.5, 1, MOST].map((at) => {
    const x = xOf(plot, at);
    const words = label(x, TOP - 16, at, 'p-note');
    return html`<path class="p-thin" d="M${x} ${TOP - 8}V${height - 12}" />${words}`;
  });
  return { width, height, content: [...lines, ...measured.map((each, i) => bar(plot, each, i))] };
}

function bar(plot: Plot, { name, beside, ratio, aim }: Measured, i: number): Html {
  const { left, width } = plot;
  const top = TOP + i * plot.row;
  const y = top + plot.down;
  const result = `${ratio.toFixed(2)} of ${beside}`;
  const words =
    plot === WIDE
      ? html`${label(left - 14, top + 12, name, 'p-note', 'end')}${label(left + width + 20, top + 12, result, 'p-note', 'start')}`
      : html`${label(left, top + 12, name, 'p-note', 'start')}${label(left + width, top + 12, result, 'p-note', 'end')}`;
  return html`${words}<rect
      class="${ratio < aim ? 'p-wait' : 'p-accent'}"
      x="${left}"
      y="${y}"
      width="${xOf(plot, ratio) - left}"
      height="12"
      rx="3"
    /><path class="p-aim" d="M${xOf(plot, aim)} ${y - 3}v18" />`;
}

function xOf({ left, width }: Plot, ratio: number): number {
  return left + (Math.min(ratio, MOST) / MOST) * width;
}

/** The rows whose aim is a least ratio, which are those of throughput. */
function throughputIn(markdown: string): Measured[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((line) => {
    const [, name = '', , beside = '', ratio = '', aim = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const least = /^at least ([\d.]+)$/.exec(aim)?.[1];
    if (least === undefined) return [];
    const measured = Number(ratio.replaceAll('*', ''));
    return {
      name,
      beside: beside.split(/[:(]/, 1)[0]!.trim(),
      ratio: measured,
      aim: Number(least),
    };
  });
}
