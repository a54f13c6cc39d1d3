import type { Severity } from '../finding.ts';
import { isBroken, summaryOf, type Report } from './report.ts';

/** Something that is shown beside a line of a file. */
export interface Annotation {
  readonly severity: Severity | 'notice';
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly title?: string;
  readonly message: string;
}

/** An annotation as a workflow command of GitHub, with its line break. */
export function annotation({ severity, message, ...place }: Annotation): string {
  const { file, line, column, title } = place;
  const properties = Object.entries({ file, line, col: column, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${commandProperty(String(value))}`);
  const given = properties.length === 0 ? '' : ` ${properties.join(',')}`;
  return `::${severity}${given}::${commandText(message)}\n`;
}

/** A report as workflow commands that annotate a run on GitHub: at the lines of the contract, which the repository has. */
export function githubReport({ source, findings, troubles, ...report }: Report): string {
  const all: Annotation[] = [
    ...findings.map((finding) => ({
      severity: finding.severity,
      ...(finding.contractLine === undefined
        ? { file: source, line: finding.line }
        : { file: finding.contractFile, line: finding.contractLine }),
      title: `${finding.operation}: ${finding.kind}`,
      message: `${finding.exchange}: ${finding.at}: ${finding.message} (${finding.place}; ${finding.contractFile}#${finding.pointer})`,
    })),
    ...troubles.map((trouble) => ({
      severity: isBroken(trouble) ? ('error' as const) : ('notice' as const),
      ...{ file: source, line: trouble.line, message: trouble.message },
    })),
    { severity: 'notice', message: summaryOf({ source, findings, troubles, ...report }) },
  ];
  return all.map(annotation).join('');
}

/** Escapes the message of a GitHub workflow command, so that a line of it can't be a command of its own. */
function commandText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes the value of a property of a GitHub workflow command. */
function commandProperty(text: string): string {
  return commandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
