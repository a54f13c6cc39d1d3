import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { controlAnswer, setFaults } from '../harness/control.ts';
import { target } from '../harness/target.ts';

const FOLDER = new URL('../../mocks/scenarios/', import.meta.url);
const files = readdirSync(FOLDER).map((file) => ({
  name: file.replace(/\.yaml$/, ''),
  body: parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { faults: object[] },
}));

afterEach(() => setFaults());

const ping = (client?: string) =>
  fetch(`${target().redisUrl}/ping`, {
    headers: {
      authorization: `Bearer ${target().standardToken}`,
      ...(client !== undefined && { 'plinth-client': client }),
    },
  }).then(({ status }) => status);
const play = (name: string, body: object) => controlAnswer('PUT', `/scenarios/${name}`, { body });

test.each(files)('$name of mocks/scenarios can be played', async ({ name, body }) => {
  expect(await play(name, body)).toMatchObject({
    status: 200,
    json: { scenarios: [{ name, faults: body.faults.map((fault) => ({ fault })) }] },
  });
  expect(await controlAnswer('GET', '/scenarios')).toMatchObject({
    json: { scenarios: [{ name }] },
  });
  expect(await controlAnswer('DELETE', `/scenarios/${name}`)).toEqual({
    status: 200,
    json: { scenarios: [] },
  });
});

describe('a request that names a scenario', () => {
  const asking = async (prefer: string) => {
    const headers = { authorization: `Bearer ${target().standardToken}`, prefer };
    const answer = await fetch(`${target().redisUrl}/ping`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  test('gets its faults, for any client, and no others', async () => {
    await setFaults({ family: 'redis', answer: { status: 504 } });
    await play('mine', { ...busy, client: 'alice' });
    expect(await asking('scenario=mine')).toHaveProperty('status', 503);
    expect(await ping('alice')).toBe(504);
    expect(await asking('wait=0')).toHaveProperty('status', 504);
  });

  test('is the only one that gets it, if the scenario says so', async () => {
    const { json } = await play('rare', { ...busy, onlyPreferred: true });
    expect(json).toMatchObject({ scenarios: [{ name: 'rare', onlyPreferred: true }] });
    expect(await play('often', busy)).toHaveProperty('status', 200);
    expect(await play('often', { faults: [{ family: 'queue', connection: 'reset' }] })).toEqual(
      expect.objectContaining({ status: 200 }),
    );
    expect(await ping()).toBe(200);
    expect(await asking('scenario=rare')).toHaveProperty('status', 503);
  });

  test('is refused if the scenario is not being played', async () => {
    expect(await asking('scenario=nothing')).toEqual({
      status: 400,
      text: expect.stringContaining('asks for a scenario that is not being played: nothing'),
    });
  });
});

const busy = { faults: [{ family: 'redis', answer: { status: 503 } }] };

test('each client has scenarios of its own, and playing one again replaces it', async () => {
  await play('mine', { ...busy, client: 'alice' });
  const late = { faults: [{ family: 'redis', answer: { status: 504 } }], client: 'bob' };
  await play('yours', late);
  expect(await Promise.all([ping('alice'), ping('bob'), ping()])).toEqual([503, 504, 200]);
  await play('mine', { ...late, client: 'alice' });
  expect(await ping('alice')).toBe(504);
});

describe('an invalid scenario is refused, and nothing changes', () => {
  test('one that clashes with another', async () => {
    await play('first', busy);
    expect(await play('second', { faults: [{ family: 'redis', connection: 'reset' }] })).toEqual({
      status: 409,
      json: {
        error:
          "faults[0] clashes with scenario 'first', which is for the same operation and client",
      },
    });
    expect(await ping()).toBe(503);
  });

  test.each([
    ['a', { faults: [] }, 'faults must '],
    [
      'a',
      { faults: [{ family: 'redis', operation: 'fly', connection: 'cut' }] },
      'faults[0].operation must be ',
    ],
    [
      'a',
      { faults: [{ name: 'x', family: 'redis', connection: 'cut' }] },
      'faults[0].name can not be ',
    ],
    ['-a', busy, 'name must '],
  ])('%s %j', async (name, body, error) => {
    const { status, json } = await play(name, body);
    expect(status).toBe(400);
    expect((json as { error: string }).error.slice(0, error.length)).toBe(error);
    expect(await ping()).toBe(200);
  });

  test('one that is not being played can not be stopped', async () => {
    expect(await controlAnswer('DELETE', '/scenarios/none')).toEqual({
      status: 404,
      json: { error: "there is no scenario 'none'" },
    });
    expect(await controlAnswer('DELETE', '/scenarios/-')).toMatchObject({ status: 400 });
    const fault = { name: 'a/1', family: 'redis', connection: 'cut' };
    expect(await controlAnswer('POST', '/faults', { body: fault })).toEqual({
      status: 400,
      json: { error: 'name must not have a slash, which is for those of scenarios' },
    });
  });
});
