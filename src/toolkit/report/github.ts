import { summaryOf, type Report } from './report.ts';

/** A report as the commands by which a GitHub workflow annotates a run. */
export function githubReport(report: Report): string {
  const findings = report.findings.map((f) => {
    const where = `file=${property(report.source)}${f.line === undefined ? '' : `,line=${f.line}`}`;
    const title = property(`${f.operation}: ${f.kind}`);
    const text = data(`${f.exchange}: ${f.at}: ${f.message} (${f.contractFile}#${f.pointer})`);
    return `::${f.severity} ${where},title=${title}::${text}`;
  });
  const troubles = report.troubles.map(
    ({ line, message }) => `::error file=${property(report.source)},line=${line}::${data(message)}`,
  );
  return `${[...findings, ...troubles, `::notice::${data(summaryOf(report))}`].join('\n')}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
