import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractsIn } from './contracts.ts';
import { loadSettings } from './load.ts';

test('contracts have names', () => {
  expect(contractsIn('shop=api/shop.yaml, admin@v1 = https://a.example/?a=b', 'x')).toEqual([
    { name: 'shop', source: 'api/shop.yaml' },
    { name: 'admin@v1', source: 'https://a.example/?a=b' },
  ]);
});

test.each(['api.yaml', 'shop=', '=a.yaml', 'a=a.yaml,,', 'a b=c.yaml'])('%j is refused', (text) => {
  expect(() => contractsIn(text, '--contracts')).toThrow(
    `--contracts must be names and files with commas between, like shop=api/shop.yaml, not "${text}"`,
  );
});

test('two of one name are refused', () => {
  expect(() => contractsIn('a=1,a=2', '--contracts')).toThrow('has two contracts of one name');
});

test('the configuration file names them in an object', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'plinth.config.json');
  const settings = (contracts: unknown) => {
    writeFileSync(config, JSON.stringify({ contracts }));
    return loadSettings({ flags: { config }, env: {} }).contracts;
  };
  expect(settings({ shop: 'shop.yaml', admin: 'admin' })).toBe('shop=shop.yaml,admin=admin');
  expect(settings('shop=shop.yaml')).toBe('shop=shop.yaml');
  expect(() => settings({ shop: 5 })).toThrow(
    '"contracts" must be a text that is not empty, or an object of such texts, not {"shop":5}',
  );
});
