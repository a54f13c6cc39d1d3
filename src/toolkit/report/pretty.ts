import { pluralized, summaryOf, type Report, type ReportedFinding } from './report.ts';

/** Number of places that are listed per finding. */
const PLACES = 3;

/** Number of operations from which on the same finding is listed once for all of them. */
const MANY = 4;

/** A report for people: grouped by operation, each finding once with its places; what many operations share comes first. */
export function prettyReport(report: Report): string {
  const lines: string[] = [];
  const alike = Map.groupBy(report.findings, (f) =>
    [f.contract, f.severity, f.kind, f.at, f.message].join('\n'),
  );
  const [shared, own] = [[], []] as [ReportedFinding[][], ReportedFinding[]];
  for (const group of alike.values()) {
    if (operationsOf(group).length >= MANY) shared.push(group);
    else own.push(...group);
  }
  for (const group of shared) {
    const operations = operationsOf(group);
    const more = operations.length - PLACES;
    lines.push(`${pluralized(operations.length, 'operation')}  (${group[0]!.contract})`);
    lines.push(...findingLines(group.slice(0, 1)));
    lines.push(`    of        ${operations.slice(0, PLACES).join(', ')} and ${more} more`, '');
  }
  const byOperation = Map.groupBy(own, (f) => `${f.operation}  (${f.contract})`);
  for (const [operation, findings] of byOperation) {
    lines.push(operation);
    const same = Map.groupBy(findings, (f) =>
      [f.severity, f.kind, f.pointer, f.message].join('\n'),
    );
    for (const group of same.values()) lines.push(...findingLines(group));
    lines.push('');
  }
  for (const { place, message } of report.troubles) lines.push(`${place}: ${message}`);
  for (const [what, count] of Object.entries(report.unchecked)) {
    lines.push(`not looked at in ${pluralized(count, 'exchange')}: ${what}`);
  }
  for (const [why, count] of Object.entries(report.passedOver)) {
    lines.push(`passed over ${pluralized(count, 'exchange')}: ${why}`);
  }
  if (report.untried.length > 0) {
    lines.push(`no request could be generated for ${report.untried.join(', ')}`);
  }
  lines.push(`${report.source}: ${summaryOf(report)}`);
  return `${lines.join('\n')}\n`;
}

function operationsOf(group: readonly ReportedFinding[]): string[] {
  return [...new Set(group.map(({ operation }) => operation))];
}

function findingLines(group: readonly ReportedFinding[]): string[] {
  const [first] = group as [ReportedFinding];
  const where = first.contractLine === undefined ? '' : `:${first.contractLine}`;
  const places = [...new Set(group.map(({ place, exchange }) => `${place}  ${exchange}`))];
  const more = places.length - PLACES;
  return [
    `  ${first.severity}  ${first.kind}  ${first.message}`,
    `    at        ${first.at}`,
    `    contract  ${first.contractFile}${where}#${first.pointer}`,
    ...places.slice(0, PLACES).map((place) => `    in        ${place}`),
    ...(more > 0 ? [`              and ${more} more`] : []),
    ...(first.curl === undefined ? [] : [`    again     ${first.curl}`]),
  ];
}
