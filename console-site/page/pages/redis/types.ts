/** The titles of types, by the names that TYPE returns. */
export const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  hash: 'hash',
  list: 'list',
  set: 'set',
  zset: 'sorted set',
  stream: 'stream',
  array: 'array',
  'ReJSON-RL': 'JSON',
  vector: 'vectors',
};
