import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../database.ts';
import { fileAclStore } from './acl-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acl-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('users are stored in a file that only its owner may read, byte for byte', () => {
  const path = join(folder, 'users.acl');
  const open = () => new Database({ aclStore: fileAclStore(path), secret: 'x' });
  open().acl.setUser('alice', ['on', '>secret', '~\xff\xfe*', '+get']);
  expect(readFileSync(path, 'latin1')).toMatch(/^user alice on .* ~\xff\xfe\* .* \+get\n$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['users.acl']);

  const acl = open().acl;
  expect(acl.logIn('alice', 'secret')?.name).toBe('alice');
  expect(acl.user('alice')?.describe()).toContain('~\xff\xfe*');
});

test('a missing file has no users', () => {
  expect(fileAclStore(join(folder, 'none')).load()).toBe(undefined);
});

test('an invalid line is reported at the start', () => {
  const path = join(folder, 'users.acl');
  writeFileSync(path, 'user alice on\nuser bob nonsense\n');
  expect(() => new Database({ aclStore: fileAclStore(path) })).toThrow(
    `${path} is damaged: line 2: `,
  );
});

test('a change that can not be written is not acknowledged', () => {
  const database = new Database({ aclStore: fileAclStore(join(folder, 'missing', 'users.acl')) });
  expect(() => database.acl.setUser('alice', [])).toThrow('ERR There was an error');
  expect(database.acl.user('alice')).toBe(undefined);
});
