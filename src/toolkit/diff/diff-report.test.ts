import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { AcceptedChanges, readAcceptances } from './accepted-changes.ts';
import { compareContracts } from './compare-contracts.ts';
import { formattedDiff } from './diff-report.ts';
import { judged, type Judged } from './judge.ts';

const NARROWER = PETS.replace('maximum: 100', 'maximum: 50');

/** The report about a change of one line, with the file of accepted changes and today's date. */
function report(accepted = 'accepted: []', today = '2026-11-30') {
  const changes = compareContracts(contractOf(), contractOf({ 'pets.yaml': NARROWER }));
  const versions = { contract: 'pets.yaml', title: 'Pets', before: '1.0.0', after: '1.1.0' };
  const acceptances = new AcceptedChanges(readAcceptances('ok.yaml', accepted), today);
  const all = [judged({ ...versions, changes }, acceptances)];
  return { all, warnings: acceptances.warnings() };
}

const ACCEPTED = `accepted:
  - rule: parameter-limit-changed
    subject: GET /pets
    reason: nobody asks for so many
    expires: '2026-12-31'
`;

test.each<[string, string]>([
  [
    'changelog',
    '### Pets 1.1.0\n\n- **Breaking:** `GET /pets`: query parameter limit has another maximum: 100 became 50 (breaks clients that send it).\n',
  ],
  [
    'github',
    '::error file=pets.yaml,line=11,title=parameter-limit-changed::GET /pets: query parameter limit has another maximum: 100 became 50 — breaks clients that send it\n::notice::pets.yaml: 1 breaking, 0 new\n',
  ],
  [
    'junit',
    '<failure message="query parameter limit has another maximum: 100 became 50 — breaks clients that send it" type="parameter-limit-changed">',
  ],
  ['sarif', '"startLine": 11'],
  ['json', '"rule": "parameter-limit-changed"'],
  [
    'markdown',
    '| breaking | GET /pets: query parameter limit has another maximum: 100 became 50 — breaks clients that send it | pets.yaml:11 |',
  ],
])('%s has the change, and its place in the later version', (format, text) => {
  expect(formattedDiff(report().all, format as 'json')).toContain(text);
});

test('text of a contract cannot become a GitHub workflow command, or markup', () => {
  const change = {
    level: 'breaking',
    verdict: 'breaking',
    rule: 'operation-removed',
    contract: 'a',
    subject: 'GET /a\n::stop-commands::b',
    at: 'operation',
    message: '<img src=x> @all [a](b)',
    place: { file: 'a,b.yaml', pointer: '' },
  } as const;
  const all: Judged[] = [{ contract: 'a', title: 'A', before: '1', after: '1', changes: [change] }];
  expect(formattedDiff(all, 'github')).toContain(
    '::error file=a%2Cb.yaml,title=operation-removed::GET /a%0A::stop',
  );
  expect(formattedDiff(all, 'markdown')).toContain(
    String.raw`&lt;img src=x&gt; @&#8203;all \[a\]\(b\)`,
  );
});

describe('accepted changes', () => {
  test('are told with their reason, and break nobody', () => {
    const { all, warnings } = report(ACCEPTED);
    expect(formattedDiff(all, 'pretty')).toContain(
      'accepted  query parameter limit has another maximum: 100 became 50 — breaks clients that send it (until 2026-12-31: nobody asks for so many)',
    );
    expect(all[0]!.changes.map(({ verdict }) => verdict)).toEqual(['accepted']);
    expect(warnings).toEqual([]);
  });

  test('count until the end of their last day', () => {
    expect(report(ACCEPTED, '2026-12-31').all[0]!.changes[0]!.verdict).toBe('accepted');
    const { all, warnings } = report(ACCEPTED, '2027-01-01');
    expect(all[0]!.changes[0]!.verdict).toBe('breaking');
    expect(warnings).toEqual([
      'ok.yaml:2#/accepted/0: expired on 2026-12-31: parameter-limit-changed is no longer accepted',
    ]);
  });

  test('that match nothing are told', () => {
    expect(report(ACCEPTED.replace('GET /pets', 'GET /dogs*')).warnings).toEqual([
      'ok.yaml:2#/accepted/0: accepts nothing: no such change of GET /dogs*',
    ]);
    expect(report(ACCEPTED.replace('GET /pets', 'GET *')).warnings).toEqual([]);
  });

  test.each([
    ['- a', 'ok.yaml:1#: a file of accepted changes is an object, and this is a list'],
    ['accepted: {}', 'ok.yaml:1#/accepted: must be an array'],
    ['accept: []', 'ok.yaml:1#/accept: is not known: there is only accepted'],
    [
      ACCEPTED.replace('parameter-limit', 'limit'),
      'ok.yaml:2#/accepted/0/rule: limit-changed is no rule of plinth diff',
    ],
    [
      ACCEPTED.replace('12-31', '02-31'),
      'ok.yaml:5#/accepted/0/expires: 2026-02-31 is no day, such as 2026-12-31',
    ],
    [
      ACCEPTED.replace('    reason: nobody asks for so many\n', ''),
      "ok.yaml:2#/accepted/0: needs a 'reason', as text",
    ],
    [
      ACCEPTED.replace('reason', 'because'),
      'ok.yaml:4#/accepted/0/because: is not known: there is rule, subject, at, reason, expires',
    ],
  ])('%j is refused with file and line', (text, message) => {
    expect(() => readAcceptances('ok.yaml', text)).toThrow(message);
  });
});
