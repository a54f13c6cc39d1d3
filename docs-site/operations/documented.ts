import { isNode } from '../../src/base/json-pointer.ts';
import type { OperationObject } from '../../src/contract/model/document.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { callbacksOf, operationsOf, webhooksOf } from '../../src/contract/model/read-operations.ts';
import type { Contract } from '../contract.ts';
import { fileNames } from './names.ts';

/** An operation with its documentation. */
export interface DocumentedOperation extends Operation {
  /** The name of its file, and of what belongs to it on pages of several operations. */
  readonly slug: string;
  /** Its summary without the full stop: `Create a database`. */
  readonly title: string;
  /** The id that the contract gives it. */
  readonly ownId: string | undefined;
  readonly description: string;
  /** The groups that it is listed in, by the tags of the contract. */
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
  /** Further reading that the contract names. */
  readonly externalDocs: { readonly url: string; readonly description: string } | undefined;
  /** Whether it is beyond the base contract. */
  readonly isBeyond: boolean;
  /** Values of parameters in samples, by name, besides the required ones or instead of their examples. */
  readonly sampleParameters: Readonly<Record<string, string | number | boolean>>;
  /** The call of the official JavaScript client, as an expression on the client of `Access.official`. */
  readonly officialCall: string | undefined;
}

/** What is read of an operation besides what the model has. */
interface Documentation {
  readonly 'x-beyond-base-contract'?: boolean;
  readonly 'x-official-client'?: string;
  readonly 'x-sample-parameters'?: DocumentedOperation['sampleParameters'];
}

/** Every operation of a contract, in the order of the contract. */
export function documentedOperations(contract: Contract): DocumentedOperation[] {
  return documented(contract, operationsOf(contract));
}

/** The requests that the service sends by itself; their path is their name. */
export function documentedWebhooks(contract: Contract): DocumentedOperation[] {
  return documented(contract, webhooksOf(contract));
}

/** The requests that the service sends to addresses that a request of the operation names, which are their paths. */
export function documentedCallbacks(
  contract: Contract,
  operation: Operation,
): DocumentedOperation[] {
  return documented(contract, callbacksOf(contract, operation));
}

function documented(contract: Contract, all: readonly Operation[]): DocumentedOperation[] {
  const isAllBeyond = contract['x-beyond-base-contract'] === true;
  const slugs = fileNames(all.map(({ operationId }) => operationId));
  return all.map((operation, i) => {
    const declared: OperationObject & Documentation = operation.declared;
    const { operationId, method, path } = operation;
    const { summary, description, tags, externalDocs, deprecated } = documentationOf(declared);
    const ownId = typeof declared.operationId === 'string' ? declared.operationId : undefined;
    return {
      ...operation,
      slug: slugs[i]!,
      title: withoutStop(textOf(summary)) || (ownId ?? `${method} ${path}`),
      ownId,
      operationId,
      description: textOf(description),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      isDeprecated: deprecated === true,
      externalDocs: externalDocsIn(externalDocs),
      isBeyond: isAllBeyond || declared['x-beyond-base-contract'] === true,
      officialCall: declared['x-official-client'],
      sampleParameters: declared['x-sample-parameters'] ?? {},
    };
  });
}

/** The members of an operation that may have any form in what somebody else wrote. */
function documentationOf(declared: object): Readonly<Record<string, unknown>> {
  return declared as Readonly<Record<string, unknown>>;
}

/** A link to further reading; undefined if it has no address. */
export function externalDocsIn(value: unknown): DocumentedOperation['externalDocs'] {
  if (!isNode(value) || typeof value['url'] !== 'string') return undefined;
  return { url: value['url'], description: textOf(value['description']) };
}

/** A text of a contract; empty if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function withoutStop(summary: string): string {
  return summary.replace(/(?<!\.)\.$/, '').replaceAll(/\s+/g, ' ');
}
