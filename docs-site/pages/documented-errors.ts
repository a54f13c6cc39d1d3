import { contractLine } from '../contract-text.ts';
import type { ErrorEntry, ErrorSection, Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { isError } from './operation-responses.ts';
import { statusTitle } from './status-names.ts';

/** Operations that are named for an error. */
const MOST_NAMED = 6;
/** Different errors with one status. */
const MOST_ENTRIES = 200;

/** What a contract documents as errors, by status: what it says, and which operations answer with it. */
export function documentedErrors(family: Family): ErrorSection[] {
  const byStatus = new Map<string, Map<string, DocumentedOperation[]>>();
  for (const operation of family.operations) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      if (!isError(status) && status !== 'default') continue;
      const words = description
        .trim()
        .split(/\n\s*\n/, 1)[0]!
        .replaceAll('\n', ' ');
      const entries = byStatus.get(status) ?? new Map<string, DocumentedOperation[]>();
      byStatus.set(status, entries);
      const known = entries.get(words);
      if (known === undefined) entries.set(words, [operation]);
      else known.push(operation);
    }
  }
  return [...byStatus.keys()].toSorted().map((status) => {
    const entries = [...byStatus.get(status)!];
    const rest = entries.length - MOST_ENTRIES;
    return {
      title: statusTitle(status),
      introduction: html`${rest > 0 && html`<p>The first ${MOST_ENTRIES} of ${entries.length} kinds.</p>`}`,
      entries: entries.slice(0, MOST_ENTRIES).map(([words, operations]): ErrorEntry => ({
        status,
        message: words,
        shown: contractLine(words, family),
        when: operationsOf(operations, family),
      })),
    };
  });
}

function operationsOf(operations: readonly DocumentedOperation[], { pageOf }: Family): Html {
  const named = operations
    .slice(0, MOST_NAMED)
    .map(
      (operation, i) =>
        html`${i > 0 && ', '}<a href="/${pageOf(operation)}"><bdi>${operation.title}</bdi></a>`,
    );
  const rest = operations.length - MOST_NAMED;
  return html`${named}${rest > 0 && ` and ${rest} more`}`;
}
