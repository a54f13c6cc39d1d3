import type { AnyListener } from '../http/request-listener.ts';
import type { BinderOptions } from './binder-options.ts';
import { bodyKindOf } from './model/operation.ts';
import { operationsOf } from './model/read-operations.ts';
import type { AnyFamily } from './family.ts';
import { bind } from './request-chain.ts';
import type { Stage } from './stages/stage.ts';
import { checkBody, checkParameters, type CompiledValidator } from './validation.ts';

/**
 * Binds a family with validators compiled ahead of time. Meant for operations whose requests are so short that a
 * general middleware would cost more than the work itself. `express/application.ts` compiles them when they are first
 * needed, and the requests in each family's `fixtures` prove that both give the same answers.
 */
export function bindDirect(family: AnyFamily, options: BinderOptions): AnyListener {
  return bind(family, options, compiledValidation(family));
}

interface OperationValidators {
  readonly parameters: CompiledValidator;
  /** Defined where the operation takes JSON that has a schema. */
  readonly body: CompiledValidator | undefined;
}

/** @throws Error if an operation has no validator: the generated files don't belong to this contract */
function compiledValidation({ contract, validators, errors }: AnyFamily): Stage {
  const byId = new Map<string, OperationValidators>();
  for (const operation of operationsOf(contract)) {
    const { operationId } = operation;
    const parameters = validators[`${operationId}Parameters`];
    if (parameters === undefined) throw new Error(`${operationId} has no compiled validator`);
    const body = bodyKindOf(operation) === 'json' ? validators[`${operationId}Body`] : undefined;
    byId.set(operationId, { parameters, body });
  }
  return (call) => {
    const checks = byId.get(call.bound.operation.operationId)!;
    let wrong = checkParameters(checks.parameters, call.parameters);
    if (wrong === undefined && checks.body !== undefined && call.body !== undefined) {
      wrong = checkBody(checks.body, call.body);
    }
    if (wrong !== undefined) throw errors.invalid(wrong);
  };
}
