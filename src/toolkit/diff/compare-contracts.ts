import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { callbacksOf, webhooksOf } from '../../contract/model/read-operations.ts';
import { appendPointer } from '../../base/json-pointer.ts';
import type { Change, ReportChange, Use } from './change.ts';
import { OperationComparison, type SchemaComparisons } from './compare-operation.ts';
import { compareServers } from './compare-servers.ts';
import { SchemaComparison } from './compare-schemas.ts';
import { matched, subjectOf } from './match-operations.ts';

/**
 * Compares a contract with an earlier version, and classifies whether the differences break clients or
 * servers.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  const of: Versions = {
    contracts: [before, after],
    schemas: {
      request: new SchemaComparison(before.document, after.document, 'request'),
      response: new SchemaComparison(before.document, after.document, 'response'),
    },
  };
  const { pairs, added } = matched(before, after);
  for (const [was, is] of pairs) {
    const subject = subjectOf(was);
    const use: Use = { operation: subject, of: { part: 'operation' } };
    const tell = changeReporter(changes, after, subject, use);
    if (is === undefined) {
      const pointer = appendPointer(appendPointer('/paths', was.path), was.method.toLowerCase());
      tell({ ...GONE, rule: 'operation-removed', whom: 'clients that call it', pointer });
      continue;
    }
    new OperationComparison(of.contracts, of.schemas, tell).compare(was, is);
    compareSent(of, 'callback', is.pointer, {
      was: callbacksOf(before.document, was, (pointer) => before.placeOf(pointer)),
      is: callbacksOf(after.document, is, (pointer) => after.placeOf(pointer)),
      tellOf: (callback) =>
        changeReporter(changes, after, `${subject} callback ${subjectOf(callback)}`, use),
    });
  }
  const kept = pairs.flatMap(([was, is]) => (is === undefined ? [] : [[was, is] as const]));
  compareServers(of.contracts, kept, (operation) => {
    if (operation === undefined) return changeReporter(changes, after, 'servers');
    const subject = subjectOf(operation);
    return changeReporter(changes, after, subject, {
      operation: subject,
      of: { part: 'operation' },
    });
  });
  for (const operation of added) {
    const tell = changeReporter(changes, after, subjectOf(operation));
    tell({ ...NEW, rule: 'operation-added', pointer: operation.pointer });
  }
  compareSent(of, 'webhook', '/webhooks', {
    was: webhooksOf(before.document, (pointer) => before.placeOf(pointer)),
    is: webhooksOf(after.document, (pointer) => after.placeOf(pointer)),
    tellOf: (webhook) => {
      const use: Use = { operation: webhook.path, of: { part: 'webhook' } };
      return changeReporter(changes, after, `webhook ${subjectOf(webhook)}`, use);
    },
  });
  return changes;
}

const GONE = { at: 'operation', message: 'is gone' } as const;
const NEW = { at: 'operation', message: 'is new' } as const;

/** The versions that are compared. */
interface Versions {
  readonly contracts: readonly [before: Contract, after: Contract];
  readonly schemas: SchemaComparisons;
}

/** Compares requests that the service sends by itself. @param above JSON pointer to what has them, in the later version */
function compareSent(
  { contracts, schemas }: Versions,
  kind: 'callback' | 'webhook',
  above: string,
  sent: {
    readonly was: readonly Operation[];
    readonly is: readonly Operation[];
    readonly tellOf: (operation: Operation) => ReportChange;
  },
): void {
  const later = new Set(sent.is);
  for (const operation of sent.was) {
    // Several may go to one address.
    const same = [...later].filter((each) => keyOfSent(each) === keyOfSent(operation));
    const now = same.find((each) => each.operationId === operation.operationId) ?? same[0];
    if (now !== undefined) later.delete(now);
    const tell = sent.tellOf(operation);
    if (now === undefined) {
      const whom = 'clients that wait for it';
      tell({ ...GONE, rule: `${kind}-removed`, whom, pointer: above });
      continue;
    }
    // What a client does with a request to it, recorded traffic does not show: its use is that of the whole.
    const whole: ReportChange = ({ of: _part, ...told }) => tell(told);
    new OperationComparison(contracts, schemas, whole, true).compare(operation, now);
  }
  for (const operation of later) {
    const { pointer } = operation;
    sent.tellOf(operation)({ ...NEW, rule: `${kind}-added`, pointer });
  }
}

/** By its address, in which the names of path parameters don't matter. */
function keyOfSent(operation: Operation): string {
  return subjectOf(operation).replaceAll(/\$request\.path\.[\w-]+/g, '$request.path');
}

/** Collects the changes of a subject. @param use of it, where a change does not say which part */
export function changeReporter(
  changes: Change[],
  contract: Pick<Contract, 'name' | 'placeOf'>,
  subject: string,
  use?: Use,
): ReportChange {
  return ({ pointer, of, whom, ...told }) => {
    changes.push({
      level: whom === undefined ? 'addition' : 'breaking',
      contract: contract.name,
      subject,
      ...told,
      ...(whom !== undefined && { whom }),
      place: contract.placeOf(pointer),
      ...(use !== undefined && { use: of === undefined ? use : { ...use, of } }),
    });
  };
}
