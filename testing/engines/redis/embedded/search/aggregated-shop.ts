import { TestIndex } from './aggregated.ts';

/** A moment in milliseconds. */
export const day = (date: string) => Date.parse(date);

/** Nine products, one of which has no price. */
export const products = new TestIndex(
  {
    category: 'KEYWORD',
    tags: 'KEYWORD',
    price: 'F64 FAST',
    stock: 'U64 FAST',
    active: 'BOOL FAST',
    added: 'DATE FAST',
    shelf: 'FACET',
  },
  [
    {
      category: 'books',
      tags: ['paper', 'new'],
      price: 10,
      stock: 5,
      active: 1,
      added: day('2024-01-01T08:00:00Z'),
      shelf: '/shop/books/fiction',
    },
    {
      category: 'books',
      tags: 'paper',
      price: 20,
      stock: 0,
      active: 1,
      added: day('2024-01-01T20:30:00Z'),
      shelf: '/shop/books/nonfiction',
    },
    {
      category: 'books',
      tags: [],
      price: 30,
      stock: 7,
      active: 0,
      added: day('2024-01-03T00:00:00Z'),
      shelf: '/shop/books/fiction',
    },
    {
      category: 'electronics',
      tags: ['new', 'sale'],
      price: 499.99,
      stock: 2,
      active: 1,
      added: day('2024-02-10T12:00:00Z'),
      shelf: '/shop/electronics/phones',
    },
    {
      category: 'electronics',
      tags: 'sale',
      price: 999,
      stock: 1,
      active: 1,
      added: day('2024-02-10T13:00:00Z'),
      shelf: '/shop/electronics/laptops',
    },
    { category: 'toys', price: 15, stock: 5, active: 0, shelf: ['/shop/toys', '/outlet/toys'] },
    { stock: 5, active: 1, shelf: '/outlet/misc' },
  ],
);

/** The prices of the examples of the hosted service: 0, 10, ..., 80. */
export const nine = new TestIndex(
  { price: 'F64 FAST' },
  Array.from({ length: 9 }, (_, i) => ({ price: i * 10 })),
);
