// Made from openapi/ by `npm run generate`. Not to be edited.
import type { CommandSpec } from '../../src/engines/redis/command-spec.ts';

export const commandTable = {
  "get": {"name":"get","group":"string","arity":2,"flags":["readonly","fast"],"categories":["read","string","fast"],"keys":[{"begin":{"index":1},"find":{"range":{"last":0,"step":1,"limit":0}},"flags":["RO","access"]}],"availability":"served"},
  "mget": {"name":"mget","group":"string","arity":-2,"flags":["readonly","fast"],"categories":["read","string","fast"],"keys":[{"begin":{"index":1},"find":{"range":{"last":-1,"step":1,"limit":0}},"flags":["RO","access"]}],"availability":"served"},
  "strlen": {"name":"strlen","group":"string","arity":2,"flags":["readonly","fast"],"categories":["read","string","fast"],"keys":[{"begin":{"index":1},"find":{"range":{"last":0,"step":1,"limit":0}},"flags":["RO"]}],"availability":"served"},
} as const satisfies Record<string, CommandSpec>;
