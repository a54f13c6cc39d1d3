import documents from '../../../generated/redis/command-documents.json' with { type: 'json' };
import type { Contract } from '../../contract/model/contract.ts';
import type { Case } from './cases.ts';

/** The parts of a command's file that are used here. */
interface CommandFile {
  readonly flags?: readonly string[];
  readonly categories?: readonly string[];
  readonly protocols?: readonly string[];
  readonly examples: readonly {
    readonly given?: readonly (readonly unknown[])[];
    readonly command: readonly unknown[];
    readonly error?: string;
    readonly protocols?: readonly string[];
  }[];
}

/**
 * The examples of the Redis commands as requests, each after the commands that it depends on. Commands about the
 * server rather than data are left out.
 * @param withWrites whether to include commands that change data
 */
export function commandCases(contract: Contract, withWrites: boolean): Case[] {
  const operation = contract.operations.find(({ operationId }) => operationId === 'runCommand');
  if (operation === undefined) return [];
  const files = Object.values(documents as unknown as Readonly<Record<string, CommandFile>>);
  const commands = files
    .filter(overHttp)
    .filter(
      ({ categories = [] }) => !categories.some((each) => ['admin', 'dangerous'].includes(each)),
    )
    .filter(({ flags = [] }) => withWrites || flags.includes('readonly'))
    .flatMap(({ examples }) => examples.filter(overHttp))
    .filter(({ error, given }) => error === undefined && (withWrites || given === undefined))
    .flatMap(({ given = [], command }) => [...given, command]);
  return commands.map((json) => ({
    kind: 'example',
    draft: {
      operation,
      path: {},
      query: [],
      headers: [],
      body: { json },
      mediaType: 'application/json',
      credentials: 'right',
    },
  }));
}

function overHttp({ protocols }: { readonly protocols?: readonly string[] }): boolean {
  return protocols?.includes('http') ?? true;
}
