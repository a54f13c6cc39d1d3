import { LogError } from '../../../engines/log/errors.ts';
import { ControlError } from '../../errors.ts';

/** The id and the name of the topic of a refused change. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Maps errors of the log about a topic to those of the control plane; others are passed on. */
export async function refusedAsControl<Result>(
  change: Promise<Result>,
  { id, name }: Named,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    switch (error.code) {
      case 'TOPIC_ALREADY_EXISTS':
        throw new ControlError('topicNameTaken', { name });
      case 'UNKNOWN_TOPIC_OR_PARTITION':
        throw new ControlError('topicNotFound', { id });
      case 'INVALID_TOPIC_EXCEPTION':
      case 'INVALID_PARTITIONS':
      case 'INVALID_CONFIG':
      case 'POLICY_VIOLATION':
        throw new ControlError('topicRefused', { reason: error.message });
      default:
        throw error;
    }
  }
}
