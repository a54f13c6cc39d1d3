import {
  operationsOf,
  resolve,
  type ContractDocument,
  type ExampleObject,
  type Operation,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
} from '../../src/contract/document.ts';
import type { Contract } from '../family.ts';

/** An operation with its documentation. */
export interface DocumentedOperation extends Omit<Operation, 'parameters' | 'requestBody'> {
  /** Its summary without the full stop: `Create a database`. */
  readonly title: string;
  readonly description: string;
  /** The group that it is listed in. */
  readonly tag: string;
  /** Whether it is beyond the base contract. */
  readonly isBeyond: boolean;
  readonly parameters: readonly DocumentedParameter[];
  readonly requestBody?: RequestBodyObject & { readonly description?: string };
  /** Values of parameters in samples, by name, besides the required ones or instead of their examples. */
  readonly sampleParameters: Readonly<Record<string, string | number | boolean>>;
  /** The call of the official JavaScript client, as an expression on the client of `Access.official`. */
  readonly officialCall: string | undefined;
  /** Requests that the server sends to addresses in the request. */
  readonly callbacks: readonly Callback[];
}

export interface DocumentedParameter extends ParameterObject {
  readonly description?: string;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
}

/** A request that the server sends. */
export interface Callback {
  /** Its URL as a runtime expression: `{$request.header.upstash-callback}`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly requestBody?: RequestBodyObject;
}

interface OperationTexts {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly 'x-beyond-base-contract'?: boolean;
  readonly 'x-official-client'?: string;
  readonly 'x-sample-parameters'?: DocumentedOperation['sampleParameters'];
  readonly callbacks?: Readonly<Record<string, CallbackObject | Reference>>;
}

type CallbackObject = Readonly<
  Record<string, { readonly post?: OperationTexts & { readonly requestBody?: Body } }>
>;
type Body = RequestBodyObject | Reference;

/** Every operation of a contract, in the order of the contract. */
export function documentedOperations(contract: Contract): DocumentedOperation[] {
  const isAllBeyond = contract['x-beyond-base-contract'] === true;
  return operationsOf(contract).map((operation) => {
    const { method, path } = operation;
    const texts = contract.paths[path]![method]! as OperationTexts;
    const { summary = operation.operationId, description = '', tags = [], callbacks = {} } = texts;
    return {
      ...operation,
      title: withoutStop(summary),
      description,
      tag: tags[0] ?? 'Operations',
      isBeyond: isAllBeyond || texts['x-beyond-base-contract'] === true,
      officialCall: texts['x-official-client'],
      sampleParameters: texts['x-sample-parameters'] ?? {},
      callbacks: Object.values(callbacks).flatMap((each) => callbacksOf(contract, each)),
    };
  });
}

function callbacksOf(contract: ContractDocument, callback: CallbackObject | Reference): Callback[] {
  return Object.entries(resolve<CallbackObject>(contract, callback)).map(([address, { post }]) => ({
    address,
    title: withoutStop(post?.summary ?? address),
    description: post?.description ?? '',
    ...(post?.requestBody && {
      requestBody: resolve<RequestBodyObject>(contract, post.requestBody),
    }),
  }));
}

function withoutStop(summary: string): string {
  return summary.replace(/\.$/, '');
}
