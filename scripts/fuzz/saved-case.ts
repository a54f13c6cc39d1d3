import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../src/toolkit/contract/contract.ts';
import type { Case } from '../../src/toolkit/probe/cases.ts';
import type { Draft } from '../../src/toolkit/probe/draft.ts';
import type { ReportedFinding } from '../../src/toolkit/report/report.ts';

/** A request that has found something, as its file has it. */
export interface SavedCase extends Pick<Case, 'kind'> {
  /** What was found, for people. */
  readonly found: string;
  readonly curl: string | undefined;
  readonly contract: string;
  readonly operation: string;
  readonly draft: Omit<Draft, 'operation' | 'body'> & {
    readonly body?: { readonly json: unknown } | { readonly base64: string };
  };
}

/** Keeps the request of a finding, so that the tests send it again. @returns the file */
export function saveCase(folder: string, finding: ReportedFinding, { kind, draft }: Case): string {
  const { contract, message, curl } = finding;
  const { operation, body, ...rest } = draft;
  const saved: SavedCase = {
    found: `${finding.kind}: ${message}`,
    curl,
    contract,
    operation: operation.name,
    kind,
    draft: {
      ...rest,
      ...(body && {
        body: 'bytes' in body ? { base64: body.bytes.toString('base64') } : { json: body.json },
      }),
    },
  };
  const name = [contract, operation.name, finding.kind, kind].join('-').replaceAll(/[^\w-]+/g, '-');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(saved, null, 2)}\n`);
  return file;
}

/** The requests of a folder, by the names of their files. */
export function savedCases(folder: string): ReadonlyMap<string, SavedCase> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as SavedCase]),
  );
}

/** The request as it can be sent again. @throws Error where the contract has its operation no more */
export function caseOf(contract: Contract, { kind, operation: name, draft }: SavedCase): Case {
  const operation = contract.operations.find((each) => each.name === name);
  if (operation === undefined) throw new Error(`${contract.name} has no operation ${name}`);
  const { body, ...rest } = draft;
  if (body === undefined) return { kind, draft: { ...rest, operation } };
  const sent = 'base64' in body ? { bytes: Buffer.from(body.base64, 'base64') } : body;
  return { kind, draft: { ...rest, operation, body: sent } };
}
