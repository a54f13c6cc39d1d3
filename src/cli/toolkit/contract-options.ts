import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { Contract } from '../../contract/model/contract.ts';
import { FAMILIES, type FamilyName } from '../../toolkit/our-contracts.ts';
import { InputError } from '../../base/input-error.ts';
import { printMessage, type Shell } from '../shell.ts';

/** The options that select contracts. */
export interface ContractOptions {
  readonly contract?: string;
  readonly family?: FamilyName;
}

export function withContractOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--contract <file>',
        'an OpenAPI document, YAML or JSON, instead of those of Plinth',
      ).conflicts('family'),
    )
    .addOption(new Option('--family <family>', 'only this family of Plinth').choices(FAMILIES));
}

/**
 * The contracts of a command: a file, or those of our families.
 * @param shell gets notes about what can't be checked
 * @param bases the addresses of the service
 * @throws InputError
 */
export async function contractsOf(
  { contract, family }: ContractOptions,
  shell: Shell,
  bases: readonly URL[] = [],
): Promise<Contract[]> {
  const basePaths = bases.map(({ pathname }) => pathname.replace(/\/$/, ''));
  if (contract !== undefined) {
    const { contractFrom } = await import('../../contract/model/contract.ts');
    const read = contractFrom(contract, (path) => readFileSync(path, 'utf8'), { basePaths });
    if (read.operations.length === 0) {
      printMessage(shell, `${contract} has no operations in its paths: there is nothing to check`);
    }
    return [read];
  }
  const { ourContract } = await import('../../toolkit/our-contracts.ts');
  const families = family === undefined ? FAMILIES : [family];
  return Promise.all(families.map((name) => ourContract(name, { basePaths })));
}

/** The URL in an option. @throws InputError */
export function httpUrl(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InputError(`${option}: ${text} is no URL of HTTP, such as http://127.0.0.1:8079`);
  }
  // They would not be sent, and be shown in every report.
  if (url.username !== '' || url.password !== '') {
    throw new InputError(`${option}: the URL must not have a user or password in it`);
  }
  return url;
}

/** Collects an option that may be given more than once. */
export function collected(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
