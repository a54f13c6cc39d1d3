import type { CatalogEntry } from '../../src/contract/error-catalog.ts';
import type { Contract, ErrorEntry, TryItPreset } from '../family.ts';
import { renderInline } from '../markdown.ts';
import { documentedOperations, type DocumentedOperation } from '../operations/documented.ts';
import { bodyText, headersOf, requestExamples, targetOf } from '../operations/requests.ts';

/** The errors of a catalog, by status. */
export function entriesOf(catalog: Readonly<Record<string, CatalogEntry>>): ErrorEntry[] {
  return Object.entries(catalog)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([name, { status, message, when }]) => ({
      name,
      status,
      message,
      when: renderInline(when),
    }));
}

/** The requests of the contract's examples, except GET with a body, which no browser sends. */
export function presetsOf(contract: Contract): TryItPreset[] {
  return documentedOperations(contract)
    .filter(({ method, requestBody }) => method !== 'GET' || requestBody === undefined)
    .flatMap(presets);
}

function presets(operation: DocumentedOperation): TryItPreset[] {
  const { title, tag, method } = operation;
  return requestExamples(operation).map((request) => {
    const headers = headersOf(request).map(([name, value]) => `${name}: ${value}`);
    return {
      id: request.id,
      group: tag,
      title: request.title === undefined ? title : `${title}: ${request.title}`,
      forms: {
        HTTP: {
          method,
          path: targetOf(request),
          ...(headers.length > 0 && { headers: headers.join('\n') }),
          ...(request.body && { body: bodyText(request.body) }),
        },
      },
    };
  });
}
