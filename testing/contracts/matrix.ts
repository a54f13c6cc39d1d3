import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContractDocs } from '../../docs-site/build-contracts.ts';
import { brokenLinks } from '../../docs-site/links.ts';
import { Random } from '../../src/base/random.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { examine } from '../../src/toolkit/examine/examine.ts';
import type { Finding } from '../../src/toolkit/finding.ts';
import { casesOf, type CaseKind } from '../../src/toolkit/probe/cases.ts';
import { withCredentials } from '../../src/toolkit/probe/credentials.ts';
import { canSucceed, openIn } from '../../src/toolkit/probe/open-answers.ts';
import { probe } from '../../src/toolkit/probe/probe.ts';
import { Sender } from '../../src/toolkit/probe/send.ts';
import { builtFiles } from '../docs-site/contracts.ts';
import type { CorpusDocument } from './corpus.ts';
import { mocked, type Mocked } from './mocked.ts';
import { isUnanswerable } from './unanswerable.ts';
import { roundTrip } from './round-trip.ts';

/**
 * Every document through every command: what the mock answers is held against the document itself.
 * @returns the code that will have been generated, each document's in a folder of its own
 */
export function describeMatrix(
  documents: readonly CorpusDocument[],
): Readonly<Record<string, string>> {
  const generated: Record<string, string> = {};

  describe.each(documents)('$name', (document) => {
    let mock: Mocked;
    let byName: ReadonlyMap<string, Operation>;
    beforeAll(async () => {
      mock = await mocked(document.path);
      byName = new Map(mock.contract.operations.map((each) => [each.operationId, each]));
    });
    afterAll(() => mock.close());

    /** What nothing but a fault of ours explains, in words. */
    const faults = (findings: readonly Found[]) =>
      findings.flatMap((finding) => {
        const { operation: name, kind, at, message } = finding;
        const operation = byName.get(name);
        const isExpected =
          (kind === 'response-body' && operation && hasWrongExample(operation, mock)) ||
          (message === 'has no media type' &&
            operation &&
            isUnanswerable(operation, mock.contract));
        return isExpected ? [] : [`${name} ${kind} ${at}: ${message}`];
      });

    test('the mock answers every operation as documented, and refuses what is invalid', async () => {
      const answered = new Set<string>();
      const wrong: string[] = [];
      for await (const { kind, operation, status, sent, findings } of exchangesWith(mock)) {
        const isOpen = openIn(operation, kind, status) !== undefined;
        const ofAnswer = findings.filter(
          ({ at }) => at.startsWith('response') && !(isOpen && at === 'response.status'),
        );
        wrong.push(...faults(ofAnswer));
        if (kind === 'valid') {
          answered.add(operation.operationId);
          if (status >= 400 && canSucceed(operation)) wrong.push(`valid, and refused: ${sent}`);
        } else if (status < 400 && canSucceed(operation)) wrong.push(`invalid, and taken: ${sent}`);
        if (status >= 500 && canSucceed(operation)) wrong.push(`${status}: ${sent}`);
      }
      expect(wrong).toEqual([]);
      expect([...byName.keys()].filter((name) => !answered.has(name))).toEqual(
        document.untried ?? [],
      );
      expect(mock.errors).toEqual([]);
    });

    test('check has no finding about the mock', async () => {
      const { contract, url, credentials } = mock;
      // Other requests than those of the test above.
      const options = { withWrites: true, rounds: 1, seed: 2, maxTime: 60_000, credentials };
      const { findings } = await probe(contract, url, options);
      expect(faults(findings)).toEqual([]);
    });

    test('what the generated client sends to the mock, and gets, conforms', async () => {
      for (const [name, text] of Object.entries(mock.generated())) {
        generated[`document${documents.indexOf(document)}/${name}`] = text;
      }
      const { findings, violations } = await roundTrip(mock);
      expect(faults(findings)).toEqual([]);
      const told = violations.map((violation) => ({
        ...violation,
        kind: kindOf(violation),
      }));
      expect(faults(told)).toEqual([]);
    });

    test('its docs have no link that leads nowhere', async () => {
      const out = await mkdtemp(join(tmpdir(), 'plinth-foreign-docs-'));
      await buildContractDocs([mock.contract], out);
      const files = await builtFiles(out);
      await rm(out, { recursive: true });
      expect(brokenLinks(files, '/')).toEqual([]);
    });
  });

  return generated;
}

type Found = Pick<Finding, 'operation' | 'kind' | 'at' | 'message'>;

/** What `check` would call it. */
function kindOf({ at }: Pick<Finding, 'at'>): Finding['kind'] {
  return at === 'response.status' ? 'undocumented-status' : 'response-body';
}

interface Judged {
  readonly kind: CaseKind;
  readonly operation: Operation;
  readonly status: number;
  /** The request and what it was answered with, in short. */
  readonly sent: string;
  readonly findings: readonly Finding[];
}

/** Valid and invalid requests to every operation, with the answers of the mock. */
async function* exchangesWith({ contract, url, credentials }: Mocked): AsyncGenerator<Judged> {
  const sender = new Sender(url, 60_000);
  const random = new Random(1);
  try {
    for (const operation of contract.operations) {
      const cases = casesOf(contract, operation, { rounds: 1, random, seen: () => undefined });
      for (const { kind, draft } of cases) {
        if (kind !== 'valid' && kind !== 'invalid') continue;
        const { exchange } = await sender.send(withCredentials(contract, draft, credentials));
        const { findings, operation: found } = examine(contract, exchange);
        // What an invalid value makes of a path may be another one.
        if (kind === 'invalid' && found?.pointer !== operation.pointer) continue;
        const { request, response } = exchange;
        const { status = 0, body = {} } = response ?? {};
        const sent = `${request.method} ${request.target} ${textOf(request.body)} → ${status} ${textOf(body)}`;
        yield { kind, operation, status, sent, findings };
      }
    }
  } finally {
    sender.close();
  }
}

function textOf(body: object): string {
  return 'bytes' in body ? String(body.bytes).slice(0, 200) : '';
}

/** What is known besides the operation. */
interface Known {
  readonly contract: Pick<Contract, 'placeOf'>;
  /** What the mock has told of the contract. */
  readonly told: readonly string[];
}

/**
 * Whether an example of an operation's responses breaks its own schema, which the mock has told: it is answered with all
 * the same, so the document contradicts itself.
 */
function hasWrongExample(
  { responses }: Pick<Operation, 'responses'>,
  { contract, told }: Known,
): boolean {
  return Object.values(responses)
    .flatMap(({ content }) => Object.values(content))
    .map(({ pointer }) => `#${contract.placeOf(pointer).pointer}/example`)
    .some((place) => told.some((line) => line.includes(place)));
}
