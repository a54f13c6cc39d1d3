/** The parallelism of the flow-control key. */
export const FLOW_PARALLELISM = 3;

interface Kind {
  /** The path tells the destination what to do: see `HostileDestination`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The queue that the messages are published to. */
  readonly queue?: string;
  /** The destination always fails. */
  readonly fails?: true;
  /** Whether a callback arrives at the end, whatever the outcome. */
  readonly callsBack?: true;
  /** Published with deduplication, and again if there is no answer. */
  readonly once?: true;
}

export type KindName = keyof typeof KINDS;

/** The ways in which messages are published, each by a publisher of its own. */
export const KINDS = {
  plain: { path: '/plain' },
  slow: { path: '/late?ms=30' },
  delayed: { path: '/delayed', headers: { 'Upstash-Delay': '1s' } },
  retried: {
    path: '/flaky?percent=30',
    headers: { 'Upstash-Retries': '12', 'Upstash-Retry-Delay': '20' },
  },
  queued: { path: '/late?ms=2', queue: 'in-order' },
  queuedAndRetried: {
    path: '/flaky?percent=30',
    queue: 'in-order-with-retries',
    headers: { 'Upstash-Retries': '12', 'Upstash-Retry-Delay': '20' },
  },
  controlled: {
    path: '/late?ms=5',
    headers: {
      'Upstash-Flow-Control-Key': 'controlled',
      'Upstash-Flow-Control-Value': `parallelism=${FLOW_PARALLELISM}, rate=100`,
    },
  },
  called: { path: '/answers', callsBack: true },
  failing: {
    path: '/status?code=500',
    headers: { 'Upstash-Retries': '1', 'Upstash-Retry-Delay': '50' },
    fails: true,
    callsBack: true,
  },
  once: { path: '/once', once: true },
  /** Arrives after everything else. */
  last: { path: '/last', headers: { 'Upstash-Delay': '1s' } },
} as const satisfies Readonly<Record<string, Kind>>;

export function kindOf(name: KindName): Kind {
  return KINDS[name];
}
