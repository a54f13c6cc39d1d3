import type { components } from '../../../generated/console/types.ts';
import { answerOf } from '../../../src/client/management-client.ts';
import type { Session } from './session.ts';

export type Figures = components['schemas']['overview'];

/** The figures of the platform at this moment. @throws Error with the console's message */
export async function figuresOf({ headers }: Session): Promise<Figures> {
  const response = await fetch('../overview', { headers: { ...headers } });
  const body = (await response.json()) as Figures & { error?: string };
  if (!response.ok) throw new Error(body.error ?? `HTTP ${response.status}`);
  return body;
}

/** Lag is added up over so many clusters. */
const CLUSTERS = 20;

/** The messages that consumer groups have not yet read. */
export interface Lag {
  readonly messages: number;
  readonly groups: number;
}

/** The lag of the consumer groups of all clusters. @throws Error with the management API's message */
export async function lagOf({ management }: Session): Promise<Lag> {
  const clusters = await answerOf(management.GET('/v2/kafka/clusters'));
  const groups = await Promise.all(
    clusters.slice(0, CLUSTERS).map(({ cluster_id: id }) => {
      const params = { path: { cluster_id: id } };
      return answerOf(management.GET('/v2/kafka/groups/{cluster_id}', { params }));
    }),
  );
  const all = groups.flat();
  const messages = all
    .flatMap(({ partitions }) => partitions)
    .reduce((sum, { lag }) => sum + Math.max(0, lag ?? 0), 0);
  return { messages, groups: all.length };
}
