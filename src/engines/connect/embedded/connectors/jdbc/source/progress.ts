import type { OffsetFields } from '../../../data/record.ts';
import type { Moment } from '../database.ts';

/** How far a table has been read (`TimestampIncrementingOffset`). */
export interface Progress {
  readonly moment: Moment | undefined;
  /** A decimal integer as text: row numbers may exceed 2^53. */
  readonly increment: string | undefined;
}

/** The form in which it is stored, with the names of Aiven's connector. */
export function toOffset({ moment, increment }: Progress): OffsetFields {
  const count = Number(increment);
  return {
    ...(increment === undefined
      ? {}
      : { incrementing: Number.isSafeInteger(count) ? count : increment }),
    ...(moment === undefined
      ? {}
      : { timestamp: moment.milliseconds, timestamp_nanos: moment.nanoseconds }),
  };
}

export function fromOffset(offset: OffsetFields | undefined): Progress {
  const { incrementing, timestamp, timestamp_nanos: nanoseconds } = offset ?? {};
  return {
    increment:
      incrementing === undefined || incrementing === null ? undefined : String(incrementing),
    moment:
      typeof timestamp === 'number'
        ? { milliseconds: timestamp, nanoseconds: Number(nanoseconds ?? 0) }
        : undefined,
  };
}

export function momentAt(milliseconds: number): Moment {
  return { milliseconds, nanoseconds: (((milliseconds % 1000) + 1000) % 1000) * 1_000_000 };
}
