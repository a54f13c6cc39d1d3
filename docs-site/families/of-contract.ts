import type { CatalogEntry } from '../../src/contract/error-catalog.ts';
import {
  operationsOf,
  type ContractDocument,
  type Operation,
} from '../../src/contract/document.ts';
import type { ErrorEntry, TryItPreset } from '../family.ts';
import { renderInline } from '../markdown.ts';

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

/** The requests that the contract's examples make, but those that no browser sends: GET with a body. */
export function presetsOf(document: ContractDocument): TryItPreset[] {
  return operationsOf(document)
    .filter(({ method, requestBody }) => method !== 'get' || requestBody === undefined)
    .flatMap((operation) => presets(document, operation));
}

/** One preset for each example of an operation's body, or one where it takes none. */
function presets(document: ContractDocument, operation: Operation): TryItPreset[] {
  const { operationId, path, method, requestBody } = operation;
  const { tags = [], summary = operationId } = document.paths[path]![method]!;
  const request = { method: method.toUpperCase(), path: examplePath(operation) };
  const [group = 'Operations'] = tags;
  const content = requestBody?.content ?? {};
  const examples = Object.entries(content['application/json']?.examples ?? {});
  if (examples.length === 0) {
    const text = content['*/*']?.example;
    const body = typeof text === 'string' ? { body: text } : {};
    return [{ id: operationId, group, title: summary, forms: { HTTP: { ...request, ...body } } }];
  }
  return examples.map(([name, { summary: which, value }]) => ({
    id: `${operationId}-${name}`,
    group,
    title: which === undefined ? summary : `${summary} ${which}.`,
    forms: { HTTP: { ...request, body: JSON.stringify(value, null, 2) } },
  }));
}

/** The path with the examples of its parameters, and of those of the query that must be given. */
function examplePath({ path, parameters }: Operation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((p) => p.name === name && p.in === 'path');
    return String(parameter?.example ?? name);
  });
  const needed = parameters.filter((p) => p.in === 'query' && p.required === true);
  const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}
