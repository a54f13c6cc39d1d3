import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { operations } from '../../../generated/management/types.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import type { Handlers } from '../../contract/handler.ts';
import { BINDERS, RawClient, serveBound } from '../../../testing/contract/binders.ts';
import { ControlError } from '../../control/errors.ts';
import type { Listening } from '../../http/server.ts';
import type { ManagementCaller } from './caller.ts';
import { managementContract } from './contract.ts';
import { managementFamily } from './family.ts';
import { bodies } from '../../../testing/families/management/fixtures/bodies.ts';
import type { ControlPlane } from '../../control/control-plane.ts';
import { heads } from '../../../testing/families/management/fixtures/heads.ts';
import {
  CREDENTIALS,
  type FixtureRequest,
} from '../../../testing/families/management/fixtures/request.ts';

/** Handlers that answer every request that reaches them with the first documented example. */
const handlers = Object.fromEntries(
  operationsOf(managementContract).map(({ operationId, responses }) => {
    const { examples = {} } = responses['200']?.content?.['application/json'] ?? {};
    const [example] = Object.values(examples);
    return [operationId, () => ({ status: 200, body: example?.value })];
  }),
) as unknown as Handlers<operations, ManagementCaller>;

const accounts = {
  authenticate: async (email: string, key: string) => {
    if (`${email}:${key}` !== CREDENTIALS) throw new ControlError('invalidCredentials');
    return { customerId: 'c1', email };
  },
};
const family = { ...managementFamily({ kafka: {} } as ControlPlane, accounts), handlers };

const client = new RawClient();

function send(port: number, { credentials = CREDENTIALS, ...request }: FixtureRequest) {
  const authorization = credentials === null ? undefined : `Basic ${btoa(credentials)}`;
  return client.send(port, request, authorization);
}

describe('all binders answer alike', () => {
  let servers: readonly Listening[];
  beforeAll(async () => {
    servers = await Promise.all(BINDERS.map((bind) => serveBound(family, bind)));
  });
  afterAll(async () => {
    client.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  describe.each(Object.entries({ ...bodies, ...heads }))('%s', (_, requests) => {
    test.each(requests)('$what: $status', async (request) => {
      const [direct, express, oracle] = await Promise.all(
        servers.map(({ port }) => send(port, request)),
      );
      expect(express).toEqual(direct);
      expect(oracle).toEqual(direct);
      expect(direct).toHaveProperty('status', request.status);
      if (request.status === 200 || request.method === 'HEAD') return;
      expect(JSON.parse(direct!.body)).toEqual({
        error: request.error ?? expect.stringMatching(/\w/),
        status: request.status,
      });
    });
  });
});
