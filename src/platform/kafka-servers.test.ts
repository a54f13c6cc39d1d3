import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SettingError } from '../settings/load.ts';
import { kafkaServersOf } from './kafka-servers.ts';

const NOTHING = {
  kafkaBrokers: undefined,
  kafkaSasl: undefined,
  kafkaTls: undefined,
  kafkaPrefix: 'plinth',
};
const BROKERS = { ...NOTHING, kafkaBrokers: 'one:9092' };

function file(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-kafka-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

describe('the Kafka servers of a platform', () => {
  test('are none if no brokers are given', () => {
    expect(kafkaServersOf(NOTHING)).toBeUndefined();
  });

  test('are brokers with a given port or 9092', () => {
    const kafkaBrokers = 'kafka-1:9093, kafka-2 ,[::1]:9094';
    expect(kafkaServersOf({ ...NOTHING, kafkaBrokers })?.brokers).toEqual([
      { host: 'kafka-1', port: 9093 },
      { host: 'kafka-2', port: 9092 },
      { host: '::1', port: 9094 },
    ]);
  });

  test('take SASL credentials from the setting or a file; passwords may have colons', () => {
    const sasl = { mechanism: 'SCRAM-SHA-512', username: 'ann', password: 'a:b' };
    const given = 'scram-sha-512:ann:a:b';
    expect(kafkaServersOf({ ...BROKERS, kafkaSasl: given })?.sasl).toEqual(sasl);
    expect(kafkaServersOf({ ...BROKERS, kafkaSasl: file(`${given}\n`) })?.sasl).toEqual(sasl);
  });

  test('use the certificates of the system or of a file for TLS', () => {
    expect(kafkaServersOf({ ...BROKERS, kafkaTls: 'system' })?.tls).toEqual({});
    const ca = '-----BEGIN CERTIFICATE-----\n';
    expect(kafkaServersOf({ ...BROKERS, kafkaTls: file(ca) })?.tls).toEqual({ ca });
  });

  test.each([
    [{ kafkaBrokers: 'http://one' }, /--kafka-brokers must be hosts and ports/],
    [{ kafkaBrokers: 'one:0' }, /--kafka-brokers/],
    [{ kafkaBrokers: 'one,,two' }, /not "one,,two"/],
    [{ kafkaSasl: 'gssapi:ann:secret' }, /--kafka-sasl is neither/],
    [{ kafkaSasl: 'plain:ann' }, /must be mechanism:user:password/],
    [{ kafkaTls: '/nowhere/ca.pem' }, /--kafka-tls .*\/nowhere\/ca.pem can't be read \(ENOENT\)/],
    [{ kafkaPrefix: 'a.b' }, /--kafka-prefix must be 1 to 32/],
    [{ kafkaBrokers: undefined, kafkaTls: 'system' }, /--kafka-tls needs --kafka-brokers/],
  ])('refuse %j', (wrong, message) => {
    const settings = { ...BROKERS, ...wrong };
    expect(() => kafkaServersOf(settings)).toThrow(SettingError);
    expect(() => kafkaServersOf(settings)).toThrow(message);
  });

  test.each([
    { kafkaBrokers: 'kafka://ann:secret@one:9092' },
    { kafkaSasl: 'gssapi:ann:secret' },
    { kafkaSasl: 'plain:secret' },
  ])('have no password in errors: %j', (wrong) => {
    expect(() => kafkaServersOf({ ...BROKERS, ...wrong })).toThrow(/^(?!.*secret)/s);
  });
});
