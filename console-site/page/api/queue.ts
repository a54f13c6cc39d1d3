import type { components } from '../../../generated/queue/types.ts';
import {
  answerOf as managementAnswer,
  type ManagementClient,
} from '../../../src/client/management-client.ts';
import { createQueueClient, type QueueClient } from '../../../src/client/queue-client.ts';
import type { Session } from './session.ts';

export type LogEntry = components['schemas']['log-entry'];

/** The queue service's API. */
export interface Queue {
  readonly client: QueueClient;
  /** The queue user's id, for statistics and signing keys. */
  readonly userId: string | undefined;
  /**
   * Sends a body that is not JSON: a message, with its settings in headers.
   * @param path from `/v2` on, with percent-encoded parameters
   * @throws Error with the service's message
   */
  readonly send: (
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array<ArrayBuffer>,
  ) => Promise<unknown>;
  /** How many dead letters are kept; undefined if that is not known. */
  readonly countDeadLetters: () => Promise<number | undefined>;
}

/** Connects to the queue of the signed-in account. */
export async function openQueue(session: Session): Promise<Queue> {
  const user = await userOf(session.management);
  const { platform } = session;
  const mockToken = platform.kind === 'mock' ? platform.env['QSTASH_TOKEN'] : undefined;
  const token = mockToken ?? user.token ?? '';
  const url = session.addressOf('queue');
  return {
    client: createQueueClient({ url, token }),
    userId: user.id,
    send: async (path, headers, body) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
        body,
      });
      const answer = (await response.json()) as { error?: string };
      if (!response.ok) throw new Error(answer.error ?? `HTTP ${response.status}`);
      return answer;
    },
    countDeadLetters: async () => {
      if (user.id === undefined) return undefined;
      const params = { path: { id: user.id }, query: { period: '1h' as const } };
      const counted = session.management.GET('/v2/qstash/stats/{id}', { params });
      return (await managementAnswer(counted)).dlq_message_count;
    },
  };
}

function userOf(management: ManagementClient) {
  return managementAnswer(management.GET('/v2/qstash/user'));
}
