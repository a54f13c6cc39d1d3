import type {
  SinkPlugin,
  SinkTask,
  SourcePlugin,
} from '../../../../src/engines/connect/embedded/connectors/plugin.ts';
import type { SinkRecord } from '../../../../src/engines/connect/embedded/data/record.ts';
import { TestConnect, TEXTS } from './embedded.ts';

/** A sink that passes its records to a function. */
export function sinkOf(put: SinkTask['put']): SinkPlugin {
  return {
    kind: 'sink',
    className: 'test.KeepingSinkConnector',
    check: () => [],
    open: async () => ({ put, stop: async () => undefined }),
  };
}

/** A source with one task that returns one text after the other, until the function returns undefined. */
export function sourceOf(poll: (n: number) => string | Error | undefined): SourcePlugin {
  return {
    kind: 'source',
    plannedTasks: () => 1,
    className: 'test.CountingSourceConnector',
    check: () => [],
    start: async (properties) => ({
      taskConfigs: async () => [properties],
      stop: async () => undefined,
    }),
    open: async (_, context) => {
      let n = Number(context.offset({ part: 'all' })?.['n'] ?? 0);
      return {
        async poll() {
          const value = poll(n);
          if (value instanceof Error) throw value;
          if (value === undefined) {
            await new Promise<void>((resolve) => {
              context.signal.addEventListener('abort', () => resolve());
              context.alarms.at(context.clock.now() + 1000, resolve);
            });
            return [];
          }
          n += 1;
          return [
            {
              topic: 'counted',
              partition: undefined,
              keySchema: null,
              key: null,
              valueSchema: null,
              value,
              timestamp: undefined,
              headers: [{ key: 'n', schema: null, value: n }],
              sourcePartition: { part: 'all' },
              sourceOffset: { n },
            },
          ];
        },
        stop: async () => undefined,
      };
    },
  };
}

export const keeping = (more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'KeepingSink',
  topics: 'events',
  ...more,
});
export const counting = (more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'CountingSource',
  ...more,
});

/** A worker with a sink that keeps texts. */
export async function withSink(put?: (records: readonly SinkRecord[]) => Promise<void>) {
  const kept: string[] = [];
  const plugin = sinkOf(async (records) => {
    await put?.(records);
    kept.push(...records.map(({ value }) => value as string));
  });
  const connect = await TestConnect.open({ plugins: [plugin] });
  await connect.createTopic('events', 2);
  return { connect, kept };
}
