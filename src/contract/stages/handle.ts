import type { DiskReserve } from '../../base/files/disk-reserve.ts';
import type { Answer } from '../../http/respond.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { HandedRequest } from '../handler.ts';
import type { RequestMemory } from './memory.ts';
import type { Stage } from './stage.ts';

/**
 * Has the operation answer a request.
 * @param reserve space for the operations that free some on a full disk
 */
export function handle(
  memory: RequestMemory | undefined,
  reserve: Pick<DiskReserve, 'spend'> | undefined,
): Stage {
  const answerOf = ({ answer, operation }: BoundOperation, request: HandedRequest) =>
    reserve !== undefined && operation.freesSpace
      ? reserve.spend(() => answer(request))
      : answer(request);

  return (call) => {
    memory?.makeRoom(call);
    const { bound, span } = call;
    const request = call.handOver();
    const answered: Answer | Promise<Answer> =
      span === undefined ? answerOf(bound, request) : span.inEngine(() => answerOf(bound, request));
    if (!(answered instanceof Promise)) call.answer = answered;
    else return answered.then((settled) => void (call.answer = settled));
  };
}
