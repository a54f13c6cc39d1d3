import type { Html } from '../html.ts';
import { diagram, type Layout } from './diagram.ts';

const STAGES = ['route · authenticate', 'validate · answer', 'faults · live log'];

/** The platform: what a contract is between, and what can answer behind it. */
export function platformPicture(): Html {
  return diagram({
    id: 'platform',
    title: 'One contract, several things that can answer',
    alternative:
      'Clients, unmodified, send requests to one contract. It routes, authenticates and validates them, and shows them in a live log. Behind it answers a mock with the examples of the contract, or engines in the same process that keep their data, which can be replaced by servers of your own (Redis, Kafka, PostgreSQL), or the handlers of your application in Express.',
    wide: fromLeftToRight(),
    narrow: fromTopToBottom(),
    arrows: [
      { from: 'clients', to: 'contract', label: 'HTTP' },
      { from: 'contract', to: 'mock' },
      { from: 'contract', to: 'engines' },
      { from: 'contract', to: 'handlers' },
      { from: 'engines', to: 'servers', isDashed: true, label: 'or' },
    ],
  });
}

function fromLeftToRight(): Layout {
  const right = { x: 640, width: 196, height: 62 };
  return {
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
        notes: ['', ...STAGES, '', 'OpenAPI 3.1'],
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
  };
}

function fromTopToBottom(): Layout {
  const row = { y: 320, width: 108, height: 84 };
  return {
    width: 360,
    height: 520,
    boxes: [
      {
        ...{ id: 'clients', x: 85, y: 14, width: 190, height: 58 },
        title: 'your clients',
        notes: ['official, unmodified'],
      },
      {
        ...{ id: 'contract', x: 70, y: 120, width: 220, height: 152, isMain: true },
        title: 'one contract',
        notes: [...STAGES, '', 'OpenAPI 3.1'],
      },
      { ...row, id: 'mock', x: 8, title: 'mock', notes: ['examples of', 'the contract'] },
      { ...row, id: 'engines', x: 126, title: 'engines', notes: ['in the process,', 'durable'] },
      { ...row, id: 'handlers', x: 244, title: 'your handlers', notes: ['Express,', 'with types'] },
      {
        ...{ id: 'servers', x: 95, y: 448, width: 170, height: 58 },
        title: 'your servers',
        notes: ['Redis · Kafka · SQL'],
      },
    ],
  };
}
