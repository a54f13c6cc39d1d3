import { operationsOf } from '../../contract/document.ts';
import { queueContract } from './contract.ts';
import { refusal } from './errors.ts';
import { TOKEN_PARAMETERS } from './orders/destination.ts';

/** The parameters of the query that each operation has. */
const known: ReadonlyMap<string, readonly string[]> = new Map(
  operationsOf(queueContract).map(({ operationId, parameters }) => [
    operationId,
    parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  ]),
);

/**
 * Refuses a query with a parameter that an operation does not have: a filter that is misspelled would
 * select everything. @throws Refusal
 */
export function refuseUnknownFilters(operationId: string, rawQuery: string): void {
  if (rawQuery === '') return;
  const names = known.get(operationId) ?? [];
  for (const name of new URLSearchParams(rawQuery).keys()) {
    if (names.includes(name) || TOKEN_PARAMETERS.includes(name)) continue;
    throw refusal('unknownFilter', { name, known: names.join(', ') || 'none' });
  }
}
