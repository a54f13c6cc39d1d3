import type { CommandDocument } from '../../src/engines/redis/command-document.ts';

/** Titles of the groups of commands, in display order. */
const TITLES: Readonly<Record<string, string>> = {
  string: 'Strings',
  bitmap: 'Bitmaps',
  hash: 'Hashes',
  list: 'Lists',
  set: 'Sets',
  'sorted-set': 'Sorted sets',
  geo: 'Geospatial indexes',
  hyperloglog: 'HyperLogLogs',
  stream: 'Streams',
  array: 'Arrays',
  json: 'JSON documents',
  vector: 'Vector indexes',
  search: 'Search',
  generic: 'Keys of any type',
  transactions: 'Transactions',
  scripting: 'Scripts and functions',
  pubsub: 'Publish and subscribe',
  connection: 'Connection',
  server: 'Server',
};

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly CommandDocument[];
}

/** The commands by group and name. A group that has no title here comes last, under its own name. */
export function groupCommands(documents: readonly CommandDocument[]): CommandGroup[] {
  const names = new Set([...Object.keys(TITLES), ...documents.map(({ group }) => group)]);
  return [...names]
    .map((name) => ({
      title: groupTitle(name),
      commands: documents
        .filter(({ group }) => group === name)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter(({ commands }) => commands.length > 0);
}

export function groupTitle(group: string): string {
  return TITLES[group] ?? group;
}
