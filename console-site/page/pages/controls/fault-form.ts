import type { components } from '../../../../generated/control/types.ts';

import { countText, durationText, numberText } from '../../parts/format.ts';

export type Fault = components['schemas']['fault'];

/** The families of a platform that faults apply to. */
const FAMILIES = ['redis', 'kafka', 'schema-registry', 'queue', 'management', 'resp'] as const;

/** What faults apply to: the contracts of a mock, each of them and all, or our families. */
export function faultedFamilies(contracts: readonly string[] | undefined): readonly string[] {
  return contracts === undefined ? FAMILIES : ['contract', ...contracts];
}

/** The fault that the form describes, without empty fields. The control API validates it. */
export function faultOf(fields: Readonly<Record<string, string>>): Fault {
  const number = (name: string) => {
    const text = fields[name] ?? '';
    return text === '' ? undefined : Number(text);
  };
  const percent = number('percent');
  const after = number('after');
  const times = number('times');
  const status = number('status');
  const { family = '', operation = '', error = '', connection = '' } = fields;
  const latency = latencyOf(number('from'), number('to'));
  return {
    family,
    ...(operation !== '' && { operation }),
    ...(percent !== undefined && { probability: percent / 100 }),
    ...(after !== undefined && { after }),
    ...(times !== undefined && { times }),
    ...(latency !== undefined && { latency }),
    ...(status !== undefined && { answer: { status } }),
    ...(error !== '' && { error }),
    ...((connection === 'reset' || connection === 'cut') && { connection }),
  };
}

/** One value is a fixed latency, two are a minimum and a maximum. In milliseconds. */
function latencyOf(from: number | undefined, to: number | undefined): Fault['latency'] {
  if (from !== undefined && to !== undefined) return { distribution: 'uniform', from, to };
  const milliseconds = from ?? to;
  return milliseconds === undefined ? undefined : { distribution: 'fixed', milliseconds };
}

function latencyText(latency: NonNullable<Fault['latency']>): string {
  switch (latency.distribution) {
    case 'fixed':
      return durationText(latency.milliseconds);
    case 'uniform':
      return `${durationText(latency.from)} to ${durationText(latency.to)}`;
    case 'normal':
      return `${durationText(latency.mean)} ± ${durationText(latency.deviation)}`;
    case 'log-normal':
      return `around ${durationText(latency.median)}`;
  }
}

/** Describes the effect of a fault. */
export function faultText({
  latency,
  answer,
  error,
  connection,
  probability,
  after,
  times,
}: Fault): string {
  const does = [
    ...(latency === undefined ? [] : [`waits ${latencyText(latency)}`]),
    ...(answer === undefined ? [] : [`answers ${answer.status}`]),
    ...(error === undefined ? [] : [`replies ${error}`]),
    ...(connection === undefined
      ? []
      : [connection === 'cut' ? 'cuts the connection' : 'resets the connection']),
  ].join(', ');
  const which = [
    ...(probability === undefined ? [] : [`${numberText(probability * 100)}% of requests`]),
    ...(after === undefined ? [] : [`after the first ${countText(after, 'request')}`]),
    ...(times === undefined ? [] : [`at most ${countText(times, 'time')}`]),
  ];
  return which.length === 0 ? does : `${does}; ${which.join(', ')}`;
}
