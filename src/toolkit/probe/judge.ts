import type { Contract } from '../../contract/model/contract.ts';
import { needsCredentials } from '../../contract/model/operation.ts';
import { examine } from '../examine/examine.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding, Kind } from '../finding.ts';
import type { Case } from './cases.ts';
import { hasCredentials, type Credentials } from './credentials.ts';
import { canSucceed, openIn } from './open-answers.ts';
import type { Sent } from './send.ts';

/** Statuses with which a service refuses a malformed request. */
const REFUSALS = [400, 405, 415, 422];

const NOT_IMPLEMENTED = 501;

/** What is said of the response to a generated request. */
export interface Judgment {
  readonly findings: readonly Finding[];
  /** What the contract says nothing about, so that it could not be validated. */
  readonly unchecked: readonly string[];
}

/** Judges the response to a generated request. */
export function judge(
  contract: Contract,
  meant: Case,
  sent: Sent,
  credentials: Credentials,
): Judgment {
  const found = findingsIn(contract, meant, sent, credentials);
  const { response } = sent.exchange;
  const open = response && openIn(meant.draft.operation, meant.kind, response.status);
  if (open === undefined) return { findings: found, unchecked: [] };
  const findings = found.filter(({ kind }) => kind !== 'undocumented-status');
  return { findings, unchecked: findings.length < found.length ? [open] : [] };
}

function findingsIn(
  contract: Contract,
  meant: Case,
  sent: Sent,
  credentials: Credentials,
): Finding[] {
  const { exchange, failure } = sent;
  const { kind, draft } = meant;
  const { operation } = draft;
  const finding = (what: Kind, at: string, message: string): Finding => ({
    kind: what,
    severity: 'error',
    operation: operation.operationId,
    message,
    contract: contract.name,
    pointer: operation.pointer,
    at,
  });
  if (exchange.response === undefined) {
    const { code = 'failed', message = '' } = failure ?? {};
    if (code === 'slow') return [finding('slow', 'response', message)];
    return [finding('server-error', 'response', `no answer came: ${message}`)];
  }
  if (isNotOffered(contract, exchange.response.status)) return [];
  if (failure?.code === 'cut') {
    return [finding('server-error', 'response.body', `the body ${failure.message}`)];
  }
  const { status } = exchange.response;
  const isDocumented = operation.responses[status] !== undefined;
  // Where no success is documented, an error is the answer.
  const isFailure = canSucceed(operation);
  if (status >= 500 && !(isDocumented && (status === 503 || !isFailure))) {
    return [finding('server-error', 'response.status', `${kind} was answered with ${status}`)];
  }
  const isHeld = kind === 'example';
  const examined = examine(contract, exchange, { withSecurity: kind !== 'no credentials' });
  // An invalid request is expected to be refused, unless the change made it match another path, for which
  // nothing is expected.
  const isOther = examined.operation?.pointer !== operation.pointer;
  const found = examined.findings.filter((each) => isHeld || !isAboutRequest(each));
  if (isOther) return found.filter((each) => !isAboutRequest(each));
  if (kind.endsWith('credentials') && status < 400) {
    found.push(finding('security', 'response.status', `${kind} were answered with ${status}`));
  }
  if (kind === 'invalid' && status < 400) {
    const message = `was answered with ${status} although it does not fit the contract`;
    found.push(finding('accepted-invalid', 'response.status', message));
  }
  if (isHeld && isFailure && REFUSALS.includes(status)) {
    // A refusal may be due to the state of the service: a key of another type, a name that is taken.
    const message = `the example of the contract was refused with ${status}`;
    found.push({ ...finding('refused-valid', 'response.status', message), severity: 'warning' });
  }
  if (status === 404 && isOfWhatWasJustMade(meant)) {
    const message = `what ${meant.before!.at(-1)!.draft.operation.operationId} had just made was not found`;
    found.push(finding('refused-valid', 'response.status', message));
  }
  const isAuthorized = isFailure && !kind.endsWith('credentials') && needsCredentials(operation);
  if (isAuthorized && status === 401) {
    if (hasCredentials(contract, draft, credentials)) {
      const message = 'the credentials that were given were refused with 401';
      found.push(finding('refused-valid', 'response.status', message));
    } else {
      const message = 'was answered with 401, as no credentials were sent';
      found.push({ ...finding('refused-valid', 'response.status', message), severity: 'warning' });
    }
  }
  return found;
}

/** Whether a request, without its credentials, fits the contract. */
export function isValidRequest(contract: Contract, exchange: Exchange): boolean {
  return !examine(contract, exchange, { withSecurity: false }).findings.some(isAboutRequest);
}

/**
 * Whether no other request came between the one that created something and the one that refers to
 * it by a link.
 */
function isOfWhatWasJustMade({ draft, link, before = [] }: Case): boolean {
  if (link === undefined || draft.operation.method !== 'GET') return false;
  const { method } = before[link.from]!.draft.operation;
  return link.from === before.length - 1 && ['POST', 'PUT'].includes(method);
}

function isAboutRequest({ at }: Finding): boolean {
  return at.startsWith('request.');
}

/** Whether a service says that it does not offer an operation, and its contract allows it to do without some. */
function isNotOffered({ document }: Contract, status: number): boolean {
  const unmatched: object = document['x-unmatched-responses'] ?? {};
  return status === NOT_IMPLEMENTED && String(status) in unmatched;
}
