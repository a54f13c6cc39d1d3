import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Case } from '../../src/toolkit/probe/cases.ts';
import type { Draft } from '../../src/toolkit/probe/draft.ts';
import type { LinkUse, Step } from '../../src/toolkit/probe/step.ts';
import type { ReportedFinding } from '../../src/toolkit/report/report.ts';

/** One request of a file. */
interface SavedStep {
  readonly operation: string;
  readonly draft: Omit<Draft, 'operation' | 'body'> & {
    readonly body?: { readonly json: unknown } | { readonly base64: string };
  };
  readonly link?: LinkUse;
}

/** A request that has found something, as stored. */
export interface SavedCase extends Pick<Case, 'kind'>, SavedStep {
  /** The finding, for people. */
  readonly found: string;
  readonly curl: string | undefined;
  readonly contract: string;
  /** The requests to send before. */
  readonly before?: readonly SavedStep[];
}

/** Stores the request of a finding, so that the tests send it again. @returns the file */
export function saveCase(
  folder: string,
  finding: ReportedFinding,
  { kind, before = [], ...step }: Case,
): string {
  const { contract, message, curl } = finding;
  const saved: SavedCase = {
    found: `${finding.kind}: ${message}`,
    curl,
    contract,
    kind,
    ...savedStep(step),
    ...(before.length > 0 && { before: before.map(savedStep) }),
  };
  const name = [contract, saved.operation, finding.kind, kind].join('-');
  const file = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(saved, null, 2)}\n`);
  return file;
}

/** The stored requests of a folder, by file name. */
export function savedCases(folder: string): ReadonlyMap<string, SavedCase> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as SavedCase]),
  );
}

/**
 * The request in a form that can be sent. @throws Error if the contract no longer has its operation
 */
export function caseOf(contract: Contract, { kind, before = [], ...step }: SavedCase): Case {
  const steps = before.map((each) => stepOf(contract, each));
  return { kind, ...stepOf(contract, step), ...(steps.length > 0 && { before: steps }) };
}

function savedStep({ draft, link }: Step): SavedStep {
  const { operation, body, ...rest } = draft;
  const kept =
    body && ('bytes' in body ? { base64: body.bytes.toString('base64') } : { json: body.json });
  return {
    operation: operation.operationId,
    draft: { ...rest, ...(kept && { body: kept }) },
    ...(link && { link }),
  };
}

function stepOf(contract: Contract, { operation: name, draft, link }: SavedStep): Step {
  const operation = contract.operations.find((each) => each.operationId === name);
  if (operation === undefined) throw new Error(`${contract.name} has no operation ${name}`);
  const { body, ...rest } = draft;
  const sent = body && ('base64' in body ? { bytes: Buffer.from(body.base64, 'base64') } : body);
  return {
    draft: { ...rest, operation, ...(sent && { body: sent }) },
    ...(link && { link }),
  };
}
