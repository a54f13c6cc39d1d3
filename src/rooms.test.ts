import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

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

/** What rooms import besides each other: what is made from `openapi/`, whose imports are the generator's, and data. */
const OUTSIDE = ['generated', 'package.json'];

const CODE = /\.[cm]?[jt]sx?$/;
/** Folders of files that are made or installed. */
const NOT_WRITTEN = /(?:^|\/)(?:node_modules|dist|generated|reports)(?:\/|$)/;
/** Tests, the suites that they share, and what only they import. */
const FOR_TESTS =
  /\.test\.tsx?$|^testing\/|\/fixtures\/|\/testing-[\w-]+\.ts$|-suite\.ts$|\/suite\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The files that the package exports. */
const EXPORTED = Object.values(packageJson.exports)
  .flatMap((target) => (typeof target === 'string' ? [] : [target.types]))
  .map((types) => types.replace('./dist/types/', '').replace('.d.ts', '.ts'));

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Every file of code in a folder, by its path from the root. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => CODE.test(file) && !NOT_WRITTEN.test(file.slice(folder.length)));
}

/** Every import by a file; types and dynamic imports too. */
function arrowsOf(from: string): Arrow[] {
  const imports = readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT);
  return [...imports].map(([, target]) => ({
    from,
    to: relative(ROOT, join(ROOT, dirname(from), target!)),
  }));
}

/** The files that are written by hand. */
const files: readonly string[] = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .filter(({ name }) => !NOT_WRITTEN.test(name))
  .flatMap(({ name }) => filesIn(name));

const allArrows: readonly Arrow[] = files.flatMap(arrowsOf);

/** Tests may import anything, except those over HTTP. */
const arrows = allArrows.filter(
  ({ from }) => from.startsWith('contract-tests/') || !FOR_TESTS.test(from),
);

function roomOf(file: string): string {
  const [top, room, below] = file.split('/');
  if (top === 'scripts') return below === undefined ? top : `${top}/${room}`;
  if (top !== 'src') return top!;
  return room === 'engines' || room === 'families' ? `${room}/${below}` : room!;
}

const between = arrows
  .map((arrow) => ({ ...arrow, room: roomOf(arrow.from), target: roomOf(arrow.to) }))
  .filter(({ room, target }) => room !== target);

test('there are imports between rooms', () => {
  expect(between.length).toBeGreaterThan(500);
});

test('every file is in one of the rooms', () => {
  const found = new Set(files.filter((file) => !FOR_TESTS.test(file)).map(roomOf));
  expect([...found].filter((room) => !rooms.has(room))).toEqual([]);
});

test('every file of code that ARCHITECTURE.md names is there', () => {
  const named = [...ARCHITECTURE.matchAll(/`([\w/-]+(?:\.[\w-]+)*\.[jt]s)`/g)].map(
    ([, name]) => name!,
  );
  const byName = Map.groupBy(files, (file) => basename(file));
  const isThere = (name: string) =>
    byName.get(basename(name))?.some((file) => `/${file}`.endsWith(`/${name}`)) === true;
  const gone = named.filter((name) => !isThere(name));
  expect(named.length).toBeGreaterThan(100);
  expect(gone).toEqual([]);
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

test('what runs imports nothing that is only for tests', () => {
  const wrong = arrows
    .filter(({ from, to }) => !from.startsWith('contract-tests/') && FOR_TESTS.test(to))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
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

const INSIDE = /^src\/engines\/[^/]+\/embedded\//;

test('the insides of an engine are its own; only platform/ opens them, and what measures or generates parts of them', () => {
  const wrong = between
    .filter(({ to, room }) => INSIDE.test(to) && room !== 'mocks')
    .filter(({ room }) => !['platform', 'bench', 'scripts/generate'].includes(room))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('the mock opens no engine; only for what commands of Redis refuse it runs those on an empty database', () => {
  const inside = between
    .filter(({ to, room }) => INSIDE.test(to) && room === 'mocks')
    .map(({ from, to }) => `${dirname(from)} → ${to.split('/', 3).join('/')}`);
  expect(new Set(inside)).toEqual(new Set(['mocks/redis → src/engines/redis']));
});

test('no file imports itself by way of others', () => {
  let left = [...allArrows, ...filesIn('generated').flatMap(arrowsOf)];
  // What imports nothing of the rest is in no cycle, nor is what nothing of the rest imports.
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  expect(left.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('code that is no test imports nothing that is made for tests', () => {
  const wrong = allArrows
    .filter(({ from, to }) => !FOR_TESTS.test(from) && FOR_TESTS.test(to))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('a file of src that only tests import is named for tests', () => {
  const importers = Map.groupBy(allArrows, ({ to }) => to);
  const wrong = files
    .filter((file) => file.startsWith('src/') && !FOR_TESTS.test(file) && !EXPORTED.includes(file))
    .filter((file) => importers.get(file)?.every(({ from }) => FOR_TESTS.test(from)) === true);
  expect(wrong).toEqual([]);
});
