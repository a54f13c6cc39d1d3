import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import { Random } from '../../src/base/random.ts';
import { contractFrom, type Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { firstAddress } from '../../src/contract/model/servers.ts';
import { validate } from '../../src/express/validate.ts';
import { casesOf, type CaseKind } from '../../src/toolkit/probe/cases.ts';
import { withCredentials } from '../../src/toolkit/probe/credentials.ts';
import { bodyOf, contentTypeOf, targetOf } from '../../src/toolkit/probe/draft.ts';
import { byOther, tellError } from './echo.ts';
import { start, type Answered, type Asked } from './serve.ts';

/** A request to an operation, and what is expected of it. */
interface Request {
  readonly operation: Operation;
  readonly kind: CaseKind;
  readonly asked: Asked;
}

/** What both middlewares have answered to the same request. */
export interface Compared extends Request {
  readonly ours: Answered;
  readonly theirs: Answered;
}

/** The status of requests that are valid. */
const ACCEPTED = 299;
const KINDS: ReadonlySet<CaseKind> = new Set(['example', 'valid', 'invalid', 'no credentials']);

/** Sends requests to every operation of a document to both middlewares: valid and invalid ones, and without credentials. */
export async function* compare(path: string): AsyncGenerator<Compared> {
  const contract = contractFrom(path, (file) => readFileSync(file, 'utf8'));
  const other = byOther(contract.document);
  const parsers = [express.json({ strict: false }), express.urlencoded(), express.text()];
  await using ours = await served(express().use(validate(contract)));
  await using theirs = await served(express().use(parsers, other));
  for (const request of requestsTo(contract)) {
    const { asked } = request;
    yield { ...request, ours: await ours.ask(asked), theirs: await theirs.ask(asked) };
  }
}

function* requestsTo(contract: Contract): Generator<Request> {
  const base = basePathOf(contract);
  const schemes = Object.keys(contract.securitySchemes);
  const credentials = new Map(schemes.map((name) => [name, 'ada:secret']));
  const options = { rounds: 2, random: new Random(7), seen: () => undefined };
  for (const operation of contract.operations) {
    for (const { kind, draft } of casesOf(contract, operation, options)) {
      if (!KINDS.has(kind)) continue;
      const sent = withCredentials(contract, draft, credentials);
      const type = contentTypeOf(sent);
      const headers = Object.fromEntries(sent.headers);
      const asked = {
        method: operation.method,
        path: base + targetOf(sent),
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        ...(sent.body !== undefined && { body: bodyOf(sent) }),
      };
      yield { operation, kind, asked };
    }
  }
}

function basePathOf({ document }: Contract): string {
  const [server] = (document['servers'] ?? []) as readonly { readonly url?: string }[];
  const address = firstAddress(document) ?? server?.url ?? '/';
  return new URL(address, 'http://localhost').pathname.replace(/\/$/, '');
}

function served(app: Express) {
  return start(
    app.use((_request, response) => void response.status(ACCEPTED).end()).use(tellError),
  );
}
