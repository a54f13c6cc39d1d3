import type { Html } from '../html.ts';
import { diagram } from './diagram.ts';

/** The platform: what a contract is between, and what can answer behind it. */
export function platformPicture(): Html {
  const right = { x: 640, width: 196, height: 62 };
  return diagram({
    id: 'platform',
    title: 'One contract, several things that can answer',
    alternative:
      'Clients, unmodified, send requests to one contract. It routes, authenticates and validates them, and shows them in a live log. Behind it answers a mock with the examples of the contract, or engines in the same process that keep their data, which can be replaced by servers of your own (Redis, Kafka, PostgreSQL), or the handlers of your application in Express.',
    width: 1116,
    height: 270,
    boxes: [
      {
        ...{ id: 'clients', x: 40, y: 104, width: 190, height: 62 },
        title: 'your clients',
        notes: ['official, unmodified'],
      },
      {
        ...{ id: 'contract', x: 330, y: 26, width: 204, height: 218, isMain: true },
        title: 'one contract',
        notes: [
          '',
          'route · authenticate',
          'validate · answer',
          'faults · live log',
          '',
          'OpenAPI 3.1',
        ],
      },
      { ...right, id: 'mock', y: 26, title: 'mock', notes: ['examples of the contract'] },
      { ...right, id: 'engines', y: 104, title: 'engines', notes: ['in the process, durable'] },
      { ...right, id: 'handlers', y: 182, title: 'your handlers', notes: ['Express, with types'] },
      {
        ...{ id: 'servers', x: 916, y: 104, width: 170, height: 62 },
        title: 'your servers',
        notes: ['Redis · Kafka · SQL'],
      },
    ],
    arrows: [
      { from: 'clients', to: 'contract', label: 'HTTP' },
      { from: 'contract', to: 'mock' },
      { from: 'contract', to: 'engines' },
      { from: 'contract', to: 'handlers' },
      { from: 'engines', to: 'servers', isDashed: true, label: 'or' },
    ],
  });
}
