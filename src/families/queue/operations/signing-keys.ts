import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Keys } from '../../../engines/queue/engine.ts';
import type { QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';

type SigningKeyOperations = Pick<
  Handlers<operations, QueueCaller>,
  'getSigningKeys' | 'rotateSigningKeys' | 'rotateSigningKeysByOldPath'
>;

/** Operations on the keys that deliveries are signed with. */
export function signingKeyOperations(keys: Keys): SigningKeyOperations {
  const rotate = async ({ caller }: { readonly caller: QueueCaller }) => ({
    status: 200 as const,
    body: await keys.rotate(caller.user),
  });

  return {
    async getSigningKeys({ caller }) {
      // The keys allow signing deliveries, which is more than reading.
      if (caller.readOnly) throw refusal('keysNotTold');
      return { status: 200, body: await keys.get(caller.user) };
    },
    rotateSigningKeys: rotate,
    rotateSigningKeysByOldPath: rotate,
  };
}
