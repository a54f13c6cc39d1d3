import { html, type Html } from '../html.ts';
import { label, picture } from './picture.ts';

/** A row of the table of the bench: what was measured, the ratio to what stands beside it, and the least that it should be. */
interface Measured {
  readonly name: string;
  readonly beside: string;
  readonly ratio: number;
  readonly aim: number;
}

/** What is many times as fast would make all other bars too short to compare. */
const MOST = 1.5;
const LEFT = 300;
const WIDTH = 560;
const ROW = 22;
const TOP = 40;

/** The throughput of the bench as bars, from the table in a guide; undefined if it has no figures. */
export function benchPicture(markdown: string): Html | undefined {
  const measured = throughputIn(markdown).filter(({ ratio }) => ratio < MOST);
  if (measured.length === 0) return undefined;
  const height = TOP + measured.length * ROW + 16;
  return picture(
    {
      id: 'bench',
      title: 'Throughput beside a baseline',
      alternative: `The throughput of each family as a share of what was measured beside it; the table below has the same figures. ${measured.map(({ name, ratio }) => `${name}: ${ratio}`).join('; ')}.`,
      caption:
        'Bars end at the ratio to the baseline: 1 is as fast as that. The dark line is the aim. What is more than one and a half times as fast is in the table only.',
    },
    {
      width: 1116,
      height,
      content: [
        ...[0, 0.5, 1, MOST].map(
          (at) =>
            html`<path
                class="p-thin"
                d="M${xOf(at)} ${TOP - 8}V${height - 12}"
              />${label(xOf(at), TOP - 16, at, 'p-note')}`,
        ),
        ...measured.map(barMarkup),
      ],
    },
  );
}

function barMarkup({ name, beside, ratio, aim }: Measured, i: number): Html {
  const y = TOP + i * ROW;
  return html`${label(LEFT - 14, y + 12, name, 'p-note', 'end')}<rect
      class="${ratio < aim ? 'p-wait' : 'p-accent'}"
      x="${LEFT}"
      y="${y + 2}"
      width="${xOf(ratio) - LEFT}"
      height="12"
      rx="3"
    /><path
      class="p-aim"
      d="M${xOf(aim)} ${y - 1}v18"
    />${label(LEFT + WIDTH + 20, y + 12, `${ratio.toFixed(2)} of ${beside}`, 'p-note', 'start')}`;
}

function xOf(ratio: number): number {
  return LEFT + (Math.min(ratio, MOST) / MOST) * WIDTH;
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
