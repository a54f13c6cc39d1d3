import { DEFAULT_CLUSTER } from '../control/kafka/clusters/default-cluster.ts';
import { propertiesOf } from '../control/kafka/connectors/row.ts';
import { withPlace, unlessDeleted, type Seed, type SeededParts } from './seed.ts';

type SeedKafka = NonNullable<Seed['kafka']>;
type SeedCredential = NonNullable<SeedKafka['credentials']>[number];
type SeedConnector = NonNullable<SeedKafka['connectors']>[number];
type Parts = Pick<SeededParts, 'control' | 'actor'>;

/** Creates missing credentials. @throws SeedError */
export async function seedCredentials(
  { control: { kafka }, actor }: Parts,
  credentials: readonly SeedCredential[],
): Promise<void> {
  for (const [index, { name, topic, permissions, username, password }] of credentials.entries()) {
    await withPlace(`kafka.credentials[${index}]`, async () => {
      const there = await kafka.credentials.list(actor);
      const isThere = there.some(
        ({ row }) => row.cluster_id === DEFAULT_CLUSTER && row.credential_name === name,
      );
      if (isThere) return;
      const user =
        username === undefined || password === undefined ? undefined : { username, password };
      const order = { name, clusterId: DEFAULT_CLUSTER, topic, permissions, user };
      await kafka.credentials.create(actor, order);
    });
  }
}

export async function exportedCredentials({
  control: { kafka },
  actor,
}: Parts): Promise<SeedCredential[]> {
  const all = await kafka.credentials.list(actor);
  return all
    .filter(({ row }) => row.cluster_id === DEFAULT_CLUSTER)
    .map(({ row: { credential_name: name, topic, permissions, username, password } }) => ({
      name,
      topic,
      permissions,
      username,
      password,
    }));
}

/** Creates missing connectors, which begin to run. @throws SeedError */
export async function seedConnectors(
  { control: { kafka }, actor }: Parts,
  connectors: readonly SeedConnector[],
): Promise<void> {
  for (const [index, { name, properties, paused, offsets }] of connectors.entries()) {
    await withPlace(`kafka.connectors[${index}]`, async () => {
      const there = await kafka.connectors.list(actor, DEFAULT_CLUSTER);
      if (there.some(({ row }) => row.name === name)) return;
      const order = { name, clusterId: DEFAULT_CLUSTER, properties, paused, offsets };
      await kafka.connectors.create(actor, order);
    });
  }
}

export async function exportedConnectors({
  control: { kafka },
  actor,
}: Parts): Promise<SeedConnector[]> {
  const exported: SeedConnector[] = [];
  const list = () => kafka.connectors.list(actor, DEFAULT_CLUSTER);
  for (const { row } of await list()) {
    const { connector_id: id } = row;
    const all = await unlessDeleted(
      () => kafka.connectors.offsets(actor, id),
      async () => (await list()).some((other) => other.row.connector_id === id),
    );
    if (all === undefined) continue;
    const offsets = all.flatMap(({ partition, offset }) =>
      offset === null ? [] : [{ partition, offset }],
    );
    const properties: unknown = propertiesOf(row);
    exported.push({
      name: row.name,
      // The management API creates no connector without a class.
      properties: properties as SeedConnector['properties'],
      ...(row.target === 'PAUSED' && { paused: true }),
      ...(offsets.length > 0 && { offsets }),
    });
  }
  return exported;
}
