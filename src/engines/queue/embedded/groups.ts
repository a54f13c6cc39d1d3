import type { Groups as GroupsOfEngine } from '../engine.ts';
import { QueueError } from '../errors.ts';
import type { HeaderList, PublishOrder } from '../message.ts';
import type { GroupDescription, GroupEndpoint } from '../resources.ts';
import {
  countGroups,
  deleteGroup,
  groupRow,
  groupRows,
  readEndpoints,
  readHeaders,
  upsertGroup,
} from './store/group-rows.ts';
import { checkName } from '../checks/names.ts';
import { checkConfigured } from '../checks/deduplication-key.ts';
import type { Owner, Owners } from './store/owners.ts';
import type { Transaction } from './store/query.ts';
import type { QueueStore } from './store/queue-store.ts';
import type { UrlGroupTable } from './store/schema.ts';
import type { QueueUser } from '../user.ts';
import {
  checkEndpoints,
  withEndpoints,
  withoutEndpoints,
  type EndpointSelector,
} from '../checks/endpoints.ts';

export interface GroupsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
}

/** URL groups: several destinations under one name. */
export class Groups implements GroupsOfEngine {
  readonly #parts: GroupsParts;

  constructor(parts: GroupsParts) {
    this.#parts = parts;
  }

  async list(user: QueueUser): Promise<readonly GroupDescription[]> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    return (await store.read((reader) => reader.all(groupRows, { owner }))).map(describe);
  }

  async get(user: QueueUser, name: string): Promise<GroupDescription> {
    checkName('url group', name);
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const row = await store.read((reader) => reader.get(groupRow, { owner, name }));
    if (row === undefined) throw new QueueError('groupNotFound', { name });
    return describe(row);
  }

  async addEndpoints(
    user: QueueUser,
    name: string,
    endpoints: readonly GroupEndpoint[],
  ): Promise<void> {
    const { store, owners } = this.#parts;
    checkEndpoints(name, endpoints);
    const owner = await owners.of(user);
    await store.write(async (transaction) => {
      const earlier = await transaction.get(groupRow, { owner: owner.owner, name });
      const all = withEndpoints(earlier ? readEndpoints(earlier.endpoints) : [], endpoints);
      const limit = owner.limits.maxEndpointsPerGroup;
      if (all.length > limit) throw new QueueError('tooManyEndpoints', { name, limit });
      const row = earlier ?? (await newGroup(transaction, owner, name));
      await change(transaction, { ...row, endpoints: JSON.stringify(all) });
    });
  }

  async removeEndpoints(
    user: QueueUser,
    name: string,
    selectors: readonly EndpointSelector[],
  ): Promise<void> {
    checkName('url group', name);
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    await store.write(async (transaction) => {
      const row = await mustExist(transaction, owner, name);
      const { left, unknown } = withoutEndpoints(readEndpoints(row.endpoints), selectors);
      if (unknown !== undefined) {
        const endpoint = unknown.name ?? unknown.url ?? '';
        throw new QueueError('endpointNotFound', { endpoint, name });
      }
      if (left.length === 0) await transaction.run(deleteGroup, { owner, name });
      else await change(transaction, { ...row, endpoints: JSON.stringify(left) });
    });
  }

  async setHeaders(
    user: QueueUser,
    name: string,
    headers: HeaderList,
    order?: PublishOrder,
  ): Promise<void> {
    checkName('url group', name);
    const { store, owners } = this.#parts;
    const { owner, limits } = await owners.of(user);
    await store.write(async (transaction) => {
      if (order !== undefined) checkConfigured(order, limits, transaction.now());
      const row = await mustExist(transaction, owner, name);
      await change(transaction, { ...row, headers: JSON.stringify(headers) });
    });
  }

  async delete(user: QueueUser, name: string): Promise<void> {
    checkName('url group', name);
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    await store.write((transaction) => transaction.run(deleteGroup, { owner, name }));
  }
}

/** @throws QueueError `groupNotFound` */
async function mustExist(
  transaction: Transaction,
  owner: number,
  name: string,
): Promise<UrlGroupTable> {
  const row = await transaction.get(groupRow, { owner, name });
  if (row === undefined) throw new QueueError('groupNotFound', { name });
  return row;
}

/** @throws QueueError `tooManyGroups` */
async function newGroup(
  transaction: Transaction,
  { owner, limits }: Owner,
  name: string,
): Promise<UrlGroupTable> {
  const { groups } = (await transaction.get(countGroups, { owner }))!;
  const limit = limits.maxGroups;
  if (groups >= limit) throw new QueueError('tooManyGroups', { limit });
  const now = Math.floor(transaction.now());
  return { owner, name, created_at: now, updated_at: now, endpoints: '[]', headers: '[]' };
}

async function change(transaction: Transaction, row: UrlGroupTable): Promise<void> {
  await transaction.run(upsertGroup, { ...row, updated_at: Math.floor(transaction.now()) });
}

function describe(row: UrlGroupTable): GroupDescription {
  return {
    name: row.name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    endpoints: readEndpoints(row.endpoints),
    headers: readHeaders(row.headers),
  };
}
