import { withoutSecrets } from '../../../base/secrets/command-secrets.ts';
import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';
import { commandCalledBy } from './command-index.ts';

/** As Redis has it in its slow log (Redis 7.2 `server.c` `redactClientCommandArgument`). */
const REDACTED = '(redacted)';

/** The arguments of a command without passwords and the user names beside them, for logs and monitors. */
export function redactSecrets(
  spec: CommandSpec,
  argv: readonly ByteString[],
): readonly ByteString[] {
  return withoutSecrets(argv, spec, specOf, () => REDACTED);
}

function specOf(argv: readonly ByteString[]): CommandSpec | undefined {
  return commandCalledBy(argv)?.spec;
}
