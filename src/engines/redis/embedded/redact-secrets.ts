import type { ByteString } from '../bytes.ts';

const REDACTED = '(redacted)';
/** Settings of Redis that are secrets, whether Plinth has them or not. */
const SECRET_SETTING = /^(?:requirepass|masterauth|masteruser|tls-(?:client-)?key-file-pass)$/i;

/** The index of the first secret argument of a command (Redis 7.2 `acl.c` `authCommand`, `aclCommand`). */
const SECRET_FROM: Readonly<Record<string, number>> = {
  auth: 1,
  'acl|deluser': 2,
  'acl|gentoken': 2,
  'acl|getuser': 2,
  'acl|resttoken': 2,
  'acl|setuser': 2,
};

/**
 * The arguments of a command without passwords and the user names beside them, for logs and monitors.
 * @param name in the command table
 */
export function redactSecrets(name: string, argv: readonly ByteString[]): readonly ByteString[] {
  const from = SECRET_FROM[name];
  if (from !== undefined) return argv.map((word, i) => (i < from ? word : REDACTED));
  // `config.c` `configSetCommand`
  if (name === 'config|set') {
    return argv.map((word, i) => (i > 2 && SECRET_SETTING.test(argv[i - 1]!) ? REDACTED : word));
  }
  if (name !== 'hello') return argv;
  return withoutCredentials(argv);
}

/** `networking.c` `helloCommand`: every AUTH counts, unless it is the value of SETNAME. */
function withoutCredentials(argv: readonly ByteString[]): readonly ByteString[] {
  const words = [...argv];
  for (let i = 2; i < words.length; i++) {
    const option = words[i]!.toUpperCase();
    if (option === 'SETNAME') i++;
    if (option === 'AUTH') {
      words.fill(REDACTED, i + 1, i + 3);
      i += 2;
    }
  }
  return words;
}
