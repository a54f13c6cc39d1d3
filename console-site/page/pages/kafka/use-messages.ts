import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { KafkaClient } from '../../../../src/client/kafka-client.ts';
import type { Message, Topic } from '../../api/kafka.ts';
import { MessageReader } from '../../api/message-reader.ts';
import { messagesFrom } from '../../api/message-tail.ts';
import { hasText, momentAfter, momentOf, type MessageQuery } from './message-search.ts';

/** What has been found of a topic so far. */
export interface Found {
  readonly messages: readonly Message[];
  /** How many messages have been read, of how many in the range. */
  readonly read: number;
  readonly total: number;
  readonly isDone: boolean;
  readonly isBusy: boolean;
  /** Whether new messages are waited for. */
  readonly isListening: boolean;
  readonly error: Error | undefined;
}

/** How many messages are found at once, and how many are read for them at most before the viewer is asked. */
const PAGE = 100;
const MOST_READ = 50_000;
/** After so many the progress is shown. */
const STEP = 2_000;
/** How many messages a live list has. */
const MOST_LIVE = 1_000;

const NOTHING: Found = {
  ...{ messages: [], read: 0, total: 0, isDone: false, isBusy: true },
  ...{ isListening: false, error: undefined },
};

/** Reads the messages that match a query, and as long as it is live those that are produced. */
export function useMessages(
  rest: KafkaClient,
  topic: Topic,
  query: MessageQuery,
  isLive: boolean,
): Found & { readonly more: () => void; readonly reload: () => void } {
  const [found, setFound] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  const reading = useRef<(() => void) | undefined>(undefined);
  const { topic_name: name, partitions } = topic;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const matches = (message: Message) => hasText(message, query.text);
    const change = (part: Partial<Found>) => {
      if (!signal.aborted) setFound((before) => ({ ...before, ...part }));
    };
    const failed = (error: unknown) =>
      change({ error: error as Error, isBusy: false, isListening: false });
    const read = async (reader: MessageReader) => {
      change({ isBusy: true });
      const start = reader.read;
      let count = 0;
      do {
        const came = await reader.next({ count: PAGE - count, most: STEP, matches });
        count += came.length;
        if (signal.aborted) return;
        setFound((before) => ({
          ...before,
          messages: [...before.messages, ...came],
          read: reader.read,
          total: reader.total,
          isDone: reader.isDone,
        }));
      } while (count < PAGE && !reader.isDone && reader.read - start < MOST_READ);
      change({ isBusy: false });
    };
    const begin = async () => {
      setFound((before) => ({ ...NOTHING, total: before.total }));
      const range = rangeOf(name, partitions, query, isLive);
      const reader = await MessageReader.open(rest, range, signal);
      let isReading = true;
      await read(reader);
      isReading = false;
      if (!isLive) {
        reading.current = () => {
          if (isReading || reader.isDone) return;
          isReading = true;
          void read(reader)
            .catch(failed)
            .finally(() => {
              isReading = false;
            });
        };
        return;
      }
      change({ isListening: true });
      for await (const fresh of messagesFrom(rest, name, reader.ends, signal)) {
        const shown = fresh.filter(matches).toReversed();
        setFound((before) => ({
          ...before,
          messages: [...shown, ...before.messages].slice(0, MOST_LIVE),
          read: before.read + fresh.length,
          total: before.total + fresh.length,
        }));
      }
    };
    void begin().catch(failed);
    return () => {
      reading.current = undefined;
      leaving.abort();
    };
  }, [rest, name, partitions, query, isLive, turn]);
  const more = useCallback(() => reading.current?.(), []);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...found, more, reload };
}

/** A live list is that of the newest messages. */
function rangeOf(topic: string, count: number, query: MessageQuery, isLive: boolean) {
  const { partition, fromOffset } = query;
  const partitions =
    partition === undefined ? Array.from({ length: count }, (_, i) => i) : [partition];
  if (isLive) return { topic, partitions, isNewestFirst: true };
  return {
    ...{ topic, partitions, fromOffset, isNewestFirst: query.isNewestFirst },
    ...{ from: momentOf(query.from), to: momentAfter(query.to) },
  };
}
