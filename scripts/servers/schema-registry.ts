import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { freePorts } from './ports.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
const FAMILIES = ['kafka', 'redis', 'queue', 'management', 'console', 'resp'];
const USERNAME = 'registry-user';
const PASSWORD = 'registry-password';
const USER = `${USERNAME}:${PASSWORD}`;

/** A schema registry for tests: that of a second Plinth. */
export interface SchemaRegistryServer extends AsyncDisposable {
  /** With a user: `http://user:password@127.0.0.1:20123/schema-registry`. */
  readonly url: string;
  readonly process: ServerProcess;
}

/**
 * Starts one, which keeps its schemas across restarts. @throws Error if it does not become ready
 */
export async function startSchemaRegistry(): Promise<SchemaRegistryServer> {
  const folder = temporaryFolder('schema-registry');
  const ports = await freePorts(FAMILIES.length);
  const flags = FAMILIES.flatMap((family, i) => [`--${family}-port`, String(ports[i])]);
  const place = `127.0.0.1:${ports[0]}/schema-registry`;
  const authorization = `Basic ${Buffer.from(USER).toString('base64')}`;
  const started = await ServerProcess.start({
    name: 'schema registry',
    program: process.execPath,
    args: [PROGRAM, 'start', ...flags, '--data-dir', join(folder.path, 'data')],
    folder,
    env: {
      // Without the variables of the platform under test.
      ...Object.fromEntries(
        Object.keys(process.env)
          .filter((name) => name.startsWith('PLINTH_'))
          .map((name) => [name, undefined]),
      ),
      PLINTH_KAFKA_USERNAME: USERNAME,
      PLINTH_KAFKA_PASSWORD: PASSWORD,
    },
    isReady: async () =>
      (await fetch(`http://${place}/subjects`, { headers: { authorization } })).ok,
  });
  return {
    url: `http://${USER}@${place}`,
    process: started,
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}
