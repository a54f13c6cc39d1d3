import {
  contract as routerOf,
  type ContractOptions,
  type ContractRouter,
} from '../express/contract.ts';
import type { AnyOperations } from '../express/handlers.ts';
import { validate as validatorOf, type ValidateOptions } from '../express/validate.ts';
import { givenContract, type ContractSource, type OverlayOptions } from './given-contract.ts';

/**
 * Answers the operations of a contract in an application of Express: `app.use(contract('api.yaml', { handlers }))`.
 * `Operations` is the type that `openapi-typescript` generates from it.
 * @throws InputError naming file and place of what is wrong with the contract
 * @throws Error naming an operation without a handler or a handler without one, and the same for security schemes
 */
export function contract<Operations = AnyOperations, Caller = unknown>(
  source: ContractSource,
  options: ContractOptions<Operations, Caller> & OverlayOptions,
): ContractRouter {
  return routerOf<Operations, Caller>(givenContract(source, options), options);
}

/**
 * Validates the requests to an application of Express, whose routes answer them: `app.use(validate('api.yaml'))`.
 * @throws InputError naming file and place of what is wrong with the contract
 */
export function validate(
  source: ContractSource,
  options: ValidateOptions & OverlayOptions = {},
): ContractRouter {
  return validatorOf(givenContract(source, options), options);
}

export {
  readContract,
  type ContractSource,
  type OverlayOptions,
  type ReadContract,
  type ReadContractOptions,
} from './given-contract.ts';
export type { ContractOptions, ContractRouter } from '../express/contract.ts';
export type { SecurityHandler, ValidateOptions } from '../express/validate.ts';
export { ValidationError, type ValidationErrorItem } from '../express/validation-error.ts';
export type {
  AuthenticationContext,
  Authenticator,
  Authenticators,
  Credentials,
} from '../express/authenticate.ts';
export type { RefusalAnswer } from '../express/family-of.ts';
export type {
  AnyOperations,
  ContractAnswer,
  ContractHandler,
  ContractHandlers,
  ContractRequest,
  Exchange,
} from '../express/handlers.ts';
export type { Problem, ProblemError } from '../express/problem.ts';
export type { UploadedFile } from '../contract/items/form.ts';
