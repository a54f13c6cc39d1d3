import type { Contract } from '../contract/contract.ts';
import type { Finding, Kind, Severity } from '../finding.ts';

/** Collects what is found in one exchange. */
export class Notes {
  readonly findings: Finding[] = [];
  readonly unchecked: string[] = [];
  readonly #contract: string;
  readonly #operation: string;
  readonly #status: number | undefined;

  /** @param operation its name, or what stands for one */
  constructor(contract: Pick<Contract, 'name'>, operation: string, status: number | undefined) {
    this.#contract = contract.name;
    this.#operation = operation;
    this.#status = status;
  }

  /** Something in the response. */
  ofResponse(
    kind: Kind,
    pointer: string,
    at: string,
    message: string,
    severity: Severity = 'error',
  ): void {
    this.#add(kind, severity, pointer, at, message);
  }

  /**
   * Something in the request. A service that refuses what its contract does not have is right, so that is a warning for
   * whoever sent it; one that takes it is not.
   */
  ofRequest(kind: Kind, pointer: string, at: string, message: string): void {
    const refused = this.#wasRefused();
    const outcome =
      this.#status === undefined
        ? ''
        : `, and was ${refused ? 'refused' : 'answered'} with ${this.#status}`;
    this.#add(kind, refused ? 'warning' : 'error', pointer, at, message + outcome);
  }

  /** A path or method that the contract does not have. */
  ofUndocumented(kind: Kind, pointer: string, at: string, message: string): void {
    this.ofRequest(kind, pointer, at, message);
  }

  /** Something in the request that no service refuses. */
  warn(kind: Kind, pointer: string, at: string, message: string): void {
    this.#add(kind, 'warning', pointer, at, message);
  }

  #wasRefused(): boolean {
    return this.#status !== undefined && this.#status >= 400 && this.#status < 500;
  }

  #add(kind: Kind, severity: Severity, pointer: string, at: string, message: string): void {
    const operation = this.#operation;
    this.findings.push({
      kind,
      severity,
      operation,
      message,
      contract: this.#contract,
      pointer,
      at,
    });
  }
}
