import { commandProperty, commandText } from '../workflow-command.ts';
import { summaryOf, type Report } from './report.ts';

/** A report as workflow commands that annotate a run on GitHub. */
export function githubReport(report: Report): string {
  const findings = report.findings.map((f) => {
    const where = `file=${commandProperty(report.source)}${f.line === undefined ? '' : `,line=${f.line}`}`;
    const title = commandProperty(`${f.operation}: ${f.kind}`);
    const text = commandText(
      `${f.exchange}: ${f.at}: ${f.message} (${f.contractFile}#${f.pointer})`,
    );
    return `::${f.severity} ${where},title=${title}::${text}`;
  });
  const troubles = report.troubles.map(
    ({ line, message }) =>
      `::error file=${commandProperty(report.source)},line=${line}::${commandText(message)}`,
  );
  return `${[...findings, ...troubles, `::notice::${commandText(summaryOf(report))}`].join('\n')}\n`;
}
