import type { Answer } from '../http/respond.ts';
import { JSON_TYPE, type ContractDocument, type Schema } from './model/document.ts';
import { responseFor, type Operation } from './model/operation.ts';
import { unmatchedOf } from './model/read-operations.ts';
import { mapSchema } from './schema.ts';
import { checkBody, type CompiledValidator } from './validation.ts';

/** What is known of an operation when it answers, or what stands for it while none is known (`unmatchedOf`). */
type Answering = Pick<Operation, 'operationId' | 'responses'>;

/** @returns what is wrong with an answer of an operation, or of none if none has been found */
export type AnswerCheck = (
  operation: Answering | undefined,
  answer: Answer,
) => Promise<string | undefined>;

/** Finds the validator of the JSON body that an operation answers a status with; undefined if there is none. */
export type ResponseValidators = (
  operation: Answering,
  status: number,
) => CompiledValidator | undefined;

const CONTRACT = 'contract';
const known = new WeakMap<ContractDocument, ResponseValidators>();

/**
 * Loads Ajv for the answers of a contract. A schema is compiled when an answer first needs it: most processes check none,
 * and tests a part of them.
 */
export async function responseValidatorsOf(
  contract: ContractDocument,
): Promise<ResponseValidators> {
  const before = known.get(contract);
  if (before !== undefined) return before;
  const { default: ajv2020 } = await import('ajv/dist/2020.js');
  // Without defaults: those are for requests, and would hide a missing member here.
  const ajv = new ajv2020.default({
    allowUnionTypes: true,
    strict: false,
    validateFormats: false,
    validateSchema: false,
  });
  ajv.addSchema({ $id: CONTRACT, components: contract.components });
  const compiled = new Map<Schema, CompiledValidator>();
  const validators: ResponseValidators = ({ responses }, status) => {
    const schema = responses[String(status)]?.content[JSON_TYPE]?.schema;
    if (schema === undefined) return undefined;
    let validate = compiled.get(schema);
    if (validate === undefined) {
      validate = ajv.compile(mapSchema(schema, withAbsoluteReference) as Schema);
      compiled.set(schema, validate);
    }
    return validate;
  };
  known.set(contract, validators);
  return validators;
}

/** A schema is compiled by itself, so it refers to the components by the id of the contract. */
function withAbsoluteReference(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? { ...schema, $ref: `${CONTRACT}${$ref}` } : schema;
}

/** Checks the answers of a contract. */
export function answerCheck(contract: ContractDocument): AnswerCheck {
  const unmatched = unmatchedOf(contract);
  return (operation = unmatched, answer) => checkAnswer(contract, operation, answer);
}

/**
 * Checks an answer against the contract, in the form in which the client will read it.
 * @returns what is wrong with it, or undefined
 */
export async function checkAnswer(
  contract: ContractDocument,
  operation: Answering,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): Promise<string | undefined> {
  if (responseFor(operation, status) === undefined) {
    return `${operation.operationId} documents no ${status}`;
  }
  if (body === undefined || body instanceof Uint8Array) return undefined;
  const validate = (await responseValidatorsOf(contract))(operation, status);
  if (validate === undefined) return undefined;
  const issue = checkBody(validate, JSON.parse(JSON.stringify(body)));
  if (issue === undefined) return undefined;
  return `${operation.operationId} ${status}: ${issue.at || 'the body'} ${issue.message}`;
}
