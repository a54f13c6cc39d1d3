import { describe, expect, test } from 'vitest';
import { consoleErrors } from '../console/errors.ts';
import { needsCredentials } from '../contract/model/operation.ts';
import { operationsOf, unmatchedOf } from '../contract/model/read-operations.ts';
import type { ContractDocument } from '../contract/model/document.ts';
import { checkAnswer } from '../contract/response-check.ts';
import type { HttpError } from '../http/http-error.ts';
import { controlContractErrors } from './control/errors.ts';
import { kafkaContractErrors } from './kafka/errors.ts';
import { managementContractErrors } from './management/errors.ts';
import { queueContractErrors } from './queue/errors.ts';
import { redisContractErrors } from './redis/errors.ts';
import { schemaRegistryContractErrors } from './schema-registry/errors.ts';

const FAMILIES = {
  redis: redisContractErrors,
  kafka: kafkaContractErrors,
  // The address answers before it is known that a request is for the registry.
  'schema-registry': {
    ...schemaRegistryContractErrors,
    connection: kafkaContractErrors.connection,
    suspended: kafkaContractErrors.suspended,
  },
  queue: queueContractErrors,
  management: managementContractErrors,
  control: controlContractErrors,
  console: {
    ...consoleErrors,
    methodNotAllowed: (method: string) => consoleErrors.methodNotAllowed(method),
  },
};

describe.each(Object.entries(FAMILIES))('%s', async (family, errors) => {
  const { default: document } = (await import(`../../generated/${family}/openapi.json`, {
    with: { type: 'json' },
  })) as { default: ContractDocument };

  test.each<[string, HttpError]>([
    ['what is not HTTP', errors.connection(400, 'it has no Host')],
    ['what is too slow', errors.connection(408)],
    ['a head that is too long', errors.connection(431)],
    ['a page of another origin', errors.otherPage('/')],
    ['a path that it does not have', errors.notFound('/nothing')],
    ['a method that the path does not have', errors.methodNotAllowed('PATCH', ['GET'])],
    ['requests while it is reset', errors.suspended('it is being reset')],
  ])('refuses %s as the contract says for requests without an operation', async (_, error) => {
    expect(await checkAnswer(document, unmatchedOf(document), error)).toBeUndefined();
  });

  test('documents for each operation what every operation may be refused with', async () => {
    const refusal = errors.otherPage('/');
    const checks = operationsOf(document).map((each) => checkAnswer(document, each, refusal));
    expect((await Promise.all(checks)).filter((wrong) => wrong !== undefined)).toEqual([]);
  });
});

// An operation with a body reads it before its handler is called.
test.each(['redis', 'kafka', 'schema-registry', 'queue', 'management', 'control'])(
  'the contract of %s has 413 wherever there is a body, and 401 wherever credentials are needed',
  async (family) => {
    const { default: document } = (await import(`../../generated/${family}/openapi.json`, {
      with: { type: 'json' },
    })) as { default: ContractDocument };
    const missing = operationsOf(document).flatMap((operation) => {
      const { operationId, requestBody, responses } = operation;
      const withCredentials = needsCredentials(operation) ? [401] : [];
      return [...withCredentials, ...(requestBody === undefined ? [] : [413])]
        .filter((status) => !(status in responses))
        .map((status) => `${operationId} ${status}`);
    });
    expect(missing).toEqual([]);
  },
);
