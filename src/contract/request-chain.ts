import type { HttpRequest, HttpResponse } from '../http/exchange.ts';
import { NO_PAGES } from '../http/forged-request.ts';
import type { BinderOptions, Mounting } from './binder-options.ts';
import { boundOperations } from './bound-operation.ts';
import { Call, type Next } from './call.ts';
import type { AnyFamily } from './family.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { operationsOf } from './model/read-operations.ts';
import { Router } from './model/router.ts';
import { showTo } from './request-watch.ts';
import { answerCheck } from './response-check.ts';
import { checkAnswers, hideMembers, tellCopies } from './stages/answer.ts';
import {
  passOn,
  preflight,
  refuseOtherPages,
  refuseUnknownOperations,
  rewriteOriginForm,
  splitUrl,
  splitWholeUrl,
} from './stages/arrival.ts';
import { parseBody, receiveBody } from './stages/body.ts';
import { handle } from './stages/handle.ts';
import { authenticate, beginSpan, matchOperation, readParameters } from './stages/identify.ts';
import { RequestMemory } from './stages/memory.ts';
import { recordingOf } from './stages/record.ts';
import { sendAnswer, sendErrors } from './stages/send.ts';
import { inOrder, type Stage } from './stages/stage.ts';
import { awaitTurn, refuseInTurn } from './stages/turn.ts';

/** A listener that may be part of an application. @param next hands on what it does not answer */
export type MountedListener = (request: HttpRequest, response: HttpResponse, next?: Next) => void;

/**
 * Binds a family to the operations of its contract. The list below is everything that happens to a request, in the
 * implementation and in the mock, in this order. A stage that this family or these options don't want is not in the list.
 *
 * @param validate checks the request against the contract, in one of two ways (`direct.ts`, `at-first-use.ts`)
 * @throws Error if the contract and the handlers don't match
 */
export function bind(family: AnyFamily, options: BinderOptions, validate: Stage): MountedListener {
  const { contract, refuse, hides } = family;
  const { mounted } = options;
  const { pages = NO_PAGES, watch, tracer, caughtUp, diskReserve, afterChange, stopping } = options;
  const { turns } = options;
  const operations = boundOperations(family, options);
  const router = mounted?.router ?? routerOf(contract);
  const memory = options.memory && new RequestMemory(family, options.memory);
  const recording = recordingOf(family, options);
  const faults = options.faultInjection && injectFaults(family, options.faultInjection, stopping);
  const check = options.checkResponses === true ? answerCheck(contract) : undefined;
  const isOwn = mounted?.isGuest !== true;
  const turn = turns && awaitTurn(family, turns);

  const stages = [
    // The request as it comes from the socket.
    recording?.begin,
    isOwn ? rewriteOriginForm : undefined,
    isOwn ? preflight : undefined,
    isOwn ? refuseOtherPages(family, pages) : undefined,
    mounted?.readsWholePaths === true ? splitWholeUrl : splitUrl,
    mounted?.passes && passOn(mounted.passes),
    refuse && refuseUnknownOperations(refuse, router),
    watch && showTo(watch, family),

    // What it asks for, and who asks.
    matchOperation(operations, router, family, mounted?.withHead),
    tracer && beginSpan(family, tracer),
    authenticate(family, caughtUp),
    receiveBody(family, memory),
    turn,
    parseBody(family),
    readParameters,
    validate,
    faults,

    // The answer.
    ...(mounted?.handOn === undefined
      ? [
          handle(memory, diskReserve),
          hides && hideMembers(hides),
          afterChange && tellCopies(afterChange),
          check && checkAnswers(check),
          sendAnswer(family, memory, !isOwn),
          recording?.record,
        ]
      : [mounted.handOn]),
  ].filter((stage) => stage !== undefined);

  const { log, requestId } = options;
  const refusing = {
    log,
    requestId,
    check,
    faults,
    record: recording?.record,
    mounted,
  };
  const refusal = sendErrors(family, refusing);
  const early = new Set(turn && stages.slice(0, stages.indexOf(turn)));
  const run = inOrder(stages, turns ? refuseInTurn(refusal, turns, early) : refusal);
  return (request, response, next) => run(new Call(request, response, stopping, next));
}

/** Finds the paths of a contract, whatever the method is. */
function routerOf(contract: AnyFamily['contract']): NonNullable<Mounting['router']> {
  const router = new Router(operationsOf(contract), contract);
  return {
    methods: router.methods,
    find: (path) => router.find(path),
    spelled: (path) => router.spelled(path),
  };
}
