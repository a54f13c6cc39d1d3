import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** The rooms and what each imports from, the lowest first, as ARCHITECTURE.md lists them. */
const rooms = new Map(
  /^```rooms\n(.*?)^```/ms
    .exec(ARCHITECTURE)![1]!
    .trimEnd()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line) => line.split(/ +/))
    .map(([room, ...allowed]) => [room!, allowed]),
);

/** Files and folders outside of `src` that are imported. */
const OUTSIDE = ['generated', 'package.json', 'mocks', 'docs-site', 'console-site', 'bin'];

/** Tests, and what only they import. */
const FOR_TESTS = /\.test\.ts$|\/fixtures\/|\/(testing|test)(-[\w-]+)?\.ts$|-suite\.ts$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Every import of one file below a folder by another, by their paths from the root; types and dynamic imports too. */
function arrowsIn(folder: string): readonly Arrow[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !FOR_TESTS.test(file))
    .flatMap((from) =>
      [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].map(([, target]) => ({
        from,
        to: relative(ROOT, join(ROOT, dirname(from), target!)),
      })),
    );
}

const arrows = arrowsIn('src');

function roomOf(file: string): string {
  const [top, room, engineOrFamily] = file.split('/');
  if (top !== 'src') return top!;
  return room === 'engines' || room === 'families' ? `${room}/${engineOrFamily}` : room!;
}

const between = arrows
  .map((arrow) => ({ ...arrow, room: roomOf(arrow.from), target: roomOf(arrow.to) }))
  .filter(({ room, target }) => room !== target);

test('there are imports between rooms', () => {
  expect(between.length).toBeGreaterThan(500);
});

test('every file is in one of the rooms', () => {
  const found = new Set([...arrows.map(({ from }) => roomOf(from))]);
  expect([...found].filter((room) => !rooms.has(room))).toEqual([]);
});

test('a room may only import from rooms below it, so there is no cycle', () => {
  const below = new Set(OUTSIDE);
  const upward: string[] = [];
  for (const [room, allowed] of rooms) {
    for (const target of allowed) if (!below.has(target)) upward.push(`${room} → ${target}`);
    below.add(room);
  }
  expect(upward).toEqual([]);
});

test('files import from no other rooms than the list names', () => {
  const wrong = between
    .filter(({ room, target }) => rooms.get(room)?.includes(target) !== true)
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('the list names no import that is not there', () => {
  const found = new Set(between.map(({ room, target }) => `${room} → ${target}`));
  const named = [...rooms].flatMap(([room, allowed]) => allowed.map((to) => `${room} → ${to}`));
  expect(named.filter((arrow) => !found.has(arrow))).toEqual([]);
});

test('the insides of an engine are its own; only platform/ opens them', () => {
  const wrong = between
    .filter(({ to, room }) => /^src\/engines\/[^/]+\/embedded\//.test(to) && room !== 'platform')
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test("engines keep their rows as the store does, and know nothing of the control plane's", () => {
  const wrong = between
    .filter(({ room, target }) => room.startsWith('engines/') && target === 'store')
    .filter(({ to }) => !/^src\/store\/(rows|seal)\//.test(to))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('what an engine shows of itself does not hang on its insides', () => {
  const wrong = arrows
    .filter(
      ({ from, to }) => /^src\/engines\/[^/]+\/[^/]+$/.test(from) && to.includes('/embedded/'),
    )
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('the mock opens no engine; only for what commands of Redis refuse it runs those on an empty database', () => {
  const inside = arrowsIn('mocks')
    .filter(({ to }) => /^src\/engines\/[^/]+\/embedded\//.test(to))
    .map(({ from, to }) => `${dirname(from)} → ${to.split('/', 3).join('/')}`);
  expect(new Set(inside)).toEqual(new Set(['mocks/redis → src/engines/redis']));
});
