import { KINDS } from '../finding.ts';
import type { Report, ReportedFinding } from './report.ts';

/** A report in SARIF 2.1.0, the format of code scanning. */
export function sarifReport(report: Report, version: string): string {
  const results = report.findings.map((finding) => resultOf(report.source, finding));
  const notifications = report.troubles.map(({ line, message }) => ({
    level: 'error',
    message: { text: message },
    locations: [location(report.source, line)],
  }));
  return sarifLog({ version, rules: KINDS, results, notifications });
}

/** The log of one run. @param rules their ids */
export function sarifLog({
  version,
  rules,
  results,
  notifications,
  texts = new Map(),
}: {
  readonly version: string;
  readonly rules: readonly string[];
  readonly results: readonly object[];
  readonly notifications: readonly object[];
  /** What rules say, if that is more than their ids. */
  readonly texts?: ReadonlyMap<string, string>;
}): string {
  const described = rules.map((id) => ({
    id,
    shortDescription: { text: texts.get(id) ?? id.replaceAll('-', ' ') },
  }));
  const driver = { name: 'plinth', semanticVersion: version, rules: described };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(source: string, finding: ReportedFinding): object {
  const { kind, severity, operation, message, exchange, at, place, line } = finding;
  return {
    ruleId: kind,
    level: severity,
    message: { text: `${operation}: ${exchange}: ${message}` },
    locations: [
      {
        ...location(source, line),
        logicalLocations: [{ fullyQualifiedName: `${place} ${at}` }],
      },
    ],
    relatedLocations: [
      {
        ...location(finding.contractFile, finding.contractLine),
        message: { text: `the contract: ${finding.pointer}` },
      },
    ],
  };
}

/** A place in a file. */
export function location(uri: string, line = 1, column?: number): object {
  // A SARIF URI has forward slashes, and is percent-encoded.
  const encoded = encodeURI(uri.replaceAll('\\', '/')).replaceAll(/[?#]/g, encodeURIComponent);
  const region = { startLine: line, ...(column !== undefined && { startColumn: column }) };
  const artifactLocation = { uri: encoded };
  return { physicalLocation: { artifactLocation, region } };
}
