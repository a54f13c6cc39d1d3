import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../../../testing/base/test-closed-port.ts';
import { Authority } from '../../../../http/authority.ts';
import { addressRules } from '../../../../http/outbound/address-rules.ts';
import {
  courierTrials,
  failure,
  response,
} from '../../../../../testing/engines/queue/embedded/delivery/courier.ts';

const trial = courierTrials();

describe('a delivery fails', () => {
  test.each([
    ['/garbage', 'the response is not HTTP'],
    ['/bad-chunks', 'the response is not HTTP'],
    ['/two-lengths', /the response is not (HTTP|as long as it says)/],
    ['/close', 'connection closed by the destination without a response'],
    ['/reset', 'connection reset by the destination'],
    ['/reset-in-head', /connection (reset|closed) by the destination/],
    [
      '/reset-in-body',
      /^connection (reset|closed) by the destination in the middle of its response \(status 200\)$/,
    ],
    [
      '/close-in-body',
      'connection closed by the destination in the middle of its response (status 200)',
    ],
    ['/huge-head?bytes=1000000', 'the headers of the response are too large'],
    ['/upgrade', 'the destination changes to another protocol (status 101)'],
    ['/continue?filler=200000', 'the headers of the response are too large'],
    ['/no-status?status=099', 'the response is not HTTP'],
  ])('%s', async (path, reason) => {
    expect(await trial().deliver(path)).toEqual(failure(reason));
  });

  test('an unsolicited second response is not taken for that of another delivery', async () => {
    expect(await response(trial().deliver('/two-answers'))).toMatchObject({
      body: Buffer.from('ok'),
    });
    expect(await response(trial().deliver('/echo'))).toMatchObject({ body: Buffer.from('body') });
  });

  test('if nothing listens', async () => {
    expect(await trial().deliver(`${NOWHERE}/secret?token=secret`)).toEqual(
      failure('connection refused'),
    );
  });

  test('if the host does not exist, or not now', async () => {
    await trial().replace({
      resolve: (host) => {
        const code = host === 'nobody.example' ? 'ENOTFOUND' : 'EAI_AGAIN';
        return Promise.reject(Object.assign(new Error('getaddrinfo'), { code }));
      },
    });
    expect(await trial().deliver('http://nobody.example/')).toEqual(failure('host not found'));
    expect(await trial().deliver('http://some.example/')).toEqual(
      failure('host can not be resolved at the moment'),
    );
  });

  test('if the address must not be called', async () => {
    await trial().replace({ rules: addressRules() });
    expect(await trial().deliver('/')).toEqual(
      failure('the address 127.0.0.1 is not allowed (loopback)'),
    );
    expect(trial().destination.connections).toBe(0);
  });

  test('if the destination does not speak TLS', async () => {
    const url = trial().destination.url.replace('http:', 'https:');
    expect(await trial().deliver(url)).toEqual(failure(/^no secure connection/));
  });

  test('if the certificate is not trusted', async () => {
    const authority = await Authority.open();
    const server = createTlsServer(await authority.issue(), (_, response) => response.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await trial().deliver(`https://localhost:${port}/`)).toEqual(
      failure('no secure connection: the certificate is of an unknown authority'),
    );
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, authority.certificate]);
    expect(await response(trial().deliver(`https://localhost:${port}/`))).toMatchObject({
      status: 200,
    });
    setDefaultCACertificates(trusted);
    server.close();
  });

  test('if the URL is not valid', async () => {
    expect(await trial().deliver('nonsense')).toEqual(failure('the URL can not be read'));
  });
});
