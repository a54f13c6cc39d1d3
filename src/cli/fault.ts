import { Command, Option } from 'commander';
import type { components } from '../../generated/control/types.ts';
import { controlAnswer } from '../client/control-client.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { SettingError } from '../settings/load.ts';
import { controlCommand } from './control-command.ts';
import { readDocument } from './read-input.ts';
import { table } from './management/table.ts';
import { quantityIn } from '../settings/quantity.ts';

type Fault = components['schemas']['fault'];
type MetFault = components['schemas']['met-fault'];

/** The options of `fault add`, as Commander reads them. */
type Given = { readonly header?: readonly string[] } & {
  readonly [
    Name in
      | 'name'
      | 'status'
      | 'body'
      | 'example'
      | 'error'
      | 'connection'
      | 'latency'
      | 'probability'
      | 'after'
      | 'times'
      | 'client'
  ]?: string;
};

/** `plinth fault`: injects faults into requests. */
export function faultCommand(): Command {
  return new Command('fault')
    .description('make requests to a platform or a mock fail, wait or disconnect')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(loadCommand())
    .addCommand(removeCommand())
    .addCommand(clearCommand());
}

function addCommand(): Command {
  return controlCommand(
    'add <family> [operation]',
    'add a fault for one operation, by its operationId, or for a whole family',
    async (client, [family = '', operation], options) => {
      const body = faultOf(family, operation, options);
      const answer = await controlAnswer(client.POST('/api/control/faults', { body }));
      return { answer, text: `added fault ${answer.name}\n` };
    },
  )
    .option('--name <name>', 'its name')
    .option('--status <status>', 'answer with this status')
    .option('--body <json>', 'and this body')
    .option('--header <header...>', 'and this header, like "Retry-After: 5"; may be repeated')
    .option('--example <name>', 'and this example of the contract')
    .option('--error <error>', 'reply with this error to commands over RESP, like "LOADING wait"')
    .addOption(new Option('--connection <what>', 'break the connection').choices(['reset', 'cut']))
    .option('--latency <time>', 'wait: 200ms, or a distribution like log-normal:200ms:0.5')
    .option('--probability <share>', 'share of the requests that it affects, from 0 to 1')
    .option('--after <number>', 'requests that are skipped first')
    .option('--times <number>', 'maximum number of affected requests')
    .option('--client <name>', 'only requests with this header Plinth-Client');
}

function listCommand(): Command {
  return controlCommand('list', 'list the faults', async (client) => {
    const answer = await controlAnswer(client.GET('/api/control/faults'));
    return { answer, text: tableOf(answer.faults) };
  });
}

function loadCommand(): Command {
  return controlCommand(
    'load <file>',
    'replace all faults by those of a YAML or JSON file (`faults:`, and a `seed`)',
    async (client, [file = ''], _options, shell) => {
      // The API validates it.
      const body = (await readDocument(file, shell)) as Mutable<components['schemas']['faults']>;
      const answer = await controlAnswer(client.PUT('/api/control/faults', { body }));
      return { answer, text: tableOf(answer.faults) };
    },
  );
}

function removeCommand(): Command {
  return controlCommand('remove <name>', 'remove a fault', async (client, [name = '']) => {
    const params = { path: { name } };
    const answer = await controlAnswer(client.DELETE('/api/control/faults/{name}', { params }));
    return { answer, text: `removed fault ${name}, which has met ${answer.met} requests\n` };
  });
}

function clearCommand(): Command {
  return controlCommand('clear', 'remove all faults', async (client) => {
    const answer = await controlAnswer(client.DELETE('/api/control/faults'));
    return { answer, text: 'removed all faults\n' };
  });
}

function faultOf(family: string, operation: string | undefined, options: Given): Fault {
  const { name, client, connection, latency, error } = options;
  const answer = answerOf(options);
  return {
    family,
    ...(operation !== undefined && { operation }),
    ...(name !== undefined && { name: name }),
    ...(client !== undefined && { client: client }),
    ...(latency !== undefined && { latency: latencyIn(latency) }),
    ...(answer !== undefined && { answer }),
    ...(error !== undefined && { error }),
    ...(connection !== undefined && { connection: connection as Fault['connection'] & string }),
    ...numbersOf(options),
  };
}

function answerOf(options: Given): Fault['answer'] {
  const { status, body, header, example } = options;
  if (status === undefined) {
    if ([body, header, example].every((given) => given === undefined)) return undefined;
    throw new SettingError('--body, --header and --example need --status');
  }
  return {
    status: numberOf('--status', status),
    ...(body !== undefined && { body: jsonOf(body) }),
    ...(example !== undefined && { example: example }),
    ...(header !== undefined && {
      headers: Object.fromEntries(header.map(headerOf)),
    }),
  };
}

function numbersOf(options: Given): Pick<Fault, 'probability' | 'after' | 'times'> {
  return Object.fromEntries(
    (['probability', 'after', 'times'] as const).flatMap((name) => {
      const text = options[name];
      return text === undefined ? [] : [[name, numberOf(`--${name}`, text)]];
    }),
  );
}

function numberOf(option: string, text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new SettingError(`${option} must be a number, not "${text}"`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError(`--body must be JSON, not "${text}"`);
  }
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new SettingError(`--header must be like "Retry-After: 5", not "${line}"`);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

function tableOf(faults: readonly MetFault[]): string {
  const rows = faults.map(({ name, fault, seen, met }) => [
    name,
    fault.family,
    fault.operation ?? '*',
    effectOf(fault),
    seen,
    met,
  ]);
  return table(['NAME', 'FAMILY', 'OPERATION', 'DOES', 'SEEN', 'MET'], rows);
}

/** `log-normal, 503` */
function effectOf({ latency, answer, connection }: Fault): string {
  const effects = [latency?.distribution, answer?.status, connection];
  return effects.filter((effect) => effect !== undefined).join(', ');
}

type Latency = components['schemas']['latency'];

/**
 * Reads `200ms`, `uniform:100ms:1s`, `normal:200ms:50ms` or `log-normal:200ms:0.5`.
 * @throws SettingError for anything else
 */
function latencyIn(text: string): Latency {
  const [distribution, first, second = ''] = text.includes(':')
    ? text.split(':', 3)
    : ['fixed', text];
  const one = quantityIn(first ?? '', 'milliseconds');
  const other = quantityIn(second, 'milliseconds');
  if (one !== undefined) {
    if (distribution === 'fixed') return { distribution, milliseconds: one };
    if (distribution === 'uniform' && other !== undefined) {
      return { distribution, from: one, to: other };
    }
    if (distribution === 'normal' && other !== undefined) {
      return { distribution, mean: one, deviation: other };
    }
    if (distribution === 'log-normal' && /^\d+(?:\.\d+)?$/.test(second)) {
      return { distribution, median: one, sigma: Number(second) };
    }
  }
  throw new SettingError(
    `--latency must be like 200ms, uniform:100ms:1s, normal:200ms:50ms or log-normal:200ms:0.5, not "${text}"`,
  );
}
