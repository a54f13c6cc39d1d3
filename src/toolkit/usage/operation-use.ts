import { FieldCounts, type Frequency } from './field-counts.ts';

/** What a consumer reads of the answers of one status. */
export class AnswerUse {
  readonly types = new Set<string>();
  readonly headers = new Set<string>();
  readonly fields = new FieldCounts();
}

/** What a consumer uses of an operation: nothing but names that the contract has. */
export class OperationUse {
  calls = 0;
  /** How many calls had it, by place and name: `query limit`. */
  readonly parameters = new Map<string, number>();
  bodies = 0;
  readonly types = new Set<string>();
  readonly fields = new FieldCounts();
  /** By status, as it was answered. */
  readonly answers = new Map<string, AnswerUse>();

  send(parameter: string, times = 1): void {
    this.parameters.set(parameter, (this.parameters.get(parameter) ?? 0) + times);
  }

  answer(status: string): AnswerUse {
    const known = this.answers.get(status) ?? new AnswerUse();
    this.answers.set(status, known);
    return known;
  }

  /** How often something that was counted is sent. */
  frequency(count: number): Frequency {
    return count === this.calls ? 'always' : 'sometimes';
  }
}

/** What a consumer uses of several contracts: by the title of each, and by operation. */
export class Usage {
  readonly contracts = new Map<string, Map<string, OperationUse>>();
  /** The webhooks that it waits for; undefined if it has not said, because traffic to a service does not show it. */
  webhooks: Set<string> | undefined;

  of(title: string, operation: string): OperationUse {
    const operations = this.contracts.get(title) ?? new Map<string, OperationUse>();
    this.contracts.set(title, operations);
    const use = operations.get(operation) ?? new OperationUse();
    operations.set(operation, use);
    return use;
  }
}
