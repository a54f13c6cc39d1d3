import type { OperationObject } from '../../src/contract/model/document.ts';
import type { Operation, RequestBody } from '../../src/contract/model/operation.ts';
import { callbacksOf, operationsOf } from '../../src/contract/model/read-operations.ts';
import type { Contract } from '../family.ts';

/** An operation with its documentation. */
export interface DocumentedOperation extends Operation {
  /** Its summary without the full stop: `Create a database`. */
  readonly title: string;
  readonly description: string;
  /** The group that it is listed in. */
  readonly tag: string;
  /** Whether it is beyond the base contract. */
  readonly isBeyond: boolean;
  /** Values of parameters in samples, by name, besides the required ones or instead of their examples. */
  readonly sampleParameters: Readonly<Record<string, string | number | boolean>>;
  /** The call of the official JavaScript client, as an expression on the client of `Access.official`. */
  readonly officialCall: string | undefined;
  /** Requests that the server sends to addresses in the request. */
  readonly callbacks: readonly Callback[];
}

/** A request that the server sends. */
export interface Callback {
  /** Its URL as a runtime expression: `{$request.header.upstash-callback}`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly requestBody: RequestBody | undefined;
}

interface Extensions {
  readonly 'x-beyond-base-contract'?: boolean;
  readonly 'x-official-client'?: string;
  readonly 'x-sample-parameters'?: DocumentedOperation['sampleParameters'];
}

/** Every operation of a contract, in the order of the contract. */
export function documentedOperations(contract: Contract): DocumentedOperation[] {
  const isAllBeyond = contract['x-beyond-base-contract'] === true;
  return operationsOf(contract).map((operation) => {
    const declared: OperationObject & Extensions = operation.declared;
    const { summary = operation.operationId, description = '', tags = [] } = declared;
    return {
      ...operation,
      title: withoutStop(summary),
      description,
      tag: tags[0] ?? 'Operations',
      isBeyond: isAllBeyond || declared['x-beyond-base-contract'] === true,
      officialCall: declared['x-official-client'],
      sampleParameters: declared['x-sample-parameters'] ?? {},
      callbacks: callbacksOf(contract, operation).map(callbackOf),
    };
  });
}

function callbackOf({ path, requestBody, declared }: Operation): Callback {
  const { summary = path, description = '' } = declared;
  return { address: path, title: withoutStop(summary), description, requestBody };
}

function withoutStop(summary: string): string {
  return summary.replace(/\.$/, '');
}
