import { expect, test } from 'vitest';
import { nextCursor, positionOf, SlotMap } from './slot-map.ts';

const asked = { host: '10.0.0.9', port: 7000, tls: false };
const node = (host: string | null, port: number) => [host, port, 'id'];
const whole = SlotMap.from(
  [
    [5461, 10_922, node('10.0.0.2', 7000), node('10.0.0.5', 7000)],
    [0, 5460, node('10.0.0.1', 7000), node('10.0.0.4', 7000)],
    [10_923, 16_383, node('10.0.0.3', 7000)],
  ],
  asked,
);

test('each slot has the node that serves it', () => {
  expect(whole.ownerOf(0)).toEqual({ host: '10.0.0.1', port: 7000, tls: false });
  expect(whole.ownerOf(5461)?.host).toBe('10.0.0.2');
  expect(whole.ownerOf(16_383)?.host).toBe('10.0.0.3');
  expect(whole.primaries.map(({ address, first }) => [address.host, first])).toEqual([
    ['10.0.0.1', 0],
    ['10.0.0.2', 5461],
    ['10.0.0.3', 10_923],
  ]);
  expect(whole.replicas.map(({ host }) => host)).toEqual(['10.0.0.5', '10.0.0.4']);
  expect(whole.missing).toBe('');
});

test('a node without an address is the one that was asked', () => {
  for (const host of [null, '', '?']) {
    const map = SlotMap.from([[0, 16_383, node(host, 7001)]], asked);
    expect(map.ownerOf(1)).toEqual({ host: '10.0.0.9', port: 7001, tls: false });
  }
});

test('slots without a node are listed', () => {
  const map = SlotMap.from(
    [
      [1, 99, node('a', 1)],
      [101, 16_000, node('b', 1)],
    ],
    asked,
  );
  expect(map.missing).toBe('0, 100, 16001-16383');
  expect(map.ownerOf(100)).toBeUndefined();
});

test('a slot that has moved has its new node, and the others do not change', () => {
  const moved = whole.withOwner(7, { host: '10.0.0.3', port: 7000, tls: false });
  expect(moved.ownerOf(7)?.host).toBe('10.0.0.3');
  expect(moved.ownerOf(8)?.host).toBe('10.0.0.1');
});

test('a cursor visits one node after the other', () => {
  const [first, second, third] = whole.primaries;
  expect(positionOf(whole, '0')).toEqual({ node: first, cursor: '0' });
  const inside = nextCursor(whole, second!, '1234567890123');
  expect(positionOf(whole, inside)).toEqual({ node: second, cursor: '1234567890123' });
  expect(positionOf(whole, nextCursor(whole, first!, '0'))).toEqual({ node: second, cursor: '0' });
  expect(positionOf(whole, nextCursor(whole, second!, '0'))).toEqual({ node: third, cursor: '0' });
  expect(nextCursor(whole, third!, '0')).toBe('0');
  expect(positionOf(whole, 'x')).toBeUndefined();
});
