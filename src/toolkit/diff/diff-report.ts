import { commandProperty, commandText } from '../workflow-command.ts';
import type { Change } from './change.ts';

/** A pair of contracts that were compared. */
export interface Compared {
  readonly contract: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
}

export const DIFF_FORMATS = ['pretty', 'json', 'changelog', 'github'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

export function breakingChanges({ changes }: Compared): readonly Change[] {
  return changes.filter(({ level }) => level === 'breaking');
}

/**
 * Whether the later version has another major number, so that it may break clients (Semantic Versioning, rule 8).
 */
export function isMajorLater({ before, after }: Compared): boolean {
  return Number(after.split('.')[0]) > Number(before.split('.')[0]);
}

export function formattedDiff(all: readonly Compared[], format: DiffFormat): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(all, null, 2)}\n`;
    case 'changelog':
      return changelog(all);
    case 'github':
      return all.flatMap(breakingChanges).map(annotation).join('');
    case 'pretty':
      return all.map(pretty).join('');
  }
}

function pretty(compared: Compared): string {
  const { contract, before, after, changes } = compared;
  const lines = [`${contract} ${before} → ${after}`];
  for (const [subject, of] of Map.groupBy(changes, (change) => change.subject)) {
    lines.push(`  ${subject}`);
    for (const { level, at, message, whom } of of) {
      const breaks = whom === undefined ? '' : ` — breaks ${whom}`;
      lines.push(
        `    ${level === 'breaking' ? 'breaking' : 'new     '}  ${at} ${message}${breaks}`,
      );
    }
  }
  const breaking = breakingChanges(compared).length;
  const allowed = breaking > 0 && isMajorLater(compared) ? ', which its major version allows' : '';
  lines.push(
    changes.length === 0
      ? '  nothing has changed'
      : `  ${breaking} breaking${allowed}, ${changes.length - breaking} new`,
  );
  return `${lines.join('\n')}\n`;
}

/** Entries for a changelog, to be edited by a person. */
function changelog(all: readonly Compared[]): string {
  const sections = all
    .filter(({ changes }) => changes.length > 0)
    .map(({ title, after, changes }) => {
      const entries = changes.map(({ level, subject, at, message, whom }) => {
        const what = at === 'operation' || at === 'command' ? '' : ` ${at}`;
        const breaks = whom === undefined ? '' : ` (breaks ${whom})`;
        const before = level === 'breaking' ? '**Breaking:** ' : '';
        return `- ${before}\`${subject}\`:${what} ${message}${breaks}.`;
      });
      return `### ${title} ${after}\n\n${entries.join('\n')}\n`;
    });
  return sections.length === 0 ? 'Nothing has changed.\n' : sections.join('\n');
}

function annotation({ contract, subject, at, message, whom = '' }: Change): string {
  const title = commandProperty(`${contract} breaks ${whom}`);
  return `::error title=${title}::${commandText(`${subject}: ${at} ${message}`)}\n`;
}
