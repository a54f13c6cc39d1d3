import type { Family, TryItPreset } from '../family.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { requestExamples, type RequestExample } from '../operations/requests.ts';
import { isSentByFetch } from '../operations/samples.ts';
import { sentRequest, setupOf } from '../operations/setup.ts';
import type { SetupStep } from '../operations/setup-step.ts';

/** A page with the requests of more operations would be too large to load; each has a form on its own page. */
const MOST_OPERATIONS = 300;

/** The requests of the contract's examples that a browser can send. */
export function presetsOf(family: Family): TryItPreset[] {
  const { operations } = family;
  if (operations.length > MOST_OPERATIONS) return [];
  return operations
    .filter(({ method, requestBody }) => method !== 'GET' || requestBody === undefined)
    .flatMap((operation) => presets(family, operation));
}

function presets(family: Family, operation: DocumentedOperation): TryItPreset[] {
  const { title, tags } = operation;
  return requestExamples(family.contract, operation)
    .filter(isSentByFetch)
    .map((request) => {
      const setup = setupFor(family, operation, request);
      return {
        id: request.id,
        group: tags[0] ?? 'Operations',
        title: request.title === undefined ? title : `${title}: ${request.title}`,
        forms: { HTTP: sentRequest(request) },
        ...(setup.length > 0 && { setup }),
      };
    });
}

/** What a request needs on a new platform. The keywords that say so are not looked for in contracts of others. */
export function setupFor(
  { contract, operations, isTested }: Family,
  operation: DocumentedOperation,
  request: RequestExample,
): SetupStep[] {
  return isTested === true ? setupOf(contract, operation, request, operations) : [];
}
