import { expect, test } from 'vitest';
import { startShop, TOKEN } from '../../../testing/toolkit/shop.ts';
import { MAX_EXAMINED } from '../examine/media.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { probe } from './probe.ts';

function reported(base: URL, operations: readonly string[], contract = contractOf()) {
  return probe(contract, base, {
    withWrites: true,
    rounds: 0,
    seed: 1,
    maxTime: 20_000,
    credentials: new Map([['key', TOKEN]]),
    operations: new Set(operations),
  });
}

test('an answer that is broken off is found', async () => {
  const base = await startShop({
    before: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('[');
      setImmediate(() => response.destroy());
      return true;
    },
  });
  const [finding] = (await reported(base, ['listPets'])).findings;
  expect(finding).toMatchObject({
    kind: 'server-error',
    at: 'response.body',
    message: 'the body was broken off before its end',
  });
});

test('an operation that is not offered is found unless the contract allows to do without some', async () => {
  const base = await startShop({ change: () => ({ status: 501, body: { error: 'no' } }) });
  const kinds = async (contract: Contract) =>
    (await reported(base, ['listPets'], contract)).findings.map(({ kind }) => kind);
  expect(await kinds(contractOf())).toContain('server-error');
  const allowed = `${PETS}\nx-unmatched-responses: { '501': Error }\n`;
  expect(await kinds(contractOf({ 'pets.yaml': allowed }))).toEqual([]);
});

test('an answer without an end is only read as far as it can be validated', async () => {
  let written = 0;
  const base = await startShop({
    before: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-total': '0' });
      const chunk = Buffer.alloc(1024 * 1024, 'a');
      const write = () => {
        if (response.destroyed) return;
        written += chunk.length;
        response.write(chunk, () => setImmediate(write));
      };
      write();
      return true;
    },
  });
  const { findings, unchecked } = await reported(base, ['listPets']);
  expect(findings.map(({ kind }) => kind)).not.toContain('slow');
  expect(unchecked).toHaveProperty(['the response body is too large to be looked into']);
  expect(written).toBeLessThan(10 * MAX_EXAMINED);
});

test('a first answer that is not HTTP is a finding, and does not end the check', async () => {
  const base = await startShop({
    before: ({ method, socket }) => {
      if (method === 'POST') socket.end('hello\r\n\r\n');
      return method === 'POST';
    },
  });
  const { findings } = await reported(base, ['addPet', 'listPets']);
  expect(findings.map(({ kind, operation }) => [kind, operation])).toContainEqual([
    'server-error',
    'addPet',
  ]);
});

test('how a service refuses what it must is not held against a contract that says nothing of refusals', async () => {
  const base = await startShop();
  const [list = '', ...others] = PETS.split('    post:\n');
  const silent = list.replaceAll(/ +'40[01]': .*\n/g, '');
  const contract = contractOf({ 'pets.yaml': [silent, ...others].join('    post:\n') });
  const { findings, unchecked } = await reported(base, ['listPets'], contract);
  expect(findings).toEqual([]);
  expect(Object.keys(unchecked)).toEqual([
    'with what an operation refuses what it must: its contract has no response for that',
  ]);
  const said = contractOf({
    'pets.yaml': [silent.replace('responses:', "responses:\n        '422': {}"), ...others].join(
      '    post:\n',
    ),
  });
  const invalid = await probe(said, base, {
    ...{
      withWrites: false,
      rounds: 4,
      seed: 1,
      maxTime: 20_000,
      operations: new Set(['listPets']),
    },
    credentials: new Map([['key', TOKEN]]),
  });
  expect(invalid.findings.map(({ message }) => message)).toContain(
    '400 is not documented; the contract has 200, 422',
  );
});
