import contract from '../../generated/management/openapi.json' with { type: 'json' };
import type { CatalogueEntry } from '../../src/contract/error-catalogue.ts';
import {
  operationsOf,
  type ContractDocument,
  type Operation,
} from '../../src/contract/document.ts';
import { controlPlaneErrors, managementErrors } from '../../src/families/management/errors.ts';
import { DEVELOPMENT_SECRETS } from '../../src/settings/secrets.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { ErrorEntry, Family, TryItPreset } from '../family.ts';
import { html } from '../html.ts';
import { renderInline } from '../markdown.ts';

const document = contract as unknown as ContractDocument;

/** The management family. */
export function managementFamily(): Family {
  const port = settingTable.managementPort.default;
  const account = `${settingTable.email.default}:${DEVELOPMENT_SECRETS.apiKey}`;
  return {
    slug: 'management',
    title: 'Management',
    summary:
      'Databases, backups, teams, keys and the queue user: what is changed here is changed at once.',
    address: `http://127.0.0.1:${port}`,
    contract,
    errors: [
      {
        title: 'Errors of requests',
        introduction: html`<p>
          What is wrong with a request before anything is done. The body of every error is
          <code>{"error": "…", "status": …}</code>.
        </p>`,
        entries: entriesOf(managementErrors),
      },
      {
        title: 'Errors of records',
        introduction: html`<p>
          What can't be done with the records as they are. Nothing has been changed then.
        </p>`,
        entries: entriesOf(controlPlaneErrors),
      },
    ],
    tryIt: {
      port,
      authorization: 'Basic',
      credential: {
        label: 'E-mail and API key, with a colon between',
        hint: `In development they are ${account}.`,
      },
      presets: operationsOf(document).flatMap(presets),
    },
  };
}

function entriesOf(catalogue: Readonly<Record<string, CatalogueEntry>>): ErrorEntry[] {
  return Object.entries(catalogue).map(([name, { status, message, when }]) => ({
    name,
    status,
    message,
    when: renderInline(when),
  }));
}

/** One preset for each example of an operation's body, or one where it takes none. */
function presets(operation: Operation): TryItPreset[] {
  const { operationId, path, method, requestBody } = operation;
  const { tags = [], summary = operationId } = document.paths[path]![method]!;
  const request = { method: method.toUpperCase(), path: examplePath(operation) };
  const [group = 'Operations'] = tags;
  const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {});
  if (examples.length === 0) {
    return [{ id: operationId, group, title: summary, forms: { HTTP: request } }];
  }
  return examples.map(([name, { summary: which, value }]) => ({
    id: `${operationId}-${name}`,
    group,
    title: which === undefined ? summary : `${summary} ${which}.`,
    forms: { HTTP: { ...request, body: JSON.stringify(value, null, 2) } },
  }));
}

/** The path with the examples of its parameters. */
function examplePath({ path, parameters }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((p) => p.name === name && p.in === 'path');
    return String(parameter?.example ?? name);
  });
}
