import { expect, test } from 'vitest';
import { RedisError, type Reply } from '../../reply.ts';
import type { Link } from '../wire/link.ts';
import type { ServerAddress } from '../wire/server-connection.ts';
import { ClusterLink } from './cluster-link.ts';
import { nameOf } from './slot-map.ts';
import { Topology } from './topology.ts';

type Argv = readonly string[];

/** A node that answers commands in order, when the test says so. */
class Node {
  readonly sent: string[] = [];
  readonly #answers: ((reply: Reply) => void)[] = [];

  send(argv: Argv): Promise<Reply> {
    this.sent.push(argv.join(' '));
    return new Promise((resolve) => this.#answers.push(resolve));
  }

  async sendTogether(rows: readonly Argv[]): Promise<Reply[]> {
    return Promise.all(rows.map((argv) => this.send(argv)));
  }

  /** Answers the next command. Resolves after everything that follows from the answer. */
  async answer(reply: Reply): Promise<void> {
    this.#answers.shift()!(reply);
    await passed();
  }
}

/** Resolves when everything that follows from an event has happened. */
async function passed(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** A cluster of two nodes. The first has the slots that a test asks for, until it loses that of `foo` to the second. */
async function openCluster() {
  const nodes: Record<string, Node> = { 'a:1': new Node(), 'b:2': new Node() };
  const a = ['a', 1, 'id of a'];
  const b = ['b', 2, 'id of b'];
  const before = [
    [0, 16_000, a],
    [16_001, 16_383, b],
  ];
  const after = [
    [0, 12_181, a],
    [12_182, 12_182, b],
    [12_183, 16_000, a],
    [16_001, 16_383, b],
  ];
  let slots = before;
  const topology = new Topology({
    seeds: [{ host: 'a', port: 1, tls: false }],
    displayName: 'the cluster',
    query: async () => ['cluster_state:ok', slots],
  });
  await topology.load();
  // The map is loaded again while the slot moves.
  slots = after;
  const linkTo = (address: ServerAddress) => nodes[nameOf(address)] as unknown as Link;
  let losePatience!: () => void;
  const patience = new Promise<void>((resolve) => (losePatience = resolve));
  const link = new ClusterLink({ topology, linkTo, random: () => 0, patience: () => patience });
  return { link, losePatience, a: nodes['a:1']!, b: nodes['b:2']! };
}

const MOVED = new RedisError('MOVED 12182 b:2');
const PONG = 'PONG';

test('commands of a key keep their order while its slot moves, with those that arrive meanwhile', async () => {
  const { link, a, b } = await openCluster();
  const first = link.send(['SET', 'foo', '1']);
  const second = link.send(['SET', 'foo', '2']);
  await a.answer(MOVED);
  expect(b.sent).toEqual(['SET foo 1']);
  // The new node is known, but the old one has not refused the second command yet.
  const third = link.send(['SET', 'foo', '3']);
  const fourth = link.sendTogether([['GET', 'foo']]);
  await a.answer(MOVED);
  expect(b.sent).toEqual(['SET foo 1', 'SET foo 2']);
  expect(a.sent.slice(2)).toEqual(['PING']);
  await a.answer(PONG);
  expect(b.sent).toEqual(['SET foo 1', 'SET foo 2', 'SET foo 3', 'GET foo']);
  for (const reply of ['1', '2', '3', '4']) await b.answer(reply);
  expect(await Promise.all([first, second, third, fourth])).toEqual(['1', '2', '3', ['4']]);
  void link.send(['SET', 'foo', '5']);
  expect(b.sent.at(-1)).toBe('SET foo 5');
});

test('a transaction on the key does not overtake them', async () => {
  const { link, a, b } = await openCluster();
  void link.send(['SET', 'foo', '1']);
  void link.send(['SET', 'foo', '2']);
  await a.answer(MOVED);
  void link.sendTogether([['MULTI'], ['GET', 'foo'], ['EXEC']]);
  await a.answer(MOVED);
  await a.answer(PONG);
  expect(b.sent).toEqual(['SET foo 1', 'SET foo 2', 'MULTI', 'GET foo', 'EXEC']);
});

test('keys of other slots do not wait', async () => {
  const { link, a, b } = await openCluster();
  void link.send(['SET', 'foo', '1']);
  await a.answer(MOVED);
  void link.send(['SET', 'bar', '1']);
  expect(a.sent).toEqual(['SET foo 1', 'PING', 'SET bar 1']);
  expect(b.sent).toEqual(['SET foo 1']);
});

test('a node that does not answer delays nobody for long', async () => {
  const { link, losePatience, a, b } = await openCluster();
  void link.send(['SET', 'foo', '1']);
  await a.answer(MOVED);
  void link.send(['SET', 'foo', '2']);
  expect(b.sent).toEqual(['SET foo 1']);
  losePatience();
  await passed();
  expect(b.sent).toEqual(['SET foo 1', 'SET foo 2']);
});
