import { OK, RedisError, type Reply } from '../../../reply.ts';
import type { Database } from '../../database.ts';
import type { SuspendedScript } from '../../scripting/script-gate.ts';

/** SCRIPT KILL and FUNCTION KILL (Redis 7.2 `script.c` `scriptKill`). */
export function killRunning({ gate }: Database, kind: SuspendedScript['kind']): Reply {
  const script = gate.suspended?.script;
  if (script === undefined) throw new RedisError('NOTBUSY No scripts in execution right now.');
  if (script.hasWritten) {
    throw new RedisError(
      'UNKILLABLE Sorry the script already executed write commands against the dataset. You can either wait the script termination or kill the server in a hard way using the SHUTDOWN NOSAVE command.',
    );
  }
  if (script.kind !== kind) throw gate.busy();
  gate.end(script);
  return OK;
}
