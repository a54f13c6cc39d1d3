import { expect, test } from 'vitest';
import { Readiness } from '../telemetry/readiness.ts';
import { enginePart } from '../telemetry/parts.ts';
import { PlatformPart } from './part.ts';

test('a part that fails to open closes what it has opened', async () => {
  const closed: string[] = [];
  const part = new PlatformPart({
    open: (opened) => {
      opened.defer(() => void closed.push('connection'));
      opened.defer(() => void closed.push('lock'));
      throw new Error('it is damaged');
    },
  });
  await expect(part.open(new Readiness())).rejects.toThrow('it is damaged');
  await part.close();
  expect(closed).toEqual(['lock', 'connection']);
});

test('a part is shown as ready, with its check and its note, once it is open', async () => {
  const readiness = new Readiness();
  const state: { problem?: string } = {};
  const part = new PlatformPart({
    shown: enginePart('queue'),
    open: () => ({ note: 'on a server' }),
    check: () => state.problem,
    note: ({ note }) => note,
  });
  readiness.expect(part.shown!);
  const shown = { kind: 'engine', name: 'queue' };
  expect(await readiness.states()).toEqual([{ ...shown, status: 'loading' }]);
  await part.open(readiness);
  expect(await readiness.states()).toEqual([{ ...shown, status: 'ready', note: 'on a server' }]);
  state.problem = 'the server is away';
  expect(await readiness.states()).toEqual([
    { ...shown, status: 'failing', reason: state.problem },
  ]);
});

test('a part that is not open has nothing to leave or to discard, and can not be used', async () => {
  const done: string[] = [];
  const part = new PlatformPart({
    open: () => 'opened',
    leave: () => void done.push('left'),
    discard: async () => void done.push('discarded'),
  });
  await part.leave();
  await part.discard();
  expect(done).toEqual([]);
  expect(() => part.value).toThrow('a part is used before it is open');
  await part.open(new Readiness());
  await part.leave();
  await part.discard();
  expect(done).toEqual(['left', 'discarded']);
  expect(part.value).toBe('opened');
});
