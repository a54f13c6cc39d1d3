import { describe, expect, test } from 'vitest';
import { start } from '../../../../../../testing/engines/connect/embedded/connectors/http/http.ts';

describe('access tokens', () => {
  const oauth = (url: string, more: Record<string, string> = {}) => ({
    'http.authorization.type': 'oauth2',
    'oauth2.access.token.url': `${url}/token`,
    'oauth2.client.id': 'me',
    'oauth2.client.secret': 's3cret&',
    ...more,
  });

  test('are requested once and renewed when they are refused', async () => {
    const { connect, receiver, properties } = await start(['one', 'two', 'three']);
    let issued = 0;
    let valid = '';
    receiver.answer = (n, { url, headers }) => {
      if (url === '/token') {
        valid = `token-${(issued += 1)}`;
        return { status: 200, body: JSON.stringify({ access_token: valid }) };
      }
      // The first token expires after the second record.
      if (n === 3) valid = '';
      return { status: headers.authorization === `Bearer ${valid}` ? 200 : 401 };
    };
    await connect.run('http', { ...properties, ...oauth(receiver.url) });
    await connect.until(() => connect.committed('http'), [3]);
    const tokens = receiver.received.filter(({ url }) => url === '/token');
    expect(tokens).toHaveLength(2);
    expect(tokens[0]).toMatchObject({ body: 'grant_type=client_credentials' });
    expect(tokens[0]!.headers.authorization).toBe(`Basic ${btoa('me:s3cret&')}`);
    expect(receiver.bodies.at(-1)).toBe('three');
  });

  test('are requested with the secret in the form, and a scope', async () => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = (_, { url }) =>
      url === '/token'
        ? { status: 200, body: '{"id_token": "x", "token_type": "Token"}' }
        : { status: 200 };
    const more = {
      'oauth2.client.authorization.mode': 'url',
      'oauth2.client.scope': 'a b',
      'oauth2.response.token.property': 'id_token',
    };
    await connect.run('http', { ...properties, ...oauth(receiver.url, more) });
    await connect.until(() => connect.committed('http'), [1]);
    expect(receiver.received[0]!.body).toBe(
      'grant_type=client_credentials&scope=a+b&client_id=me&client_secret=s3cret%26',
    );
    expect(receiver.received[1]!.headers.authorization).toBe('Token x');
  });

  test.each([
    [{ status: 403 }, "Couldn't get OAuth2 access token: Server replied with status code 403"],
    [{ status: 200, body: '<' }, "Couldn't read the answer of the OAuth2 provider: not JSON"],
    [
      { status: 200, body: '{"a": 1, "b": 2}' },
      "Couldn't find access token property access_token in response properties: [a, b]",
    ],
  ])('that are refused end the task: %j', async (answer, message) => {
    const { connect, receiver, properties } = await start(['one']);
    receiver.answer = () => answer;
    await connect.run('http', { ...properties, ...oauth(receiver.url) });
    await connect.until(() => connect.states('http'), 'RUNNING: FAILED');
    expect(connect.status('http').tasks[0]!.trace).toContain(message);
  });
});
