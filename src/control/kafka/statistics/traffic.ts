/** Traffic of a topic or a cluster. */
export interface Traffic {
  /** Messages. */
  produced: number;
  consumed: number;
  /** Of keys, values and headers. */
  producedBytes: number;
  consumedBytes: number;
}

/** The traffic of one day of UTC. */
export interface TrafficDay extends Readonly<Traffic> {
  /** `2026-11-20` */
  readonly day: string;
}

export interface TrafficMinute {
  /** When it began, in Unix milliseconds. */
  readonly at: number;
  /** Messages. */
  readonly produced: number;
  readonly consumed: number;
  /** Bytes on disk at its end. */
  readonly storage: number;
}

export function emptyTraffic(): Traffic {
  return { produced: 0, consumed: 0, producedBytes: 0, consumedBytes: 0 };
}

/** The sum; with the sign -1, the difference. */
export function addTraffic(
  one: Readonly<Traffic>,
  other: Readonly<Traffic>,
  sign: 1 | -1 = 1,
): Traffic {
  return {
    produced: one.produced + sign * other.produced,
    consumed: one.consumed + sign * other.consumed,
    producedBytes: one.producedBytes + sign * other.producedBytes,
    consumedBytes: one.consumedBytes + sign * other.consumedBytes,
  };
}
