import { setMaxListeners } from 'node:events';
import type { Addresses } from '../control/env-block.ts';
import { listOfParts } from './list-of-parts.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';

/** The parts that last as long as the process, across resets. */
export type ProcessContext = Omit<PlatformContext, 'stopping' | 'closing'>;

/** The open parts of a platform, between a start or reset and the next one. */
export interface Run {
  readonly parts: PlatformParts;
  readonly addresses: Addresses;
  /** The env block. @throws Error if it is not served */
  readonly env: () => Readonly<Record<string, string>>;
  /** Takes it from behind its addresses, which stay open, and waits for what is in progress. */
  leave(): Promise<void>;
  /** Deletes what servers keep of it. */
  discard(): Promise<void>;
  /** Leaves, and closes everything but the addresses. */
  close(): Promise<void>;
}

/**
 * Adds the first data. If the process ends meanwhile, the next start begins without any.
 * @param discard deletes what servers keep
 */
export type Fill = (parts: PlatformParts, discard: Run['discard']) => Promise<void>;

export interface RunOptions {
  readonly fill?: Fill | undefined;
  /** Whether there are addresses. */
  readonly isServed?: boolean;
}

/** Opens the parts of a platform in order. @throws the error that prevented it; then everything is closed */
export async function openRun(
  processContext: ProcessContext,
  { fill, isServed }: RunOptions = {},
): Promise<Run> {
  const stop = new AbortController();
  const closing = new AbortController();
  // Every waiting request adds a listener.
  setMaxListeners(0, stop.signal);
  const context = { ...processContext, stopping: stop.signal, closing: closing.signal };
  const { list, parts, addresses, env } = listOfParts(context, {
    fill: fill && ((filled) => fill(filled, discard)),
    isServed,
  });
  const reversed = list.toReversed();
  const opened = new AsyncDisposableStack();
  /** Takes no new requests, ends long polls with an answer, and waits for all open requests. */
  const leaveAll = async () => {
    const left = context.addresses.detach();
    const ended = reversed.map((part) => part.leave());
    stop.abort();
    await Promise.all([left, ...ended]);
  };
  const discard = async () => {
    for (const part of reversed) await part.discard();
  };
  let left: Promise<void> | undefined;
  const leave = () => (left ??= leaveAll());
  const close = () => {
    closing.abort();
    return opened.disposeAsync();
  };
  try {
    for (const part of list) {
      opened.defer(() => part.close());
      if (part.shown?.kind === 'address') opened.defer(leave);
      await part.open(context.readiness);
    }
    return { parts: parts(), addresses, env, leave, discard, close };
  } catch (error) {
    await close();
    throw error;
  }
}
