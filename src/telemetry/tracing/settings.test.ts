import { describe, expect, test } from 'vitest';
import { traceSettings } from './settings.ts';

function read(env: Record<string, string>) {
  const told: string[] = [];
  return { settings: traceSettings(env, (sentence) => told.push(sentence)), told };
}

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test.each([
  {},
  { OTEL_SERVICE_NAME: 'orders' },
  { ...ENDPOINT, OTEL_SDK_DISABLED: 'true' },
  { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
])('no traces are sent with %j', (env) => {
  expect(read(env as Record<string, string>)).toEqual({ settings: undefined, told: [] });
});

test('traces are sent to the path /v1/traces of the common endpoint', () => {
  expect(read(ENDPOINT).settings).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    resource: { 'service.name': 'plinth' },
    ratio: 1,
    followsParent: true,
    delay: 5000,
    timeout: 10_000,
  });
});

test('variables for traces override those for all signals', () => {
  const { settings } = read({
    ...ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=common',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'api-key=a%20b,tenant=7',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=ignored,deployment.environment=test',
    OTEL_SERVICE_NAME: 'orders',
  });
  expect(settings).toMatchObject({
    url: 'https://traces.example.com/in',
    headers: { 'api-key': 'a b', tenant: '7' },
    resource: { 'service.name': 'orders', 'deployment.environment': 'test' },
  });
});

describe('the sampler', () => {
  test.each([
    ['always_off', undefined, { ratio: 0, followsParent: false }],
    ['traceidratio', '0.25', { ratio: 0.25, followsParent: false }],
    ['parentbased_traceidratio', '0.5', { ratio: 0.5, followsParent: true }],
  ])('%s %s is read', (OTEL_TRACES_SAMPLER, argument, expected) => {
    const env = { ...ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: argument ?? '' };
    expect(read(env).settings).toMatchObject(expected);
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /ENDPOINT is no URL of HTTP: "collector/],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /PROTOCOL is grpc/],
  [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'sometimes' }, /SAMPLER is not known: "sometimes"/],
  [
    { ...ENDPOINT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '7' },
    /SAMPLER_ARG must be from 0 to 1, not "7"/,
  ],
])('unsupported values are reported: %j', (env, sentence) => {
  expect(read(env as Record<string, string>).told).toEqual([
    expect.stringMatching(sentence) as string,
  ]);
});
