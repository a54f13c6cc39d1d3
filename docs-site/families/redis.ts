import contract from '../../generated/redis/openapi.json' with { type: 'json' };
import commandDocuments from '../../generated/redis/command-documents.json' with { type: 'json' };
import {
  isServedOverHttp,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { DEVELOPMENT_SECRETS } from '../../src/settings/secrets.ts';
import { settingTable } from '../../src/settings/table.ts';
import { groupCommands } from '../commands/groups.ts';
import { commandSlug } from '../commands/names.ts';
import { commandPath, fitsPath, jsonLine, redisLine } from '../commands/requests.ts';
import type { Contract } from '../contract.ts';
import type { OwnFamily, TryItPreset } from '../family.ts';
import { commandChapter } from '../pages/commands.ts';
import type { SetupStep } from '../operations/setup-step.ts';
import { redisErrorSections } from './redis-errors.ts';

const TITLE = 'Redis REST';

/** The Redis REST family. */
export async function redisFamily(): Promise<OwnFamily> {
  const documents = Object.values(commandDocuments as unknown as Record<string, CommandDocument>);
  const bundle = contract as unknown as Contract;
  const port = settingTable.redisPort.default;
  return {
    slug: 'redis',
    title: TITLE,
    summary:
      'Redis commands over HTTP: in the path, in a JSON body or many in a pipeline, on an engine that keeps its data.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'UPSTASH_REDIS_REST_URL',
      credentials: { bearerToken: ['UPSTASH_REDIS_REST_TOKEN'] },
      client: {
        name: 'redis',
        factory: 'createRedisRestClient',
        fields: ['token'],
        sendsTails: false,
      },
      official: {
        package: '@upstash/redis',
        setup: `import { Redis } from '@upstash/redis';

const redis = Redis.fromEnv();`,
      },
    },
    errors: redisErrorSections(documents, bundle),
    tryIt: {
      port,
      hints: {
        bearerToken: {
          label: 'Token',
          hint: `In development the Standard token is ${DEVELOPMENT_SECRETS.redisToken}.`,
        },
      },
      state: 'The examples are written for an empty database.',
      first: 'set-1',
      presets: groupCommands(documents.filter(isServedOverHttp)).flatMap(({ title, commands }) =>
        commands.flatMap((document) => presets(document, title)),
      ),
    },
    chapters: [
      await commandChapter(documents, [
        { title: 'Plinth', path: 'index.html' },
        { title: TITLE, path: 'redis/index.html' },
      ]),
    ],
  };
}

/** Commands that prepare an example, as a step before it. */
function pipelineOf(commands: readonly unknown[]): SetupStep {
  const body = jsonLine(commands);
  return { method: 'POST', path: '/pipeline', body, setup: [], takes: [] };
}

/** One preset for each example of a command. */
function presets(document: CommandDocument, group: string): TryItPreset[] {
  return document.examples.flatMap((example, i) => {
    if (!isServedOverHttp(example)) return [];
    const { command, given } = example;
    return {
      id: `${commandSlug(document.name)}-${i + 1}`,
      group,
      title: redisLine(command),
      forms: {
        'JSON body': { method: 'POST', path: '/', body: jsonLine(command) },
        ...(fitsPath(command) && { Path: { method: 'GET', path: commandPath(command) } }),
      },
      ...(given && { setup: [pipelineOf(given)] }),
    };
  });
}
