export { contract, type ContractOptions, type ContractRouter } from '../express/contract.ts';
export { validate, type SecurityHandler, type ValidateOptions } from '../express/validate.ts';
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
export type { ContractSource } from '../express/source.ts';
export type { UploadedFile } from '../contract/read-content.ts';
