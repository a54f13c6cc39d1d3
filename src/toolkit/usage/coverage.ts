import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import type { LintFinding, LintReport } from '../lint/lint-report.ts';
import { pluralized } from '../report/report.ts';
import { documentedAs } from './observe-exchange.ts';
import type { Usage } from './operation-use.ts';
import { titleOf } from './usage-of-recordings.ts';

/** What recorded traffic has not shown of contracts. */
export interface Coverage {
  readonly report: LintReport;
  /** `3 of 4 operations called, 7 of 9 responses seen (78%)` */
  readonly summary: string;
  readonly isEnough: boolean;
}

/** @param atLeast how many of a hundred responses must have been seen */
export function coverageOf(
  contracts: readonly Contract[],
  usage: Usage,
  atLeast: number,
): Coverage {
  const all = contracts.flatMap((contract) =>
    contract.operations.map((operation) => ({
      ...{ contract, operation },
      ...seenOf(operation, usage, titleOf(contract)),
    })),
  );
  const called = all.filter(({ isCalled }) => isCalled).length;
  const documented = all.reduce((sum, { statuses }) => sum + statuses.length, 0);
  const seen = documented - all.reduce((sum, { unseen }) => sum + unseen.length, 0);
  const percent = documented === 0 ? 100 : Math.floor((seen / documented) * 100);
  const isEnough = percent >= atLeast;
  const findings = all.flatMap(({ contract, operation, isCalled, unseen }): LintFinding[] => {
    const place = (pointer: string) => findingAt(contract, pointer, isEnough);
    const name = `${operation.method} ${operation.path}`;
    if (!isCalled) {
      const message = `${name} was not called`;
      return [{ ...place(operation.pointer), rule: 'operation-not-called', message }];
    }
    return unseen.map((status) => ({
      ...place(`${operation.pointer}/responses/${status}`),
      ...{ rule: 'response-not-seen', message: `${name} was not answered with ${status}` },
    }));
  });
  const files = contracts.map(({ name }) => ({ name, file: name }));
  const summary = `${called} of ${pluralized(all.length, 'operation')} called, ${seen} of ${pluralized(documented, 'response')} seen (${percent}%)`;
  return { report: { files, findings, ignored: 0 }, summary, isEnough };
}

function seenOf({ method, path, responses }: Operation, usage: Usage, title: string) {
  const use = usage.contracts.get(title)?.get(`${method} ${path}`);
  const statuses = Object.keys(responses);
  const seen = new Set(
    [...(use?.answers.keys() ?? [])].map((each) => documentedAs(each, statuses)),
  );
  return {
    isCalled: use !== undefined,
    statuses,
    unseen: statuses.filter((status) => !seen.has(status)),
  };
}

function findingAt(contract: Contract, pointer: string, isEnough: boolean) {
  const { file, line = 1, pointer: at } = contract.placeOf(pointer);
  const severity = isEnough ? 'warning' : 'error';
  return { severity, contract: contract.name, file, line, column: 1, pointer: `#${at}` } as const;
}
