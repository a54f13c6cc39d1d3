import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { compareContracts } from './compare-contracts.ts';

interface Parts {
  readonly servers?: readonly object[];
  readonly own?: readonly object[];
  readonly path?: string;
}

const url = (address: string) => ({ url: address });

/** A contract with one operation. */
function contract({ servers, own, path = '/pets' }: Parts) {
  const get = { responses: { 204: { description: 'OK' } }, ...(own && { servers: own }) };
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, servers };
  return contractOf({ 'a.yaml': JSON.stringify({ ...document, paths: { [path]: { get } } }) });
}

function told(before: Parts, after: Parts): string[] {
  return compareContracts(contract(before), contract(after)).map(
    ({ level, rule, subject, at }) => `${level} ${rule} ${subject}: ${at}`,
  );
}

const A = url('https://a.example/v1');
const B = url('https://b.example/v1');
const region = (...values: string[]) => ({
  url: 'https://{region}.example',
  variables: { region: { default: values[0], enum: values } },
});

const ANYWHERE = {
  url: '{scheme}://a.example/{path}',
  variables: { scheme: { default: 'https', enum: ['https', 'http'] }, path: { default: '' } },
};

describe('the servers of a contract', () => {
  test.each<[string, Parts, Parts, string[]]>([
    [
      'one that is gone',
      { servers: [A, B] },
      { servers: [B] },
      ['breaking server-removed servers: https://a.example/v1'],
    ],
    [
      'a new one',
      { servers: [A] },
      { servers: [A, B] },
      ['addition server-added servers: https://b.example/v1'],
    ],
    [
      'another host',
      { servers: [A] },
      { servers: [B] },
      [
        'breaking server-removed servers: https://a.example/v1',
        'addition server-added servers: https://b.example/v1',
      ],
    ],
    [
      'another path',
      { servers: [A] },
      { servers: [url('https://a.example/v2')] },
      [
        'breaking server-removed servers: https://a.example/v1',
        'addition server-added servers: https://a.example/v2',
      ],
    ],
    [
      'a value of a variable that is gone',
      { servers: [region('eu', 'us')] },
      { servers: [region('eu')] },
      ['breaking server-removed servers: https://us.example'],
    ],
    [
      'all of them, in place of which there is the host of the document',
      { servers: [A] },
      {},
      ['breaking server-removed servers: https://a.example/v1'],
    ],
    [
      'one of an operation',
      { servers: [B], own: [A] },
      { servers: [B] },
      [
        'breaking server-removed GET /pets: server https://a.example/v1',
        'addition server-added GET /pets: server https://b.example/v1',
      ],
    ],
  ])('%s', (_name, before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });

  test.each<[string, Parts, Parts]>([
    ['in another order', { servers: [A, B] }, { servers: [B, A] }],
    ['written otherwise', { servers: [A] }, { servers: [url('HTTPS://A.example:443/v1/')] }],
    [
      'with the path in that of the operation',
      { servers: [A] },
      { servers: [url('https://a.example')], path: '/v1/pets' },
    ],
    [
      'one of which is a variable now',
      { servers: [url('https://eu.example')] },
      { servers: [region('eu')] },
    ],
    [
      'with any value',
      { servers: [{ url: 'https://{x}.example', variables: { x: { default: 'a' } } }] },
      { servers: [{ url: 'https://{y}.example', variables: { y: { default: 'a' } } }] },
    ],
    [
      'whose scheme and path are variables, of which one may be empty',
      { servers: [ANYWHERE] },
      { servers: [ANYWHERE, B] },
    ],
    ['of an operation, which are those of all now', { servers: [B], own: [A] }, { servers: [A] }],
    ['whose host is that of the document', { servers: [url('/v1')] }, { servers: [A] }],
    ['that were none', {}, { servers: [A] }],
  ])('%s: no change', (_name, before, after) => {
    expect(
      told(before, after).filter(
        (each) => !each.startsWith('addition server-added servers: https://b'),
      ),
    ).toEqual([]);
  });
});
