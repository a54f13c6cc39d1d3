import { TestIndex } from './index.ts';

export const SCHEMA =
  'name TEXT sku TEXT NOTOKENIZE brand TEXT NOSTEM price F64 FAST stock U64 inStock BOOL FAST added DATE FAST tags KEYWORD category FACET';

const PRODUCTS = {
  'product:1': {
    name: 'Wireless Headphones',
    sku: 'SKU-0001',
    brand: 'Runners',
    price: 199.99,
    stock: 5,
    inStock: true,
    added: '2024-01-15T00:00:00Z',
    tags: ['audio', 'wireless'],
    category: '/electronics/audio',
  },
  'product:2': {
    name: 'Wireless Bluetooth Headphones',
    sku: 'SKU-0002',
    price: 99.5,
    stock: 0,
    inStock: false,
    added: '2024-03-01T12:00:00+02:00',
    tags: 'audio',
    category: '/electronics/audio/bluetooth',
  },
  'product:3': {
    name: 'Running Shoes',
    sku: 'sku-0003',
    price: 59,
    stock: 12,
    inStock: true,
    tags: ['sports'],
    category: ['/sports/shoes', '/outlet'],
  },
};

/** An index over three products. */
export function shop(): TestIndex {
  return new TestIndex(SCHEMA, PRODUCTS);
}
