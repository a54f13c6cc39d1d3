import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler, OperationRequest } from '../../../contract/handler.ts';
import { countConsumed } from '../../../directory/kafka/usage.ts';
import type { ConsumerConfig } from '../../../engines/log/engine.ts';
import type { KafkaCaller } from '../caller.ts';
import { refusalOfLog } from '../errors.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { message } from '../json-records.ts';
import { DEFAULT_TIMEOUT, isGiven, withDefaults } from './parameters.ts';
import { requireTopicAccess, whileAuthorized } from '../permissions.ts';

type ConsumeTopic = OperationRequest<operations['consumeTopic'], KafkaCaller>;

/** `/consume/{consumer_group}/{instance_id}` */
export const consume: Handler<operations['postConsume'], KafkaCaller> = (request) => {
  const { topic, topics, timeout } = request.body;
  const all = new Set([topic, ...(topics ?? [])].filter(isGiven));
  return consumeAs(request, [...all], timeout ?? DEFAULT_TIMEOUT);
};

/** GET `/consume/{consumer_group}/{instance_id}/{topic}` */
export const consumeTopic: Handler<operations['consumeTopic'], KafkaCaller> = (request) =>
  consumeAs(request, [request.path.topic], withDefaults(request.query).timeout);

async function consumeAs(
  request: Pick<ConsumeTopic, 'caller' | 'header' | 'signal'> & {
    readonly path: Pick<ConsumeTopic['path'], 'consumer_group' | 'instance_id'>;
  },
  topics: readonly string[],
  timeout: number,
) {
  const { caller, path, header } = request;
  const { consumer_group: group, instance_id: instance } = path;
  for (const topic of topics) requireTopicAccess(caller, 'consume', topic);
  const options = {
    topics,
    timeout,
    config: configOf(header),
    autoCreation: caller.cluster.autoCreate,
  };
  const records = await whileAuthorized(caller, request.signal, (signal) =>
    caller.log.consume(group, instance, { ...options, signal }).catch(refuse),
  );
  countConsumed(caller, records);
  return { status: 200 as const, body: records.map(message) };
}

/**
 * A committed offset that is no longer in the log counts as none, since the caller did not name it.
 */
function refuse(error: unknown): never {
  if (!(error instanceof LogError) || error.code !== 'OFFSET_OUT_OF_RANGE') throw error;
  throw refusalOfLog(new LogError('NO_OFFSET_FOR_PARTITION', error.message, { cause: error }));
}

function configOf(header: ConsumeTopic['header']): ConsumerConfig {
  const given = withDefaults(header);
  return {
    autoCommit: given['kafka-enable-auto-commit'],
    autoCommitInterval: given['kafka-auto-commit-interval'],
    autoOffsetReset: given['kafka-auto-offset-reset'],
    sessionTimeout: given['kafka-session-timeout-ms'],
  };
}
