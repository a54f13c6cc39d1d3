import type { operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ApiKey } from '../../../control/accounts/account-keys.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { ManagementCaller } from '../caller.ts';

type ApiKeyOperations = Pick<
  Handlers<operations, ManagementCaller>,
  'listApiKeys' | 'createApiKey' | 'deleteApiKey'
>;

/** Operations on the API keys of the caller's account. */
export function apiKeyOperations({ accounts }: Pick<ControlPlane, 'accounts'>): ApiKeyOperations {
  return {
    listApiKeys: async ({ caller }) => ({
      status: 200,
      body: (await accounts.keys.list(caller)).map(keyBody),
    }),

    createApiKey: async ({ caller, body }) => {
      const made = await accounts.keys.create(caller, body.name, body.read_only);
      return { status: 200, body: { ...keyBody(made), key: made.key } };
    },

    deleteApiKey: async ({ caller, path }) => {
      await accounts.keys.delete(caller, path.id);
      return { status: 200, body: 'OK' };
    },
  };
}

function keyBody({ keyId, name, creationTime, readOnly }: ApiKey) {
  return { key_id: keyId, name, creation_time: creationTime, read_only: readOnly };
}
