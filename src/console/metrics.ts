import type { Metric, Sample } from '../base/metric.ts';

/** The media type of the text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(metricText).join('');
}

function metricText({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    (sample) => `${name}${sample.suffix ?? ''}${labelsText(sample)} ${number(sample.value)}\n`,
  );
  return `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
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
