/** The address of a command's page: `ACL WHOAMI` stands at `redis/commands/acl-whoami.html`. */
export function commandPage(name: string): string {
  return `redis/commands/${commandSlug(name)}.html`;
}

export function commandSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** What the groups of commands are called. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  string: 'Strings',
  bitmap: 'Bitmaps',
  hash: 'Hashes',
  list: 'Lists',
  set: 'Sets',
  'sorted-set': 'Sorted sets',
  generic: 'Keys of any type',
  pubsub: 'Publish and subscribe',
  connection: 'Connection',
  server: 'Server',
};
