import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingTable, variableOf } from './table.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const FILES = ['deploy/compose.yaml', 'deploy/kubernetes/plinth.yaml'];
const KUBERNETES = 'deploy/kubernetes/plinth.yaml';

/** Those of the image. */
const PORTS = /^EXPOSE (.*)$/m.exec(read('Dockerfile'))![1]!.split(' ').map(Number);

test.each(FILES)('%s sets only variables of known settings', (file) => {
  const known = Object.keys(settingTable).map(variableOf);
  const given = [...read(file).matchAll(/\bPLINTH_[A-Z_]+\b/g)].map(([name]) => name);
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

/** What a balancer asks for, by the port that it balances. */
const SERVICES: Readonly<Record<number, string>> = {
  8079: 'redis',
  8080: 'queue',
  8081: 'management',
  8082: 'kafka',
  6379: 'redis',
};

describe('deploy/haproxy.cfg', () => {
  test('asks each copy of deploy/compose.yaml for the service of the port that it balances', () => {
    const sections = read('deploy/haproxy.cfg')
      .split(/^listen /m)
      .slice(1);
    expect(sections).toHaveLength(Object.keys(SERVICES).length);
    for (const section of sections) {
      const [, service] = /\/readyz\?service=(\S+) /.exec(section)!;
      const servers = [...section.matchAll(/^ {4}server \S+ 127\.0\.0\.1:(\d+) port (\d+)$/gm)];
      const [one, two] = servers.map(([, port, console]) => [Number(port), Number(console)]);
      expect(servers).toHaveLength(2);
      expect([SERVICES[one![0]!], one![1]]).toEqual([service, 8088]);
      expect(two).toEqual(one!.map((port) => 10_000 + port));
    }
  });
});

describe('deploy/compose.yaml', () => {
  interface Service {
    readonly image: string;
    readonly ports?: readonly string[];
    readonly volumes: readonly string[];
  }
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };
  const copies = Object.keys(services).filter((name) => name.startsWith('plinth-'));

  test('has two copies that differ only in ports and volumes', () => {
    expect(copies).toHaveLength(2);
    const [one, two] = copies.map((name) => {
      const { ports, volumes: own, ...same } = services[name]!;
      return { ports, own, same };
    });
    expect(one!.same).toEqual(two!.same);
    expect(one!.own).not.toEqual(two!.own);
  });

  test('publishes the ports of the copies on loopback, and none of the servers', () => {
    for (const [name, { ports = [] }] of Object.entries(services)) {
      const inside = ports.map((port) => Number(port.split(':').at(-1)));
      expect(inside, name).toEqual(copies.includes(name) ? PORTS : []);
      expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    }
  });

  test('has a volume and a fixed version for every server', () => {
    for (const [name, service] of Object.entries(services)) {
      const [volume] = service.volumes[0]!.split(':');
      expect(Object.keys(volumes), name).toContain(volume);
      if (!copies.includes(name)) expect(service.image, name).toMatch(/:\d/);
    }
  });
});

describe(KUBERNETES, () => {
  interface Port {
    readonly name: string;
    readonly port?: number;
    readonly containerPort?: number;
    readonly targetPort?: string;
  }
  interface Container {
    readonly ports: readonly Port[];
    readonly livenessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
    readonly readinessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
  }
  interface Manifest {
    readonly kind: string;
    readonly spec: Readonly<Record<string, unknown>>;
  }
  const documents = parseAllDocuments(read(KUBERNETES));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const specOf = (kind: string) => manifests.find((one) => one.kind === kind)!.spec;
  const template = specOf('Deployment')['template'] as {
    readonly metadata: { readonly labels: object };
    readonly spec: { readonly containers: readonly [Container] };
  };
  const [container] = template.spec.containers;

  test('is valid YAML', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('has a service port for each port of the container', () => {
    expect(container.ports.map(({ containerPort }) => containerPort)).toEqual(PORTS);
    const served = specOf('Service')['ports'] as readonly Port[];
    expect(served.map(({ port, targetPort }) => [targetPort, port])).toEqual(
      container.ports.map(({ name, containerPort }) => [name, containerPort]),
    );
  });

  test('uses the liveness and readiness probes of the console', () => {
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'console' });
    expect(container.readinessProbe.httpGet).toEqual({
      path: '/readyz?service=console',
      port: 'console',
    });
  });

  test('has matching selectors, and a disruption budget that keeps one copy', () => {
    const { labels } = template.metadata;
    expect(specOf('Deployment')['selector']).toEqual({ matchLabels: labels });
    expect(specOf('Service')['selector']).toEqual(labels);
    expect(specOf('PodDisruptionBudget')).toEqual({
      minAvailable: 1,
      selector: { matchLabels: labels },
    });
    expect(specOf('Deployment')['replicas']).toBe(2);
  });
});
