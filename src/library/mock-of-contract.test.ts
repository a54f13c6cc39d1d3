import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test as plain } from 'vitest';
import { PETS } from '../../testing/toolkit/toolkit.ts';
import { startMock } from './plinth.ts';
import { mockTest } from './vitest.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-mock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'pets.yaml');
writeFileSync(contract, PETS);

const test = mockTest({ contract });
const headers = { authorization: 'Bearer any' };

describe('a test with the mock of a contract', () => {
  test('gets answers of the contract', async ({ mock }) => {
    const response = await fetch(`${mock.url}/pets`, { headers });
    expect(response.status).toBe(200);
    const [pet] = (await response.json()) as { id: number; name: string }[];
    expect(pet).toMatchObject({ id: 1, name: expect.any(String) as string });
  });

  test('adds faults to its operations', async ({ mock }) => {
    await mock.fault({ operation: 'listPets', answer: { status: 503 } });
    expect((await fetch(`${mock.url}/pets`, { headers })).status).toBe(503);
    expect((await fetch(`${mock.url}/pets/1`, { headers })).status).toBe(200);
    await expect(
      mock.fault({ operation: 'fly', latency: { distribution: 'fixed', milliseconds: 1 } }),
    ).rejects.toThrow("operation must be an operation of contract, and it has no 'fly'");
  });

  test('has no faults of the test before', async ({ mock }) => {
    expect((await fetch(`${mock.url}/pets`, { headers })).status).toBe(200);
  });
});

plain('what is wrong with a contract is told', async () => {
  const broken = join(folder, 'broken.yaml');
  writeFileSync(broken, 'openapi: 3.1.0\npaths: { pets: {} }\n');
  await expect(startMock({ contract: broken })).rejects.toThrow(
    /broken\.yaml:2#\/paths\/pets: is not a path: it must begin with a slash$/,
  );
});
