import { createHash } from 'node:crypto';
import type { Severity } from '../finding.ts';

/** Something that is shown beside a line of a file of a merge request. */
export interface QualityIssue {
  readonly severity: Severity | 'notice';
  readonly rule: string;
  readonly message: string;
  readonly file: string;
  readonly line?: number | undefined;
}

const SEVERITIES = { error: 'major', warning: 'minor', notice: 'info' } as const;

/**
 * A report of Code Quality, as GitLab reads it ("Code Quality report format"). An issue is known again by its fingerprint
 * where its line has moved.
 */
export function codeQualityReport(issues: readonly QualityIssue[]): string {
  const alike = new Map<string, number>();
  const shown = issues.map(({ severity, rule, message, file, line = 1 }) => {
    const path = file.replaceAll('\\', '/').replace(/^\.\//, '');
    const key = [path, rule, message].join('\n');
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    return {
      description: message,
      check_name: rule,
      fingerprint: createHash('sha256').update(`${key}\n${before}`).digest('hex'),
      severity: SEVERITIES[severity],
      location: { path, lines: { begin: line } },
    };
  });
  return `${JSON.stringify(shown, null, 2)}\n`;
}
