import { describe, expect, test } from 'vitest';
import type { ArgumentDocument } from '../../src/engines/redis/command-document.ts';
import { renderClient } from './redis-client.ts';
import { count, document, key, made, value, word } from './redis-client/testing-commands.ts';

describe('parameters', () => {
  test('are the required arguments, in the order of the command', () => {
    expect(made('GET', [key])).toEqual({
      function: 'get(key: string): Command<string>',
      argv: "['GET', key]",
    });
  });

  test('accept integers, doubles and times as numbers or strings', () => {
    const min: ArgumentDocument = { name: 'min', type: 'double' };
    const at: ArgumentDocument = { name: 'unix-time-seconds', type: 'unix-time' };
    expect(made('X', [min, at])).toEqual({
      function: 'x(min: Numeric, unixTimeSeconds: Numeric): Command<string>',
      argv: "['X', min, unixTimeSeconds]",
    });
  });

  test('are a union of words for a required choice', () => {
    const where: ArgumentDocument = {
      name: 'where',
      type: 'oneof',
      arguments: [word('LEFT'), word('RIGHT')],
    };
    expect(made('X', [key, where])).toEqual({
      function: "x(key: string, where: 'LEFT' | 'RIGHT'): Command<string>",
      argv: "['X', key, where]",
    });
  });

  test('come last if they are optional and have no keyword', () => {
    const bare: ArgumentDocument = { name: 'count', type: 'integer', optional: true };
    expect(made('LPOP', [key, bare])).toEqual({
      function: 'lpop(key: string, count?: Numeric): Command<string>',
      argv: "['LPOP', key, ...given(count, (count) => [count])]",
    });
  });

  test('of a subcommand follow both words of its name', () => {
    expect(made('ACL WHOAMI', [])).toEqual({
      function: 'aclWhoami(): Command<string>',
      argv: "['ACL', 'WHOAMI']",
    });
  });
});

describe('lists', () => {
  test('are arrays with names in the plural', () => {
    expect(made('DEL', [{ ...key, multiple: true }])).toEqual({
      function: 'del(keys: readonly (string)[]): Command<string>',
      argv: "['DEL', ...keys]",
    });
  });

  test('that are optional are empty by default', () => {
    const rule: ArgumentDocument = { ...value, name: 'rule', multiple: true, optional: true };
    expect(made('X', [key, rule])).toEqual({
      function: 'x(key: string, rules: readonly (Value)[] = []): Command<string>',
      argv: "['X', key, ...rules]",
    });
  });

  test('have tuples for values that belong together', () => {
    const pairs: ArgumentDocument = {
      name: 'key_value',
      type: 'block',
      multiple: true,
      arguments: [key, value],
    };
    expect(made('MSET', [pairs])).toEqual({
      function:
        'mset(keyValues: readonly (readonly [key: string, value: Value])[]): Command<string>',
      argv: "['MSET', ...keyValues.flat()]",
    });
  });

  test('are preceded by their length for commands with a count', () => {
    const numkeys: ArgumentDocument = { name: 'numkeys', type: 'integer' };
    expect(made('ZDIFF', [numkeys, { ...key, multiple: true }])).toEqual({
      function: 'zdiff(keys: readonly (string)[]): Command<string>',
      argv: "['ZDIFF', keys.length, ...keys]",
    });
    const fields: ArgumentDocument = {
      name: 'fields',
      type: 'block',
      token: 'FIELDS',
      arguments: [
        { name: 'numfields', type: 'integer' },
        { name: 'field', type: 'string', multiple: true },
      ],
    };
    expect(made('HTTL', [key, fields])).toEqual({
      function: 'httl(key: string, fields: readonly (Value)[]): Command<string>',
      argv: "['HTTL', key, 'FIELDS', fields.length, ...fields]",
    });
  });

  test('are not counted because of another preceding number', () => {
    const numreplicas: ArgumentDocument = { name: 'numreplicas', type: 'integer' };
    const timeout: ArgumentDocument = { name: 'timeout', type: 'integer' };
    expect(made('WAIT', [numreplicas, timeout]).argv).toBe("['WAIT', numreplicas, timeout]");
  });

  test('may have a keyword before all items or before each', () => {
    const weight: ArgumentDocument = {
      name: 'weight',
      type: 'double',
      token: 'WEIGHTS',
      optional: true,
      multiple: true,
    };
    const get: ArgumentDocument = {
      ...value,
      token: 'GET',
      optional: true,
      multiple: true,
      multipleToken: true,
    };
    expect(made('X', [weight, get])).toEqual({
      function: 'x(options: XOptions = {}): Command<string>',
      types:
        'XOptions = { readonly weights?: readonly (Numeric)[] | undefined; readonly get?: readonly (Value)[] | undefined; };',
      argv: "['X', ...given(options.weights, (weights) => ['WEIGHTS', ...weights]), ...given(options.get, (get) => get.flatMap((each) => ['GET', each]))]",
    });
  });

  test('of alternatives are arrays of objects with a named type', () => {
    const block = (token: string): ArgumentDocument => ({
      name: token,
      type: 'block',
      token,
      arguments: [key, value],
    });
    const operation: ArgumentDocument = {
      name: 'operation',
      type: 'oneof',
      multiple: true,
      arguments: [block('GET'), block('SET')],
    };
    expect(made('X', [operation])).toEqual({
      function: 'x(operations: readonly XOperation[]): Command<string>',
      types:
        'XOperation = Exclusive<{ readonly get: { readonly key: string; readonly value: Value; }; } | { readonly set: { readonly key: string; readonly value: Value; }; }>;',
      argv: "['X', ...operations.flatMap((each) => [...given(each.get, (get) => ['GET', get.key, get.value]), ...given(each.set, (set) => ['SET', set.key, set.value])])]",
    });
  });
});

