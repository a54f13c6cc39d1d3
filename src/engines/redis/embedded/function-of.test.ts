import { expect, test } from 'vitest';
import { commandFunctions } from '../../../../generated/redis/command-functions.ts';
import { allCommands, commandNamed } from './command-index.ts';
import { functionOf } from './function-of.ts';

test.each(Object.keys(commandFunctions))('%s is run by its own function', (name) => {
  expect(functionOf(commandNamed(name)!)).toBe(commandFunctions[name]);
});

test('no two commands share a number', () => {
  expect(new Set(allCommands.map(({ number }) => number)).size).toBe(allCommands.length);
});
