import type { Groups as GroupsOfEngine } from '../engine.ts';
import { QueueError } from '../errors.ts';
import type { HeaderList } from '../message.ts';
import { checkName } from '../publish/names.ts';
import type { GroupDescription, GroupEndpoint } from '../resources.ts';
import {
  countGroups,
  deleteGroup,
  groupRow,
  groupRows,
  readEndpoints,
  readHeaders,
  upsertGroup,
} from '../store/group-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { UrlGroupTable } from '../store/schema.ts';
import type { QueueUser } from '../user.ts';
import { withEndpoints, withoutEndpoints, type NamedEndpoint } from './endpoints.ts';

export interface GroupsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
}

/** Several destinations under one name. */
export class Groups implements GroupsOfEngine {
  readonly #parts: GroupsParts;

  constructor(parts: GroupsParts) {
    this.#parts = parts;
  }

  async groups(user: QueueUser): Promise<readonly GroupDescription[]> {
    const { owner } = await this.#parts.owners.of(user);
    const rows = await this.#parts.store.read((reader) => reader.all(groupRows, { owner }));
    return rows.map(describe);
  }

  async group(user: QueueUser, name: string): Promise<GroupDescription> {
    const { owner } = await this.#parts.owners.of(user);
    const row = await this.#parts.store.read((reader) => reader.get(groupRow, { owner, name }));
    if (row === undefined) throw new QueueError('groupNotFound', { name });
    return describe(row);
  }

  async addEndpoints(
    user: QueueUser,
    name: string,
    added: readonly GroupEndpoint[],
  ): Promise<void> {
    checkName('url group', name);
    const { owner, limits } = await this.#parts.owners.of(user);
    await this.#parts.store.write(async (transaction) => {
      const row = await transaction.get(groupRow, { owner, name });
      const endpoints = withEndpoints(row === undefined ? [] : readEndpoints(row.endpoints), added);
      if (endpoints.length > limits.maxEndpointsPerGroup) {
        throw new QueueError('tooManyEndpoints', { name, limit: limits.maxEndpointsPerGroup });
      }
      if (row === undefined) await checkRoom(transaction, owner, limits.maxGroups);
      const now = Math.floor(transaction.now());
      const group = row ?? { owner, name, created_at: now, updated_at: now, headers: '[]' };
      await transaction.run(upsertGroup, changed(group, { endpoints }, now));
    });
  }

  async removeEndpoints(
    user: QueueUser,
    name: string,
    removed: readonly NamedEndpoint[],
  ): Promise<void> {
    await this.#change(user, name, async (transaction, row) => {
      const endpoints = withoutEndpoints(name, readEndpoints(row.endpoints), removed);
      if (endpoints.length === 0) await transaction.run(deleteGroup, row);
      else await transaction.run(upsertGroup, changed(row, { endpoints }, transaction.now()));
    });
  }

  async setGroupHeaders(user: QueueUser, name: string, headers: HeaderList): Promise<void> {
    await this.#change(user, name, async (transaction, row) => {
      await transaction.run(upsertGroup, changed(row, { headers }, transaction.now()));
    });
  }

  async deleteGroup(user: QueueUser, name: string): Promise<void> {
    const { owner } = await this.#parts.owners.of(user);
    await this.#parts.store.write((transaction) => transaction.run(deleteGroup, { owner, name }));
  }

  async #change(
    user: QueueUser,
    name: string,
    change: (transaction: Transaction, row: UrlGroupTable) => Promise<void>,
  ): Promise<void> {
    const { owner } = await this.#parts.owners.of(user);
    await this.#parts.store.write(async (transaction) => {
      const row = await transaction.get(groupRow, { owner, name });
      if (row === undefined) throw new QueueError('groupNotFound', { name });
      await change(transaction, row);
    });
  }
}

/** @throws QueueError `tooManyGroups` where there may not be one more */
async function checkRoom(transaction: Transaction, owner: number, limit: number): Promise<void> {
  const { groups } = (await transaction.get(countGroups, { owner }))!;
  if (groups >= limit) throw new QueueError('tooManyGroups', { limit });
}

function changed(
  group: Omit<UrlGroupTable, 'endpoints'> & { readonly endpoints?: string },
  change: { readonly endpoints?: readonly GroupEndpoint[]; readonly headers?: HeaderList },
  now: number,
): UrlGroupTable {
  const { endpoints, headers } = change;
  return {
    ...group,
    endpoints: endpoints === undefined ? (group.endpoints ?? '[]') : JSON.stringify(endpoints),
    headers: headers === undefined ? group.headers : JSON.stringify(headers),
    updated_at: Math.floor(now),
  };
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
