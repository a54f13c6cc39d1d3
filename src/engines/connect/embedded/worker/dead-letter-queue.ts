import type { LogRecord, RecordHeader } from '../../../log/record.ts';
import { LogError } from '../../../log/errors.ts';
import type { ConnectCluster } from '../../engine.ts';
import { ConnectError, messageOf, traceOf } from '../../errors.ts';
import type { Failure } from './error-handler.ts';

/** `ConnectHeaders.HEADER_PREFIX` and `DeadLetterQueueReporter`. */
const PREFIX = '__connect.errors.';

export interface DeadLetterQueueOptions {
  readonly cluster: ConnectCluster;
  readonly topic: string;
  /** Whether headers describe the error. */
  readonly contextHeaders: boolean;
  readonly connector: string;
  readonly task: number;
}

/**
 * Opens the topic for records that can't be processed. Creates it with one partition if it is missing, as Connect does.
 */
export async function openDeadLetterQueue(
  options: DeadLetterQueueOptions,
): Promise<(original: LogRecord, failure: Failure) => Promise<void>> {
  const { cluster, topic } = options;
  try {
    if ((await cluster.topic(topic)) === undefined) await cluster.createTopic(topic, 1);
  } catch (cause) {
    if (!(cause instanceof LogError && cause.code === 'TOPIC_ALREADY_EXISTS')) {
      throw new ConnectError(`Could not initialize dead letter queue with topic=${topic}`, {
        cause,
      });
    }
  }
  return async ({ key, value, timestamp, ...original }, failure) => {
    const context = options.contextHeaders ? contextHeaders(original, failure, options) : [];
    const headers = [...original.headers, ...context];
    // The topic may have been deleted meanwhile.
    await cluster.produce([{ topic, key, value, timestamp, headers }], { partitions: 1 });
  };
}

function contextHeaders(
  original: Pick<LogRecord, 'topic' | 'partition' | 'offset'>,
  { stage, className, error }: Failure,
  { connector, task }: DeadLetterQueueOptions,
): readonly RecordHeader[] {
  const texts: Readonly<Record<string, string>> = {
    topic: original.topic,
    partition: String(original.partition),
    offset: String(original.offset),
    'connector.name': connector,
    'task.id': String(task),
    stage,
    'class.name': className,
    'exception.class.name': error instanceof ConnectError ? error.className : 'java.lang.Exception',
    'exception.message': messageOf(error),
    'exception.stacktrace': traceOf(error),
  };
  return Object.entries(texts).map(([key, text]) => ({
    key: PREFIX + key,
    value: Buffer.from(text),
  }));
}
