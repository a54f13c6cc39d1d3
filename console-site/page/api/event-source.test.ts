import { expect, test } from 'vitest';
import { splitEvents } from './event-source.ts';

test('events end with an empty line; what follows waits for its end', () => {
  expect(splitEvents('data: one\n\ndata: two\n\ndata: thr')).toEqual({
    events: ['one', 'two'],
    rest: 'data: thr',
  });
});

test('the lines of an event are joined, and one space behind the colon is not part of it', () => {
  expect(splitEvents('event: error\ndata: a\ndata:b\ndata:  c\n\n').events).toEqual(['a\nb\n c']);
});

test('comments are no events', () => {
  expect(splitEvents(': keep-alive\n\ndata: one\n\n').events).toEqual(['one']);
});
