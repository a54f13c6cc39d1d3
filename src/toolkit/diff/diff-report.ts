import { FORMATS, type Format } from '../report/formats.ts';
import { codeQualityReport } from '../report/code-quality.ts';
import { annotation } from '../report/github.ts';
import { junitLog, type TestCase } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { location, sarifLog } from '../report/sarif.ts';
import type { Judged, JudgedChange, Verdict } from './judge.ts';
import { RULES } from './rules.ts';

export const DIFF_FORMATS = [...FORMATS, 'changelog'] as const;
export type DiffFormat = Format | 'changelog';

/** `api.yaml: 2 breaking, 1 accepted, 3 new` */
export function diffSummary(all: readonly Judged[]): string {
  return all.map((each) => `${each.contract}: ${countsOf(each)}`).join('; ');
}

export function isDiffFailure(all: readonly Judged[]): boolean {
  return all.some(({ changes }) => changes.some(isBreaking));
}

/** @param version of the program, for formats that name it */
export function formattedDiff(all: readonly Judged[], format: DiffFormat, version = ''): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(all.map(plain), null, 2)}\n`;
    case 'changelog':
      return changelog(all);
    case 'github':
      return github(all);
    case 'junit':
      return junit(all);
    case 'sarif':
      return sarif(all, version);
    case 'codequality':
      return codeQuality(all);
    case 'markdown':
      return all.map(markdown).join('\n');
    case 'pretty':
      return all.map(pretty).join('');
  }
}

/** In the order in which they are told. */
const WORDS: Readonly<Record<Verdict, string>> = {
  breaking: 'breaking',
  allowed: 'breaking, which its major version allows',
  accepted: 'accepted',
  unused: 'used by nobody',
  new: 'new',
};
const SHORT: Readonly<Record<Verdict, string>> = {
  ...WORDS,
  allowed: 'breaking',
  unused: 'unused',
};

/** GitHub shows few annotations of a step, and reports are cut. */
function worstFirst(changes: readonly JudgedChange[]): JudgedChange[] {
  const order = Object.keys(WORDS);
  return changes.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

function isBreaking({ verdict }: JudgedChange): boolean {
  return verdict === 'breaking';
}

function countsOf({ changes }: Judged): string {
  if (changes.length === 0) return 'nothing has changed';
  const counts = Map.groupBy(changes, ({ verdict }) => verdict);
  const count = (verdict: Verdict) => counts.get(verdict)?.length ?? 0;
  const told = Object.entries(WORDS).filter(([verdict]) => {
    const isAlways = verdict === 'new' || (verdict === 'breaking' && count('allowed') === 0);
    return isAlways || count(verdict as Verdict) > 0;
  });
  return told.map(([verdict, words]) => `${count(verdict as Verdict)} ${words}`).join(', ');
}

/** What a change is, and whom it breaks. */
function textOf({ at, message, whom, consumers = [], accepted }: JudgedChange): string {
  const broken = consumers.length > 0 ? consumers.join(', ') : whom;
  const breaks = broken === undefined ? '' : ` — breaks ${broken}`;
  const why = accepted === undefined ? '' : ` (until ${accepted.expires}: ${accepted.reason})`;
  return `${at} ${message}${breaks}${why}`;
}

function pretty(compared: Judged): string {
  const { contract, before, after, changes } = compared;
  const lines = [`${contract} ${before} → ${after}`];
  for (const [subject, of] of Map.groupBy(changes, (change) => change.subject)) {
    lines.push(`  ${subject}`);
    for (const change of of) {
      lines.push(`    ${SHORT[change.verdict].padEnd(8)}  ${textOf(change)}`);
      if (change.level === 'breaking')
        lines.push(`              ${change.rule}${shownPlace(change)}`);
    }
  }
  lines.push(`  ${countsOf(compared)}`);
  return `${lines.join('\n')}\n`;
}

function shownPlace({ place }: JudgedChange): string {
  if (place === undefined) return '';
  return `, ${place.file}${place.line === undefined ? '' : `:${place.line}`}`;
}

/** A change for programs: without what only this one needs. */
function plain({ changes, operations: _all, ...compared }: Judged): object {
  return { ...compared, changes: changes.map(({ use: _use, ...change }) => change) };
}

/** Entries for a changelog, to be edited by a person. */
function changelog(all: readonly Judged[]): string {
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

const SEVERITIES = {
  breaking: 'error',
  allowed: 'warning',
  accepted: 'notice',
  unused: 'notice',
} as const;

function github(all: readonly Judged[]): string {
  const changes = worstFirst(all.flatMap((each) => each.changes));
  const found = changes.flatMap((change) => {
    if (change.verdict === 'new') return [];
    const { rule, verdict, subject, place } = change;
    const message = `${subject}: ${textOf(change)}`;
    const severity = SEVERITIES[verdict];
    return annotation({ severity, file: place?.file, line: place?.line, title: rule, message });
  });
  return [...found, annotation({ severity: 'notice', message: diffSummary(all) })].join('');
}

function codeQuality(all: readonly Judged[]): string {
  const issues = all.flatMap(({ contract, changes }) =>
    worstFirst(changes).flatMap((change) => {
      const { rule, verdict, subject, place } = change;
      if (verdict === 'new') return [];
      const message = `${subject}: ${textOf(change)}`;
      const { file = contract, line } = place ?? {};
      return [{ severity: SEVERITIES[verdict], rule, message, file, line }];
    }),
  );
  return codeQualityReport(issues);
}

/** A test case for each subject that has changed, or one for a contract that has not. */
function junit(all: readonly Judged[]): string {
  const cases = all.flatMap(({ contract, changes }): TestCase[] => {
    if (changes.length === 0) return [{ classname: contract, name: 'diff' }];
    const bySubject = Map.groupBy(changes, ({ subject }) => subject);
    return [...bySubject].map(([name, of]) => {
      const { true: broken = [], false: others = [] } = Object.groupBy(of, (change) =>
        isBreaking(change) ? 'true' : 'false',
      );
      const [first] = broken;
      const lines = (some: readonly JudgedChange[]) =>
        some.map((each) => `${each.rule}${shownPlace(each)}: ${textOf(each)}`).join('\n');
      return {
        classname: contract,
        name,
        ...(first && {
          failure: { message: textOf(first), type: first.rule, text: lines(broken) },
        }),
        ...(others.length > 0 && { output: lines(others) }),
      };
    });
  });
  return junitLog('plinth diff', cases);
}

function sarif(all: readonly Judged[], version: string): string {
  const changes = all.flatMap((each) => each.changes);
  const results = changes.map((change) => {
    const { rule, verdict, subject, at, place, accepted } = change;
    return {
      ruleId: rule,
      level: verdict === 'new' ? 'note' : SEVERITIES[verdict].replace('notice', 'note'),
      message: { text: `${subject}: ${textOf(change)}` },
      locations: [
        {
          ...(place && location(place.file, place.line)),
          logicalLocations: [{ fullyQualifiedName: `${subject} ${at}` }],
        },
      ],
      ...(accepted && {
        suppressions: [{ kind: 'external', justification: accepted.reason }],
      }),
    };
  });
  const rules = [...new Set(changes.map(({ rule }) => rule))].toSorted();
  return sarifLog({ version, rules, results, notifications: [], texts: RULES });
}

function markdown(compared: Judged): string {
  const { contract, before, after, changes } = compared;
  const rows = worstFirst(changes).map((change) => ({
    what: SHORT[change.verdict],
    text: `${change.subject}: ${textOf(change)}`,
    where: shownPlace(change).slice(2),
  }));
  return markdownReport(`${contract} ${before} → ${after}`, countsOf(compared), rows);
}
