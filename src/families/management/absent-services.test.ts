import { expect, test } from 'vitest';
import document from '../../../generated/management/openapi.json' with { type: 'json' };
import { refuseAbsent, SERVICE_PATHS } from './absent-services.ts';

interface Declared {
  readonly tags: readonly string[];
}

const services = new Map(
  document.tags.map((tag) => [tag.name, 'x-service' in tag ? tag['x-service'] : undefined]),
);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item as Readonly<Record<string, Declared>>)
    .filter((declared) => Array.isArray(declared.tags))
    .map(({ tags }) => [path, services.get(tags[0]!)] as const),
);

const refusalOf = (path: string, ...running: ('redis' | 'kafka' | 'queue')[]) =>
  refuseAbsent(new Set(running))('GET', path);

test('the paths of a service are those of the operations that the contract declares for it', () => {
  expect(operations.length).toBeGreaterThan(70);
  for (const [path, service] of operations) {
    const found = Object.entries(SERVICE_PATHS).find(([beginning]) => path.startsWith(beginning));
    expect(found?.[1], path).toBe(service);
  }
});

test('only operations of services that do not run are refused', () => {
  for (const [path, service] of operations) {
    expect(refusalOf(path, 'redis', 'kafka', 'queue'), path).toBeUndefined();
    expect(refusalOf(path, 'kafka')?.status, path).toBe(
      service === undefined || service === 'kafka' ? undefined : 501,
    );
  }
});

test('a refusal names the service, and those that run', () => {
  expect(refusalOf('/v2/redis/databases', 'kafka', 'queue')?.body).toEqual({
    error: 'redis does not run on this platform, whose setting `services` is kafka,queue',
    status: 501,
  });
});
