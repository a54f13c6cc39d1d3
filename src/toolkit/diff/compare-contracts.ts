import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { callbacksOf, webhooksOf } from '../../contract/model/read-operations.ts';
import { appendPointer } from '../../base/json-pointer.ts';
import type { Change, ReportChange, Use } from './change.ts';
import { OperationComparison, type SchemaComparisons } from './compare-operation.ts';
import { SchemaComparison } from './compare-schemas.ts';
import { matched, subjectOf } from './match-operations.ts';

/**
 * Compares a contract with an earlier version, and classifies whether the differences break clients or
 * servers.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  const contracts = [before, after] as const;
  const schemas = {
    request: new SchemaComparison(before.document, after.document, 'request'),
    response: new SchemaComparison(before.document, after.document, 'response'),
  };
  const { pairs, added } = matched(before, after);
  for (const [was, is] of pairs) {
    const subject = subjectOf(was);
    const tell = changeReporter(changes, after, subject, { operation: subject, of: CALLED });
    if (is === undefined) {
      const pointer = appendPointer(appendPointer('/paths', was.path), was.method.toLowerCase());
      tell({ ...GONE, rule: 'operation-removed', whom: 'clients that call it', pointer });
      continue;
    }
    new OperationComparison(contracts, schemas, tell).compare(was, is);
    const callbacks = contracts.map(({ document }, i) => callbacksOf(document, i === 0 ? was : is));
    compareSent(
      contracts,
      schemas,
      { kind: 'callback', before: callbacks[0]!, after: callbacks[1]! },
      (callback) => ({
        tell: changeReporter(changes, after, `${subject} callback ${subjectOf(callback)}`, {
          operation: subject,
          of: CALLED,
        }),
        place: is.pointer,
      }),
    );
  }
  for (const operation of added) {
    const { pointer } = operation;
    changeReporter(
      changes,
      after,
      subjectOf(operation),
    )({ ...NEW, rule: 'operation-added', pointer });
  }
  const webhooks = contracts.map(({ document }) => webhooksOf(document));
  compareSent(
    contracts,
    schemas,
    { kind: 'webhook', before: webhooks[0]!, after: webhooks[1]! },
    (webhook) => ({
      tell: changeReporter(changes, after, `webhook ${subjectOf(webhook)}`, {
        operation: webhook.path,
        of: { part: 'webhook' },
      }),
      place: '/webhooks',
    }),
  );
  return changes;
}

const CALLED = { part: 'operation' } as const;
const GONE = { at: 'operation', message: 'is gone' } as const;
const NEW = { at: 'operation', message: 'is new' } as const;

/** Compares requests that the service sends by itself. */
function compareSent(
  contracts: readonly [Contract, Contract],
  schemas: SchemaComparisons,
  sent: {
    readonly kind: 'callback' | 'webhook';
    readonly before: readonly Operation[];
    readonly after: readonly Operation[];
  },
  of: (operation: Operation) => { readonly tell: ReportChange; readonly place: string },
): void {
  const later = new Map(sent.after.map((operation) => [keyOfSent(operation), operation]));
  for (const operation of sent.before) {
    const now = later.get(keyOfSent(operation));
    later.delete(keyOfSent(operation));
    const { tell, place } = of(operation);
    if (now === undefined) {
      const whom = 'clients that wait for it';
      tell({ ...GONE, rule: `${sent.kind}-removed`, whom, pointer: place });
    } else {
      // What a client does with a request to it, recorded traffic does not show: its use is that of the whole.
      const whole: ReportChange = ({ of: _part, ...told }) => tell(told);
      new OperationComparison(contracts, schemas, whole, true).compare(operation, now);
    }
  }
  for (const operation of later.values()) {
    const { pointer } = operation;
    of(operation).tell({ ...NEW, rule: `${sent.kind}-added`, pointer });
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
