import { expect, test } from 'vitest';
import { commandTable } from '../../../../../generated/redis/commands.ts';
import { lacking } from './lacking.ts';

const server = (...commands: string[]) => ({
  product: 'redis',
  version: '8.8.0',
  commands: new Set(commands),
});

test('a command is left to a server that has it', () => {
  expect(lacking(server('arset'), commandTable.arset)).toBeUndefined();
  expect(lacking(server('script'), commandTable['script|load'])).toBeUndefined();
});

test('a command that a server lacks is refused by its name', () => {
  expect(lacking(server('get'), commandTable.arset)?.message).toBe(
    "ERR redis 8.8.0, on which this database is, has no command 'ARSET'",
  );
});

test.each(Object.values(commandTable).filter(({ name }) => /^(?:search|vector)\./.test(name)))(
  'the refusal of $name says which databases have it',
  (spec) => {
    expect(lacking(server('get', 'arset'), spec)?.message).toBe(
      `ERR redis 8.8.0, on which this database is, has no command '${spec.name.toUpperCase()}': only databases of the platform's own engine have it`,
    );
  },
);
