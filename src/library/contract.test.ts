import { expect, test } from 'vitest';
import { contractOf, familyNames } from './contract.ts';

test.for(familyNames)('the contract of %s is an OpenAPI document', async (family) => {
  const { document } = await contractOf(family);
  expect(document).toHaveProperty('openapi', '3.1.1');
});

test('validates a request body against the contract', async () => {
  const { requestIssue } = await contractOf('redis');
  expect(requestIssue('runPipeline', [['SET', 'a', 1]])).toBeUndefined();
  expect(requestIssue('runPipeline', 'SET a 1')).toMatchObject({ in: 'body', at: '' });
});

test('validates a response body against the contract', async () => {
  const { responseIssue } = await contractOf('redis');
  expect(responseIssue('runCommand', 200, { result: 'OK' })).toBeUndefined();
  expect(responseIssue('runCommand', 200, { reslt: 'OK' })).toMatchObject({ in: 'body' });
  expect(responseIssue('runCommand', 299, {})?.message).toBe(
    'comes with 299, which is not documented',
  );
});

test('names an unknown operation or family', async () => {
  const { requestIssue } = await contractOf('queue');
  expect(() => requestIssue('publsh', {})).toThrow('queue has no operation publsh');
  await expect(contractOf('mail' as 'queue')).rejects.toThrow(
    'no contract is called mail; there are redis, kafka, schema-registry, queue, management',
  );
});
