import type { Family, TryItPreset } from '../family.ts';
import { bodyText } from '../operations/body-text.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { headersOf, requestExamples, targetOf } from '../operations/requests.ts';
import { isSentByFetch } from '../operations/samples.ts';

/** A page with the requests of more operations would be too large to load; each has a form on its own page. */
const MOST_OPERATIONS = 300;

/** The requests of the contract's examples that a browser can send. */
export function presetsOf({ contract, operations }: Family): TryItPreset[] {
  if (operations.length > MOST_OPERATIONS) return [];
  return operations
    .filter(({ method, requestBody }) => method !== 'GET' || requestBody === undefined)
    .flatMap((operation) => presets(contract, operation));
}

function presets(contract: object, operation: DocumentedOperation): TryItPreset[] {
  const { title, tags, method } = operation;
  return requestExamples(contract, operation)
    .filter(isSentByFetch)
    .map((request) => {
      const headers = headersOf(request).map(([name, value]) => `${name}: ${value}`);
      return {
        id: request.id,
        group: tags[0] ?? 'Operations',
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
