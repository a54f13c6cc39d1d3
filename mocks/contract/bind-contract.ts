import type { HttpRequest } from '../../src/http/exchange.ts';
import type { BinderOptions } from '../../src/contract/binder-options.ts';
import type { AnyFamily } from '../../src/contract/family.ts';
import type { Faults } from '../../src/contract/faults/faults.ts';
import { FORMATS } from '../../src/contract/formats.ts';
import { BasedRouter } from '../../src/contract/model/based-router.ts';
import { bindAny } from '../../src/express/bind-any.ts';
import { familyOf } from '../../src/express/family-of.ts';
import { inWords, problemErrors, Refusal } from '../../src/express/problem.ts';
import { ANY_CONTRACT } from '../../src/families/control/check-fault.ts';
import { originForm } from '../../src/http/origin-form.ts';
import type { AnyListener } from '../../src/http/request-listener.ts';
import { answererFor, type AnswerOptions } from './answer-requests.ts';
import { credentialsCheck } from './credentials.ts';
import type { Described } from './described.ts';
import { refusalsOf } from './refusals.ts';

/** A contract that answers: at the root, and below the paths of its servers. */
export interface BoundContract {
  readonly listener: AnyListener;
  /** Whether it has the path of a request. */
  has(request: Pick<HttpRequest, 'url'>): boolean;
}

/** The largest body, in bytes, unless the contract says otherwise (`x-body-limit`). */
const BODY_LIMIT = 32 * 1024 * 1024;

/** Binds the contract of any service. */
export function bindContract(
  contract: Described,
  options: Omit<BinderOptions, 'answererOf' | 'checkResponses' | 'mounted'>,
  answers: AnswerOptions,
): BoundContract {
  const { operations, document } = contract;
  const { faultInjection: injection } = options;
  const router = new BasedRouter(operations, document);
  const listener = bindAny(mockFamily(contract), {
    ...options,
    faultInjection: injection && { ...injection, faults: ofAnyContract(injection.faults) },
    answererOf: (operation) => answererFor(contract, operation, answers),
    reading: { refusesUnknown: false, leavesWrongTypes: true },
    formats: FORMATS,
    allErrors: true,
    acceptsWrongSchemas: true,
    mounted: { router, withHead: true, passesErrors: 'unforeseen', isGuest: false },
  });
  return {
    listener,
    has({ url = '/' }) {
      const path = (url.startsWith('/') ? url : originForm(url).path).split('?', 1)[0]!;
      return router.find(path) !== undefined;
    },
  };
}

/** Faults of which those for any contract are meant too. */
function ofAnyContract(faults: Faults): Faults {
  return {
    get isEmpty() {
      return faults.isEmpty;
    },
    plays: (scenario) => faults.plays(scenario),
    apply: (asked) => faults.apply({ ...asked, group: ANY_CONTRACT }),
  };
}

/** The family of a contract of any service. Nobody is behind it: the mock answers in place of its handlers. */
function mockFamily(contract: Described): AnyFamily {
  const handlers = contract.operations.map(({ operationId }) => [operationId, nobody] as const);
  const family = familyOf(contract, {
    handlers: Object.fromEntries(handlers),
    authenticate: credentialsCheck(contract),
    bodyLimit: BODY_LIMIT,
  });
  return {
    ...family,
    errors: {
      ...problemErrors,
      // As Prism does: what can be read and is not valid can not be processed.
      invalid: (issue, issues = [issue]) => new Refusal(422, inWords(issue), { issues }),
    },
    refusalFor: refusalsOf(contract),
  };
}

function nobody(): never {
  throw new Error('nothing stands behind the mock');
}
