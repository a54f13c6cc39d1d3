import { describe, expect, test } from 'vitest';
import type { CommandPlace } from '../../contract/model/document.ts';
import { redactCommands } from './redact-commands.ts';

const hide = () => '*';
const ofPath = (path: string, rawQuery = '', body = '') =>
  redactCommands({ place: 'path', path, rawQuery, rawBody: Buffer.from(body) }, hide);
const ofBody = (body: unknown, place: CommandPlace = 'body') => {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return redactCommands({ place, path: '/', rawQuery: '', rawBody }, hide);
};

describe('secrets of commands are hidden', () => {
  test.each([
    [['AUTH', 'secret'], ['AUTH', '*'], 'errors'],
    [['acl', 'setuser', 'ann', '>pw'], ['acl', 'setuser', '*', '*'], 'errors'],
    [['ACL', 'RESTTOKEN', 'ann', 'pw'], ['ACL', 'RESTTOKEN', '*', '*'], 'yes'],
    [['ACL', 'GENPASS'], ['ACL', 'GENPASS'], 'yes'],
    [['ACL', 'DRYRUN', 'ann', 'AUTH', 'pw'], ['ACL', 'DRYRUN', 'ann', 'AUTH', '*'], 'errors'],
    [['COMMAND', 'GETKEYS', 'MIGRATE', 'h', 'pw'], ['COMMAND', 'GETKEYS', '*', '*', '*'], 'errors'],
    [
      ['CONFIG', 'SET', 'maxmemory', 1, 'RequirePass', 'pw'],
      ['CONFIG', 'SET', 'maxmemory', '1', 'RequirePass', '*'],
      'errors',
    ],
    [
      ['HELLO', 3, 'SETNAME', 'auth', 'AUTH', 'ann', 'pw'],
      ['HELLO', '3', 'SETNAME', 'auth', 'AUTH', '*', '*'],
      'errors',
    ],
    // Without the version, which is an error.
    [['HELLO', 'AUTH', 'ann', 'pw'], ['HELLO', 'AUTH', '*', '*'], 'errors'],
    // A misspelled AUTH is one too.
    [['ATUH', 'secret'], ['ATUH', '*'], 'errors'],
    [['MIGRATE', 'h', '1', 'AUTH', 'pw'], ['MIGRATE', '*', '*', '*', '*'], 'errors'],
  ])('%j', (argv, shown, reply) => {
    const seen = ofBody(argv);
    expect(JSON.parse(seen!.body)).toEqual(shown);
    expect(seen!.replies).toEqual([reply]);
  });

  test('however they are written in JSON', () => {
    const escaped = String.raw`["\u0041CL","SETUSER","ann","\u003epass\u0077ord"]`;
    expect(ofBody(escaped)!.body).toBe('["ACL","SETUSER","*","*"]');
  });

  test('in rows, each with its reply', () => {
    const rows = [['PING'], ['ACL', 'GENPASS'], ['AUTH', 'secret']];
    const seen = ofBody(rows, 'rows')!;
    expect(JSON.parse(seen.body)).toEqual([['PING'], ['ACL', 'GENPASS'], ['AUTH', '*']]);
    expect(seen.replies).toEqual(['no', 'yes', 'errors']);
  });

  test('in the path, in the query and in the body after a path', () => {
    expect(ofPath('/AUTH%2Fann%2Fpw')!.path).toBe('/AUTH/*/*');
    expect(ofPath('/ACL%2FSETUSER', 'ann=%3Epw')).toMatchObject({
      path: '/ACL/SETUSER',
      rawQuery: '*&*',
    });
    expect(ofPath('/ACL%2FSETUSER%2Fann', '', '>pw')).toMatchObject({
      path: '/ACL/SETUSER/*',
      body: '*',
    });
    expect(ofPath('/%2561uth%2Fpassword')!.path).toBe('/auth/*');
  });
});

test('what can not be parsed is not shown', () => {
  expect(ofBody('["ACL","SETUSER","ann",">pw"')).toMatchObject({ body: '*', replies: ['yes'] });
  expect(ofBody({ AUTH: 'pw' })).toMatchObject({ body: '*', replies: ['yes'] });
  expect(ofPath('/AUTH%2Fpw%25')).toMatchObject({ path: '/*', replies: ['yes'] });
});

test.each([
  ofBody(['SET', 'password', 'x']),
  ofBody([['PING'], ['GET', 'auth']], 'rows'),
  ofPath('/set%2Fauthority%2F1', 'EX=1'),
  ofBody(''),
])('a command without secrets is shown as it is', (seen) => {
  expect(seen).toBeUndefined();
});
