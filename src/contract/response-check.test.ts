import { describe, expect, test } from 'vitest';
import { redisFamily } from '../families/redis/family.ts';
import { RedisDatabases } from '../directory/redis/databases.ts';
import type { RedisSessions } from '../engines/redis/engine.ts';
import { operationsOf } from './model/read-operations.ts';
import type { Answer } from '../http/respond.ts';
import { checkAnswer } from './response-check.ts';

const { contract } = redisFamily({} as RedisSessions, new RedisDatabases());

/** The violation found in an answer of an operation of the Redis family. */
function wrongWith(operationId: string, answer: Answer): Promise<string | undefined> {
  const operation = operationsOf(contract).find((o) => o.operationId === operationId)!;
  return checkAnswer(contract, operation, answer);
}

describe('these conform to the contract:', () => {
  test.each([
    ['a documented body', 'runCommand', { status: 200, body: { result: ['a', 1, null, ['b']] } }],
    ['a documented error', 'runCommand', { status: 400, body: { error: 'ERR no such thing' } }],
    [
      'an integer beyond 2^53',
      'runCommand',
      { status: 200, body: { result: JSON.rawJSON('9223372036854775807') } },
    ],
    ['bytes', 'runCommand', { status: 200, body: Buffer.from('+OK\r\n') }],
    ['no body', 'headCommandPath', { status: 200, body: undefined }],
    ['a pipeline', 'runPipeline', { status: 200, body: [{ result: null }, { error: 'ERR no' }] }],
  ])('%s', async (_, operationId, answer) => {
    expect(await wrongWith(operationId, answer)).toBeUndefined();
  });
});

describe('these violations are reported:', () => {
  test.each([
    [
      'a status that is not documented',
      'runCommand',
      { status: 418, body: {} },
      'runCommand documents no 418',
    ],
    [
      'a field that is missing',
      'runCommand',
      { status: 200, body: {} },
      'runCommand 200: /result is missing',
    ],
    [
      'a field too many',
      'runCommand',
      { status: 200, body: { result: 1, more: 2 } },
      'runCommand 200: /more is not a known field',
    ],
    [
      'undefined, which JSON leaves out',
      'runCommand',
      { status: 200, body: { result: undefined } },
      'runCommand 200: /result is missing',
    ],
    [
      'an error without a class',
      'runCommand',
      { status: 400, body: { error: 'no' } },
      'runCommand 400: /error must match pattern "^[A-Z]+ ."',
    ],
    [
      'a row of another shape',
      'runPipeline',
      { status: 200, body: [{ result: 1 }, { result: true }] },
      'runPipeline 200: /1/result must be null, an integer, a string or an array',
    ],
  ])('%s', async (_, operationId, answer, wrong) => {
    expect(await wrongWith(operationId, answer)).toBe(wrong);
  });
});
