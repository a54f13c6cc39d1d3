import type { components, operations } from '../../../../generated/queue/types.ts';
import { listOf } from '../../../base/json-pieces.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { FlowControls } from '../../../engines/queue/engine.ts';
import type { FlowControlDescription } from '../../../engines/queue/resources.ts';
import type { QueueUser } from '../../../engines/queue/user.ts';
import type { QueueCaller } from '../caller.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';

type FlowControlOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'listFlowControls'
  | 'getFlowControl'
  | 'pauseFlowControl'
  | 'resumeFlowControl'
  | 'pinFlowControl'
  | 'unpinFlowControl'
  | 'resetRate'
  | 'resetFlowControl'
  | 'getGlobalParallelism'
>;

/** Operations on flow-control keys: limits that messages share. */
export function flowControlOperations(flowControls: FlowControls): FlowControlOperations {
  async function reset(user: QueueUser, key: string) {
    await flowControls.resetRate(user, key);
    return NO_CONTENT_OK;
  }

  return {
    listFlowControls: async ({ caller, query }) => {
      const keys = await flowControls.list(caller.user, query.search);
      return { status: 200, body: listOf(keys, flowControlFields) };
    },

    getFlowControl: async ({ caller, path }) => ({
      status: 200,
      body: flowControlFields(await flowControls.get(caller.user, path.flowControlKey)),
    }),

    pauseFlowControl: async ({ caller, path }) => {
      await flowControls.pause(caller.user, path.flowControlKey);
      return NO_CONTENT_OK;
    },

    resumeFlowControl: async ({ caller, path }) => {
      await flowControls.resume(caller.user, path.flowControlKey);
      return NO_CONTENT_OK;
    },

    pinFlowControl: async ({ caller, path, query }) => {
      await flowControls.pin(caller.user, path.flowControlKey, query);
      return NO_CONTENT_OK;
    },

    unpinFlowControl: async ({ caller, path, query }) => {
      const { parallelism = false, rate = false } = query;
      await flowControls.unpin(caller.user, path.flowControlKey, { parallelism, rate });
      return NO_CONTENT_OK;
    },

    resetRate: ({ caller, path }) => reset(caller.user, path.flowControlKey),
    resetFlowControl: ({ caller, path }) => reset(caller.user, path.flowControlKey),

    getGlobalParallelism: async ({ caller }) => {
      const { max, count } = await flowControls.globalParallelism(caller.user);
      return { status: 200, body: { parallelismMax: max, parallelismCount: count } };
    },
  };
}

function flowControlFields(
  description: FlowControlDescription,
): components['schemas']['flow-control'] {
  const { key, waiting, paused, pinnedParallelism, pinnedRate, ...numbers } = description;
  return {
    flowControlKey: key,
    waitListSize: waiting,
    ...numbers,
    isPaused: paused,
    isPinnedParallelism: pinnedParallelism,
    isPinnedRate: pinnedRate,
  };
}
