import { TurnLimit } from '../base/turn-limit.ts';
import type { Metric, Sample } from '../base/metric.ts';

/** The media type of the text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Samples that are written before others have their turns. */
const PORTION = 200;

/** Metrics in the text format of Prometheus, version 0.0.4. There may be very many samples, so others are served meanwhile. */
export async function metricsText(
  metrics: readonly Metric[],
  turns: Pick<TurnLimit, 'next'> = new TurnLimit(),
): Promise<string> {
  let text = '';
  for (const { name, type, help, samples } of metrics) {
    text += `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n`;
    for (const [index, sample] of samples.entries()) {
      text += `${name}${sample.suffix ?? ''}${labelsText(sample)} ${number(sample.value)}\n`;
      if (index % PORTION === PORTION - 1) await turns.next(name);
    }
  }
  return text;
}

function labelsText({ labels = {} }: Sample): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${escaped(value).replaceAll('"', String.raw`\"`)}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Escaped as in help; in the value of a label, quotes are escaped too. */
function escaped(text: string): string {
  return text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`);
}

/** The infinities have names of their own. */
function number(value: number): string {
  if (value === Infinity) return '+Inf';
  return value === -Infinity ? '-Inf' : String(value);
}
