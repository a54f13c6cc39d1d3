import type { Contract } from '../../contract/model/contract.ts';
import type { Finding, Kind, Severity } from '../finding.ts';

/** The place of a finding. */
export type Place = Pick<Finding, 'pointer' | 'at'>;

/** Collects the findings of one exchange. */
export class Notes {
  readonly findings: Finding[] = [];
  readonly unchecked: string[] = [];
  readonly #contract: string;
  readonly #operation: string;
  readonly #status: number | undefined;

  /** @param operation its name, or a replacement for one */
  constructor(contract: Pick<Contract, 'name'>, operation: string, status: number | undefined) {
    this.#contract = contract.name;
    this.#operation = operation;
    this.#status = status;
  }

  /** Reports something in the response. */
  ofResponse(kind: Kind, place: Place, message: string, severity: Severity = 'error'): void {
    this.#add(kind, severity, place, message);
  }

  /**
   * Reports something in the request. A service is right to refuse what its contract does not have, so that is only a
   * warning for the client; a service that accepts it is at fault.
   */
  ofRequest(kind: Kind, place: Place, message: string): void {
    const refused = this.#wasRefused();
    const outcome =
      this.#status === undefined
        ? ''
        : `, and was ${refused ? 'refused' : 'answered'} with ${this.#status}`;
    this.#add(kind, refused ? 'warning' : 'error', place, message + outcome);
  }

  /** Reports a path or method that the contract does not have. */
  ofUndocumented(kind: Kind, place: Place, message: string): void {
    this.ofRequest(kind, place, message);
  }

  /** Reports something in the request that no service refuses. */
  warn(kind: Kind, place: Place, message: string): void {
    this.#add(kind, 'warning', place, message);
  }

  #wasRefused(): boolean {
    return this.#status !== undefined && this.#status >= 400 && this.#status < 500;
  }

  #add(kind: Kind, severity: Severity, { pointer, at }: Place, message: string): void {
    const operation = this.#operation;
    const contract = this.#contract;
    this.findings.push({ kind, severity, operation, message, contract, pointer, at });
  }
}
