import { operationsOf } from '../../contract/document.ts';
import { queueContract } from './contract.ts';
import { refusal } from './errors.ts';
import { TOKEN_PARAMETERS } from './publish-options/destination.ts';

/** The query parameters of each operation. */
const known: ReadonlyMap<string, readonly string[]> = new Map(
  operationsOf(queueContract).map(({ operationId, parameters }) => [
    operationId,
    parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  ]),
);

/**
 * Refuses query parameters that an operation does not have. Used for operations that change what they select: with a
 * misspelled filter they would change everything. Listings ignore unknown parameters, as those of the hosted service
 * do.
 * @throws HttpError
 */
export function refuseUnknownFilters(operationId: string, rawQuery: string): void {
  refuseUnknown('unknownFilter', operationId, rawQuery);
}

/** The same for an operation whose parameters select nothing. @throws HttpError */
export function refuseUnknownParameters(operationId: string, rawQuery: string): void {
  refuseUnknown('unknownParameter', operationId, rawQuery);
}

function refuseUnknown(
  error: 'unknownFilter' | 'unknownParameter',
  operationId: string,
  rawQuery: string,
): void {
  if (rawQuery === '') return;
  const names = known.get(operationId) ?? [];
  for (const name of new URLSearchParams(rawQuery).keys()) {
    if (names.includes(name) || TOKEN_PARAMETERS.includes(name)) continue;
    throw refusal(error, { name, known: names.join(', ') || 'none' });
  }
}

/** Filters of messages that dead letters don't have; the hosted service refuses them in listings too. */
const NOT_OF_DEAD_LETTERS = ['host', 'path'];

/** Refuses those filters. @throws HttpError */
export function refuseFiltersOfMessages(rawQuery: string): void {
  const given = new URLSearchParams(rawQuery);
  for (const name of NOT_OF_DEAD_LETTERS) {
    if (!given.has(name)) continue;
    throw refusal('unknownFilter', { name, known: known.get('listDeadLetters')!.join(', ') });
  }
}
