import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSettings, SettingError } from './load.ts';
import { flagOf, settingTable, variableOf } from './table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A configuration file with this content. */
function file(content: unknown): string {
  const path = join(folder, 'plinth.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** The error for these settings. */
function complaint(flags: Record<string, unknown>, env: Record<string, string> = {}): string {
  try {
    loadSettings({ flags, env });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
}

describe('the value of a setting comes', () => {
  test('from the defaults, if nothing else sets it', () => {
    expect(loadSettings({ flags: {}, env: {} })).toMatchObject({
      host: '127.0.0.1',
      redisPort: 8079,
      memory: false,
      logLevel: 'warn',
    });
  });

  test('from a flag, else a variable, else the file, else the defaults', () => {
    const config = file({ redisPort: 1, consolePort: 1, host: 'file', dataDir: 'file' });
    const env = { PLINTH_REDIS_PORT: '2', PLINTH_CONSOLE_PORT: '2', PLINTH_HOST: 'variable' };
    expect(loadSettings({ flags: { config, redisPort: '3' }, env })).toMatchObject({
      redisPort: 3,
      consolePort: 2,
      host: 'variable',
      dataDir: 'file',
      fsync: 'everysec',
    });
  });

  test('from its earlier name, too', () => {
    const sources = [
      { flags: { envFile: 'a' }, env: {} },
      { flags: {}, env: { PLINTH_ENV_FILE: 'a' } },
      { flags: { config: file({ envFile: 'a' }) }, env: {} },
    ];
    expect(sources.map((given) => loadSettings(given).envOut)).toEqual(['a', 'a', 'a']);
    expect(loadSettings({ flags: { envOut: 'b' }, env: { PLINTH_ENV_FILE: 'a' } }).envOut).toBe(
      'b',
    );
  });

  test.each([
    ['10MB', 10_485_760],
    ['1048576', 1_048_576],
  ])('with a unit or without, for a size: %s', (size, bytes) => {
    const config = file({ kafkaMaxRequestSize: size });
    expect(loadSettings({ flags: { config }, env: {} }).kafkaMaxRequestSize).toBe(bytes);
    const env = { PLINTH_KAFKA_MAX_REQUEST_SIZE: size };
    expect(loadSettings({ flags: {}, env }).kafkaMaxRequestSize).toBe(bytes);
    const flags = { kafkaMaxRequestSize: size };
    expect(loadSettings({ flags, env: {} }).kafkaMaxRequestSize).toBe(bytes);
  });

  test('not from an invalid size, which is refused', () => {
    expect(() => loadSettings({ flags: { kafkaMaxRequestSize: '10 apples' }, env: {} })).toThrow(
      '--kafka-max-request-size must be an integer from 1024 to 524288000: a number of bytes, or a size such as 512KB, 10MB or 1GB, not "10 apples"',
    );
  });

  test('from the file that a flag names, else a variable', () => {
    const config = file({ redisPort: 1 });
    expect(loadSettings({ flags: {}, env: { PLINTH_CONFIG: config } }).redisPort).toBe(1);
    const env = { PLINTH_CONFIG: '/nowhere' };
    expect(loadSettings({ flags: { config }, env }).redisPort).toBe(1);
  });

  test('not from other variables of the shell', () => {
    const env = { PATH: '/bin', REDIS_PORT: '1', UPSTASH_REDIS_REST_URL: 'http://x' };
    expect(loadSettings({ flags: {}, env }).redisPort).toBe(8079);
  });

  test('not from the variables of an env block', () => {
    const env = { PLINTH_CONSOLE_URL: 'http://x', PLINTH_MANAGEMENT_URL: 'http://y' };
    expect(loadSettings({ flags: {}, env }).redisPort).toBe(8079);
  });

  test('from a file, a variable or a flag for every setting', () => {
    for (const [name, definition] of Object.entries(settingTable)) {
      const { type } = definition;
      const integer = 'maximum' in definition ? Math.min(2048, definition.maximum) : 2048;
      const value =
        'choices' in definition
          ? definition.choices[0]
          : { boolean: true, integer, string: 'x' }[type];
      const want = { [name]: value };
      expect(loadSettings({ flags: { config: file(want) }, env: {} })).toMatchObject(want);
      expect(loadSettings({ flags: {}, env: { [variableOf(name)]: String(value) } })).toMatchObject(
        want,
      );
      expect(
        loadSettings({ flags: { [name]: type === 'boolean' ? true : String(value) }, env: {} }),
      ).toMatchObject(want);
    }
  });
});

test('a setting that is on by default can be turned off by a flag, a variable or the file', () => {
  const off = { kafkaAutoCreateTopics: false };
  expect(loadSettings({ flags: {}, env: {} })).toMatchObject({ kafkaAutoCreateTopics: true });
  for (const flag of ['false', false]) {
    const flags = { kafkaAutoCreateTopics: flag };
    expect(loadSettings({ flags, env: { PLINTH_KAFKA_AUTO_CREATE_TOPICS: 'true' } })).toMatchObject(
      off,
    );
  }
  expect(
    loadSettings({ flags: {}, env: { PLINTH_KAFKA_AUTO_CREATE_TOPICS: 'false' } }),
  ).toMatchObject(off);
  expect(loadSettings({ flags: { config: file(off) }, env: {} })).toMatchObject(off);
});

test('names of flags and variables are derived from those of settings', () => {
  expect(flagOf('redisMaxRequestSize')).toBe('redis-max-request-size');
  expect(variableOf('redisMaxRequestSize')).toBe('PLINTH_REDIS_MAX_REQUEST_SIZE');
});

test.each([
  ['true', true],
  ['TRUE', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
])('the variable PLINTH_MEMORY=%s means %s', (text, value) => {
  expect(loadSettings({ flags: {}, env: { PLINTH_MEMORY: text } }).memory).toBe(value);
});

describe('an error is one line with its place:', () => {
  test.each([
    [{ redisPort: 'x' }, '--redis-port must be an integer from 0 to 65535, not "x"'],
    [{ redisPort: '65536' }, '--redis-port must be an integer from 0 to 65535, not 65536'],
    [{ redisPort: '-1' }, '--redis-port must be an integer from 0 to 65535, not -1'],
    [{ redisPort: '80.5' }, '--redis-port must be an integer from 0 to 65535, not "80.5"'],
    [{ redisPort: '' }, '--redis-port must be an integer from 0 to 65535, not ""'],
    [{ host: '' }, '--host must be a text that is not empty, not ""'],
    [{ validator: 'none' }, '--validator must be one of compiled, express, not "none"'],
  ])('the flags %j', (flags, message) => {
    expect(complaint(flags)).toBe(message);
  });

  test.each([
    ['PLINTH_MEMORY', 'yes', 'PLINTH_MEMORY must be true or false, not "yes"'],
    ['PLINTH_FSYNC', 'Always', 'PLINTH_FSYNC must be one of everysec, always, no, not "Always"'],
    [
      'PLINTH_CONSOLE_PORT',
      '0x10',
      'PLINTH_CONSOLE_PORT must be an integer from 0 to 65535, not "0x10"',
    ],
  ])('the variable %s=%s', (variable, text, message) => {
    expect(complaint({}, { [variable]: text })).toBe(message);
  });

  test('an unknown variable', () => {
    expect(complaint({}, { PLINTH_REDIS_PROT: '1' })).toMatch(
      /^unknown setting PLINTH_REDIS_PROT; known are PLINTH_HOST, PLINTH_SERVICES, PLINTH_REDIS_PORT, /,
    );
  });

  test.each([
    [{ redisProt: 1 }, /^FILE: unknown setting "redisProt"; known are host, services, redisPort, /],
    [{ toString: 1 }, /^FILE: unknown setting "toString"; known are /],
    ['{"__proto__": 1}', /^FILE: unknown setting "__proto__"; known are /],
    [{ redisPort: '8079' }, /^FILE: "redisPort" must be an integer from 0 to 65535, not "8079"$/],
    [{ redisPort: null }, /^FILE: "redisPort" must be an integer from 0 to 65535, not null$/],
    [{ redisMaxRequestSize: 1 }, /^FILE: "redisMaxRequestSize" must be an integer from 1024 to /],
    [{ memory: 1 }, /^FILE: "memory" must be true or false, not 1$/],
    [{ logLevel: ['warn'] }, /^FILE: "logLevel" must be one of trace, .*, not \["warn"\]$/],
    [[], /^FILE must hold a JSON object$/],
    ['null', /^FILE must hold a JSON object$/],
    ['', /^FILE is not JSON: /],
    ['{"redisPort": 1,}', /^FILE is not JSON: /],
    ['not\nJSON', /^FILE is not JSON: /],
  ])('the file %j', (content, message) => {
    const config = file(content);
    const said = complaint({ config }).replaceAll(config, 'FILE');
    expect(said).toMatch(message);
    expect(said).not.toContain('\n');
  });

  test('a file that does not exist, or a folder', () => {
    expect(complaint({ config: `${folder}/nowhere` })).toBe(
      `the configuration file ${folder}/nowhere can't be read (ENOENT)`,
    );
    expect(complaint({ config: folder })).toBe(
      `the configuration file ${folder} can't be read (EISDIR)`,
    );
  });
});

test('a file may name its schema', () => {
  const config = file({ $schema: './plinth.schema.json', redisPort: 1 });
  expect(loadSettings({ flags: { config }, env: {} }).redisPort).toBe(1);
});

test('a file may begin with a byte order mark', () => {
  const config = file(`\uFEFF{"redisPort": 1}`);
  expect(loadSettings({ flags: { config }, env: {} }).redisPort).toBe(1);
});
