import type { components } from '../../../../generated/control/types.ts';

export type Fault = components['schemas']['fault'];

/** The families that faults apply to. */
export const FAMILIES: readonly Fault['family'][] = [
  ...(['redis', 'kafka', 'schema-registry', 'queue', 'management', 'resp'] as const),
];

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
    family: FAMILIES.find((known) => known === family) ?? 'redis',
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
    ...(latency === undefined ? [] : [`waits (${JSON.stringify(latency)})`]),
    ...(answer === undefined ? [] : [`answers ${answer.status}`]),
    ...(error === undefined ? [] : [`replies ${error}`]),
    ...(connection === undefined ? [] : [`connection ${connection}`]),
  ].join(', ');
  const which = [
    ...(probability === undefined ? [] : [`${probability * 100} % of them`]),
    ...(after === undefined ? [] : [`after ${after}`]),
    ...(times === undefined ? [] : [`at most ${times}`]),
  ];
  return which.length === 0 ? does : `${does}; ${which.join(', ')}`;
}
