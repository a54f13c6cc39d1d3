import { afterEach, expect, test, vi } from 'vitest';
import { Database } from '../../../engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../../../engines/redis/embedded/session.ts';
import { keyValue } from './key-value.ts';

afterEach(() => void vi.restoreAllMocks());

async function documentOf(json: string) {
  const database = new Database();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  session.run(['JSON.SET', 'doc', '$', json]);
  return await keyValue(session, 'doc');
}

test('documents are equal that differ in the order of members and in how numbers are written', async () => {
  const document = await documentOf('{"b":[1,2.0,{"__proto__":null}],"a":1e2}');
  expect(await documentOf('{"a":100,"b":[1.0,2,{"__proto__":null}]}')).toEqual(document);
  expect(await documentOf('{"a":100,"b":[1,2,{"__proto__":0}]}')).not.toEqual(document);
  expect(await documentOf('{"a":100,"b":[1,2,{}]}')).not.toEqual(document);
});

test('long names are not compared with each other by V8', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const name = (i: number) => 'x'.repeat(20_000) + i;
  const document = await documentOf(`{"${name(1)}":1,"${name(2)}":2}`);
  expect(document!.text).toContain(name(2));
  expect(parse).not.toHaveBeenCalled();
});
