import { afterEach, beforeEach, expect } from 'vitest';
import { openTestKafka, type TestKafka } from '../../../control/kafka/kafka.ts';
import { kafkaClusterOperations } from '../../../../src/families/management/operations/kafka-clusters.ts';
import { kafkaConnectorOperations } from '../../../../src/families/management/operations/kafka-connectors.ts';
import { kafkaCredentialOperations } from '../../../../src/families/management/operations/kafka-credentials.ts';
import { kafkaTopicOperations } from '../../../../src/families/management/operations/kafka-topics.ts';
import { testOperations, type TestAnswer, type TestRequest } from './operations.ts';

type Call = ReturnType<typeof testOperations>;
type OperationId = Parameters<Call>[0];
type Fields = Readonly<Record<string, unknown>>;

/** The time at which platforms of tests start, in Unix seconds. */
export const CREATED = Date.parse('2026-11-20T12:00:00Z') / 1000;

/** The path of an operation on one resource. */
export const at = (id: unknown) => ({ path: { id: String(id) } });

/** The operations on Kafka, on a platform of their own for each test. */
export class KafkaOperationsBench {
  platform!: TestKafka;
  #call!: Call;

  constructor() {
    beforeEach(async () => {
      this.platform = await openTestKafka();
      this.#call = testOperations({
        ...kafkaClusterOperations(this.platform),
        ...kafkaCredentialOperations(this.platform),
        ...kafkaTopicOperations(this.platform),
        ...kafkaConnectorOperations(this.platform),
      });
    });
    afterEach(() => this.platform.close());
  }

  /** The answer of an operation to the owner. */
  call(id: OperationId, request: TestRequest = {}): Promise<TestAnswer> {
    return this.#call(id, this.platform.owner, request);
  }

  /** The body of the answer of an operation to the owner, which must succeed. */
  async done<Body = Fields>(id: OperationId, request: TestRequest = {}): Promise<Body> {
    const { status, body } = await this.call(id, request);
    expect(status).toBe(200);
    return body as Body;
  }
}
