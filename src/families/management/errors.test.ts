import { describe, expect, test } from 'vitest';
import * as validators from '../../../generated/management/validators.js';
import { checkBody } from '../../contract/validation.ts';
import { ControlError } from '../../control/errors.ts';
import { controlPlaneErrors, managementContractErrors, managementFamilyErrors } from './errors.ts';

const errors = managementContractErrors;
const named = { name: 'a', region: 'eu-west-1' };

describe('a body that breaks the contract is refused with the field and the rule', () => {
  test.each<[string, unknown, string]>([
    ['a missing field', { region: 'eu-west-1' }, 'name is missing'],
    ['an unknown field', { ...named, color: 1 }, 'color is not a known field'],
    ['another type', { ...named, tls: 'yes' }, 'tls must be a boolean'],
    ['an empty name', { ...named, name: '' }, 'name must not be empty'],
    [
      'an over-long name',
      { ...named, name: 'a'.repeat(65) },
      'name must not have more than 64 characters',
    ],
    [
      'an unknown region',
      { name: 'a', region: 'mars' },
      'region must be one of eu-west-1, us-east-1, us-west-1, ap-northeast-1, us-central1, global',
    ],
    [
      'a global database without a primary region',
      { name: 'a', region: 'global' },
      'primary_region is missing',
    ],
    [
      'a regional database with one',
      { ...named, primary_region: 'us-east-1' },
      'primary_region is not allowed here',
    ],
    [
      'an unknown read region',
      { name: 'a', region: 'global', primary_region: 'us-east-1', read_regions: ['mars'] },
      'read_regions[0] must be one of us-east-1, us-west-1, us-west-2, eu-west-1, eu-central-1, ap-southeast-1, ap-southeast-2, sa-east-1, us-east-2, ca-central-1, eu-west-2, ap-south-1, ap-northeast-1, af-south-1, us-central1, us-east4, europe-west1, asia-northeast1',
    ],
    ['a list', [], 'the body must be an object'],
    ['null', null, 'the body must be an object'],
  ])('%s', (_, body, message) => {
    const issue = checkBody(validators.createDatabaseBody, body);
    expect(errors.invalid(issue!).body).toEqual({ error: message, status: 400 });
  });
});

test('all errors have one shape, with the status of the response', () => {
  const refusals = [
    errors.malformedBody('not JSON'),
    errors.bodyTooLarge(65_536, 70_000),
    errors.notFound('/v3'),
    errors.connection(431),
    errors.internal(),
    errors.known?.(new ControlError('lastApiKey')),
  ];
  expect(refusals.map((refusal) => refusal?.body)).toEqual([
    { error: 'the body can not be read: not JSON', status: 400 },
    { error: 'the body must not be larger than 65536 bytes, it has 70000', status: 413 },
    { error: 'there is nothing at /v3', status: 404 },
    { error: 'the request line and headers exceed 64 KB or 1000 headers', status: 431 },
    { error: 'internal error', status: 500 },
    { error: 'the key must not be the last one of the account', status: 412 },
  ]);
});

test('a 405 lists the methods of the path', () => {
  const { status, body, headers } = errors.methodNotAllowed('PUT', ['GET', 'DELETE']);
  expect(status).toBe(405);
  expect(headers).toEqual({ Allow: 'GET, DELETE' });
  expect(body).toEqual({ error: 'method PUT is not allowed, use GET or DELETE', status: 405 });
});

test('a 401 says how to authenticate, a 429 when to try again', () => {
  const unauthorized = errors.known?.(new ControlError('invalidCredentials'));
  expect(unauthorized).toMatchObject({
    status: 401,
    headers: { 'WWW-Authenticate': 'Basic realm="Plinth", charset="UTF-8"' },
  });
  const tooMany = errors.known?.(new ControlError('tooManyFailedAttempts', { seconds: 12 }, 12));
  expect(tooMany).toMatchObject({ status: 429, headers: { 'Retry-After': '12' } });
});

test('an unexpected error is not a refusal', () => {
  expect(errors.known?.(new Error('broken'))).toBeUndefined();
});

test('each error of the catalog says when it is returned', () => {
  for (const { when, message } of Object.values({
    ...managementFamilyErrors,
    ...controlPlaneErrors,
  })) {
    expect(when).toMatch(/\.$/);
    expect(message).not.toMatch(/\.$/);
  }
});
