import { expect, onTestFinished, test } from 'vitest';
import { outboundAgent } from '../../../../http/outbound/outbound-agent.ts';
import { TestConnect, TEXTS } from '../../../../../testing/engines/connect/embedded/embedded.ts';
import type { Destinations } from './plugin.ts';

/** Those of a server that others use too: public addresses only. */
function publicOnly(): Destinations {
  const dispatcher = outboundAgent();
  onTestFinished(() => dispatcher.close());
  return {
    dispatcher,
    addressOf: async (host) => {
      throw new Error(`${host} must not be called`);
    },
  };
}

test.each([
  'http://127.0.0.1:9/',
  'http://localhost:9/',
  'http://169.254.169.254/latest/meta-data',
])('records are not posted to %s', async (url) => {
  const connect = await TestConnect.open({ destinations: publicOnly() });
  await connect.createTopic('events');
  await connect.log.append('events', 0, 'secret');
  await connect.run('sink', {
    ...TEXTS,
    'connector.class': 'HttpSink',
    topics: 'events',
    'http.url': url,
    'http.authorization.type': 'none',
    'http.timeout': '1000000',
    'max.retries': '0',
  });
  await connect.until(() => connect.states('sink'), 'RUNNING: FAILED');
  expect(connect.status('sink').tasks[0]!.trace).toMatch(/is not allowed \(/);
  expect(await connect.committed('sink')).toEqual([]);
});

test('databases at such addresses are refused too', async () => {
  const connect = await TestConnect.open({ destinations: publicOnly() });
  await connect.run('source', {
    ...TEXTS,
    'connector.class': 'JdbcSource',
    'connection.url': 'jdbc:postgresql://10.0.0.1/accounts',
    mode: 'bulk',
    'topic.prefix': 'db-',
  });
  await connect.until(() => connect.status('source').state, 'FAILED');
  expect(connect.status('source').trace).toMatch(/10.0.0.1 must not be called/);
});

test.each([
  ['jdbc:mysql://host/db', 'no other driver is there'],
  ['jdbc:postgresql://a,b/db', 'with a single host'],
  ['jdbc:postgresql://me:secret@host/db', 'must be jdbc:postgresql://host:port/database'],
  ['jdbc:postgresql://host/db?sslmode=maybe', 'unknown sslmode maybe'],
  ['jdbc:postgresql://%2Ftmp/db', 'must'],
  ['jdbc:postgresql://host/%E0%A4%A', 'has a % that no two hexadecimal digits follow'],
  ['jdbc:postgresql://%zz/db', 'has a % that no two hexadecimal digits follow'],
  ['jdbc:sqlite:', 'names no file'],
  ['jdbc:sqlite:/etc/passwd', 'Must be a name relative'],
  ['jdbc:sqlite:../other/data.db', 'Must be a name relative'],
])('%s is refused as the URL of a database', async (url, message) => {
  const connect = await TestConnect.open();
  const text = await connect.worker.validate('sink', {
    'connector.class': 'JdbcSink',
    topics: 'events',
    'connection.url': url,
  });
  expect(text).toContain('for configuration connection.url: ');
  expect(text).toContain(message);
  expect(text).not.toContain('secret');
});
