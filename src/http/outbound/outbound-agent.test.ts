import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { addressRules } from './address-rules.ts';
import { outboundAgent, type OutboundAgentOptions } from './outbound-agent.ts';

/** A service that must not be reachable from outside. */
let secret: Server;
let port: number;
let calls = 0;
beforeAll(async () => {
  secret = createServer((req, res) => {
    calls += 1;
    if (req.url === '/redirect') res.writeHead(307, { location: `http://localhost:${port}/` });
    res.end('secret');
  });
  await new Promise<void>((done) => secret.listen(0, '127.0.0.1', done));
  ({ port } = secret.address() as AddressInfo);
});
afterAll(() => secret.close());

/** The body of the answer, or the reason why there is none. */
async function call(url: string, options: OutboundAgentOptions = {}): Promise<string> {
  const agent = outboundAgent(options);
  try {
    const { statusCode, body } = await request(url, { dispatcher: agent });
    return `${statusCode} ${await body.text()}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await agent.destroy();
  }
}

const loopback = addressRules({ loopback: true });
/** Names that resolve to these addresses. */
const names = (addresses: Record<string, readonly string[]>) => (host: string) =>
  Promise.resolve(addresses[host] ?? []);

test('in development a service of this machine can be called, by address and by name', async () => {
  expect(await call(`http://127.0.0.1:${port}/`, { rules: loopback })).toBe('200 secret');
  expect(await call(`http://localhost:${port}/`, { rules: loopback })).toBe('200 secret');
});

describe('outside of development, however the address is spelled', () => {
  test.each([
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7F.0x0.0x0.0x1',
    '017700000001',
    '0177.0.0.1',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
  ])('%s is refused', async (host) => {
    const before = calls;
    expect(await call(`http://${host}:${port}/`)).toBe(
      'the address 127.0.0.1 is not allowed (loopback)',
    );
    expect(calls).toBe(before);
  });

  test.each([
    ['[::1]', '::1', 'loopback'],
    ['[0:0:0:0:0:0:0:1]', '::1', 'loopback'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1', 'mapped IPv4'],
    ['[::ffff:7f00:1]', '::ffff:7f00:1', 'mapped IPv4'],
    ['[::127.0.0.1]', '::7f00:1', 'reserved'],
    ['[64:ff9b::127.0.0.1]', '64:ff9b::7f00:1', 'NAT64'],
    ['[2002:7f00:1::]', '2002:7f00:1::', '6to4'],
    ['0.0.0.0', '0.0.0.0', 'unspecified'],
    ['0', '0.0.0.0', 'unspecified'],
    ['169.254.169.254', '169.254.169.254', 'link-local'],
    ['[fe80::1]', 'fe80::1', 'link-local'],
  ])('%s is refused', async (host, address, kind) => {
    expect(await call(`http://${host}:${port}/`)).toBe(
      `the address ${address} is not allowed (${kind})`,
    );
  });

  test.each(['[fe80::1%25lo]', '[::1%25lo]', '[::1%lo]'])('%s is not a URL', async (host) => {
    expect(await call(`http://${host}:${port}/`)).toMatch(/Invalid URL/);
  });

  test('https is refused as well', async () => {
    expect(await call(`https://127.0.0.1:${port}/`)).toBe(
      'the address 127.0.0.1 is not allowed (loopback)',
    );
  });
});

describe('outside of development, whatever a name resolves to', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'mapped IPv4'],
    ['10.1.2.3', 'private'],
    ['169.254.169.254', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['127.1', 'unreadable'],
  ])('%s is refused', async (address, kind) => {
    const resolve = names({ 'innocent.example': [address] });
    expect(await call(`http://innocent.example:${port}/`, { resolve })).toBe(
      `innocent.example has the address ${address}, which is not allowed (${kind})`,
    );
    expect(await call(`https://innocent.example:${port}/`, { resolve })).toBe(
      `innocent.example has the address ${address}, which is not allowed (${kind})`,
    );
  });

  test('localhost is refused', async () => {
    expect(await call(`http://localhost:${port}/`)).toMatch(
      /^localhost has the address (127.0.0.1|::1), which is not allowed \(loopback\)$/,
    );
  });

  test('only the allowed ones of several addresses are connected to', async () => {
    // 127.0.0.2 would answer too, but only 127.0.0.1 is allowed here.
    const asked: string[] = [];
    const rules = (address: string) => {
      asked.push(address);
      return address === '127.0.0.1' ? undefined : 'private';
    };
    const resolve = names({ 'mixed.example': ['10.0.0.1', '127.0.0.2', '127.0.0.1'] });
    expect(await call(`http://mixed.example:${port}/`, { rules, resolve })).toBe('200 secret');
    // Each address that the name resolved to, and finally the connected one.
    expect(asked).toEqual(['10.0.0.1', '127.0.0.2', '127.0.0.1', '127.0.0.1']);
  });

  test('a name that resolves to another address later is checked again when connecting', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const rules = addressRules({ loopback: true });
    const agent = outboundAgent({
      rules,
      resolve: () => Promise.resolve(answers.shift()!),
    });
    const call = () =>
      request(`http://rebinding.example:${port}/`, { dispatcher: agent, reset: true });
    const first = await call();
    expect(await first.body.text()).toBe('secret');
    await expect(call()).rejects.toThrow(
      'rebinding.example has the address 10.0.0.1, which is not allowed (private)',
    );
    expect(answers).toEqual([]);
    await agent.destroy();
  });

  test('the connected address is checked before anything is sent to it', async () => {
    const before = calls;
    // Allows everything until it is connected.
    let asked = 0;
    const rules = () => ((asked += 1) > 1 ? 'private' : undefined);
    expect(await call(`http://127.0.0.1:${port}/`, { rules })).toBe(
      'the address 127.0.0.1 is not allowed (private)',
    );
    expect(calls).toBe(before);
  });
});

test('a redirect is not followed', async () => {
  const before = calls;
  expect(await call(`http://127.0.0.1:${port}/redirect`, { rules: loopback })).toBe('307 secret');
  expect(calls).toBe(before + 1);
});

test('a name without addresses is not found', async () => {
  expect(await call('http://nothing.example/', { resolve: names({}) })).toBe(
    'nothing.example has no addresses',
  );
});

test('connections are kept alive unless too many are open', async () => {
  const sockets = new Set<unknown>();
  secret.on('connection', (socket) => sockets.add(socket));
  const requests = async (options: OutboundAgentOptions) => {
    sockets.clear();
    const agent = outboundAgent({ rules: loopback, ...options });
    for (let i = 0; i < 10; i += 1) {
      const { body } = await request(`http://127.0.0.1:${port}/`, { dispatcher: agent });
      await body.text();
    }
    await agent.destroy();
    return sockets.size;
  };
  // A request that follows immediately may find the first connection still busy.
  expect(await requests({})).toBeLessThanOrEqual(2);
  expect(await requests({ mostKept: 0 })).toBeGreaterThan(4);
});
