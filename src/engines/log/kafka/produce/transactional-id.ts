import { BrokerError, checkCode } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { withRetries } from '../client/retries.ts';
import type { ProducerIdentity } from './send-batch.ts';

/** Milliseconds after which a broker aborts an unfinished transaction by itself. */
const TRANSACTION_TIMEOUT = 30_000;
const TRANSACTION = 1;

/** Makes a call to the broker that coordinates the transactions of an id, with retries. @throws LogError */
export function atTransactionCoordinator<T>(
  brokers: Brokers,
  transactionalId: string,
  attempt: (node: number) => Promise<T>,
): Promise<T> {
  return withRetries(async () => {
    const { client } = brokers;
    const { coordinators } = await client.call('any', 'FindCoordinator', TRANSACTION, [
      transactionalId,
    ]);
    const [found] = coordinators;
    if (found === undefined) throw new BrokerError('COORDINATOR_NOT_AVAILABLE');
    checkCode(found.errorCode, found.errorMessage);
    if (!client.nodes.includes(found.nodeId)) await brokers.topics([]);
    return attempt(found.nodeId);
  });
}

/**
 * Takes over a transactional id with a new epoch, which aborts a transaction left open under it and fences off who had
 * it before (KIP-98).
 * @throws LogError
 */
export function takeOver(brokers: Brokers, transactionalId: string): Promise<ProducerIdentity> {
  return atTransactionCoordinator(brokers, transactionalId, async (node) => {
    const answer = await brokers.client.call(
      node,
      'InitProducerId',
      transactionalId,
      TRANSACTION_TIMEOUT,
      -1n,
      -1,
    );
    checkCode(answer.errorCode);
    return { id: answer.producerId, epoch: answer.producerEpoch, transactionalId };
  });
}