describe('options', () => {
  test('have the name of their keyword', () => {
    expect(made('SCAN', [count, { ...word('NOVALUES'), optional: true }])).toEqual({
      function: 'scan(options: ScanOptions = {}): Command<string>',
      types:
        'ScanOptions = { readonly count?: Numeric | undefined; readonly novalues?: boolean | undefined; };',
      argv: "['SCAN', ...given(options.count, (count) => ['COUNT', count]), ...flag('NOVALUES', options.novalues)]",
    });
  });

  test('are placed where the command expects them, also before lists', () => {
    const members: ArgumentDocument = { ...value, name: 'member', multiple: true };
    expect(made('X', [key, { ...word('CH'), optional: true }, members])).toEqual({
      function:
        'x(key: string, members: readonly (Value)[], options: XOptions = {}): Command<string>',
      types: 'XOptions = { readonly ch?: boolean | undefined; };',
      argv: "['X', key, ...flag('CH', options.ch), ...members]",
    });
  });

  test('that exclude each other cannot be given together', () => {
    const condition: ArgumentDocument = {
      name: 'condition',
      type: 'oneof',
      optional: true,
      arguments: [word('NX'), { ...value, token: 'IFEQ' }],
    };
    expect(made('X', [condition])).toEqual({
      function: 'x(options: XOptions = {}): Command<string>',
      types:
        'XOptions = Exclusive<{ readonly nx?: boolean | undefined; } | { readonly ifeq?: Value | undefined; }>;',
      argv: "['X', ...flag('NX', options.nx), ...given(options.ifeq, (ifeq) => ['IFEQ', ifeq])]",
    });
  });

  test('of which one must be given make `options` required', () => {
    const by: ArgumentDocument = {
      name: 'by',
      type: 'oneof',
      arguments: [
        { ...value, token: 'BYRADIUS' },
        { ...value, token: 'BYBOX' },
      ],
    };
    expect(made('X', [by]).function).toBe('x(options: XOptions): Command<string>');
  });

  test('that are a choice after a keyword are a union', () => {
    const aggregate: ArgumentDocument = {
      name: 'aggregate',
      type: 'oneof',
      token: 'AGGREGATE',
      optional: true,
      arguments: [word('MIN'), word('MAX')],
    };
    expect(made('X', [aggregate])).toEqual({
      function: 'x(options: XOptions = {}): Command<string>',
      types: "XOptions = { readonly aggregate?: 'MIN' | 'MAX' | undefined; };",
      argv: "['X', ...given(options.aggregate, (aggregate) => ['AGGREGATE', aggregate])]",
    });
  });

  test('of several values after a keyword are objects', () => {
    const limit: ArgumentDocument = {
      name: 'offset_count',
      type: 'block',
      token: 'LIMIT',
      optional: true,
      arguments: [
        { name: 'offset', type: 'integer' },
        { name: 'count', type: 'integer' },
      ],
    };
    expect(made('X', [limit])).toEqual({
      function: 'x(options: XOptions = {}): Command<string>',
      types:
        'XOptions = { readonly limit?: { readonly offset: Numeric; readonly count: Numeric; } | undefined; };',
      argv: "['X', ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count])]",
    });
  });

  test('that belong together must be given together', () => {
    const range: ArgumentDocument = {
      name: 'range',
      type: 'block',
      optional: true,
      arguments: [
        { name: 'start', type: 'integer' },
        { name: 'end', type: 'integer' },
      ],
    };
    expect(made('X', [range])).toEqual({
      function: 'x(options: XOptions = {}): Command<string>',
      types: 'XOptions = AllOrNone<{ readonly start: Numeric; readonly end: Numeric; }>;',
      argv: "['X', ...given(options.start, (start) => [start]), ...given(options.end, (end) => [end])]",
    });
  });
});

describe('a command is refused', () => {
  test('if two of its arguments would have the same name', () => {
    expect(() => made('X', [key, key])).toThrow('X would have two arguments key');
    expect(() => made('X', [count, { ...count }])).toThrow('X would have two arguments count');
  });

  test('if the client has its own method of that name', async () => {
    await expect(renderClient([document('EXEC', [])])).rejects.toThrow(
      'EXEC needs another name in the client',
    );
  });
});

test('the client has only commands that are served over HTTP', async () => {
  const client = await renderClient([
    document('GET', [key]),
    { ...document('BLPOP', [key]), protocols: ['resp'] },
  ]);
  expect(client).toContain('get(key: string): Command<string> {');
  expect(client).not.toContain('blpop');
});

test('the same commands generate the same client', async () => {
  const commands = [document('GET', [key]), document('SCAN', [count])];
  expect(await renderClient(commands)).toBe(await renderClient(structuredClone(commands)));
});
