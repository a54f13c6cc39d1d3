import { join } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { hasScheme, isRemote, locationFrom } from '../../contract/model/location.ts';
import { parseFile } from '../../contract/model/parse-document.ts';
import { contractError } from '../../contract/model/problem.ts';
import type { ContractFiles } from './file-system.ts';

/** Where a contract is, as a user has said it. */
export interface ContractSource {
  /** What reports call it. */
  readonly name: string;
  /** A path, relative to the working directory or absolute, or a URL of HTTP. */
  readonly location: string;
}

/** The names of the file in which a folder says what its contracts are. */
const CONFIGURATIONS = ['redocly.yaml', 'redocly.yml'];

/**
 * The contracts that a text means: a file, a URL, or a folder whose `redocly.yaml` names them (its `apis`).
 * @param name what reports call it, if it is only one
 * @throws InputError if there are none
 */
export function sourcesIn(text: string, files: ContractFiles, name = text): ContractSource[] {
  if (isRemote(text)) return [{ name, location: urlIn(text) }];
  if (hasScheme(text)) throw new InputError(`${text} is no file, and no URL of HTTP`);
  if (CONFIGURATIONS.some((file) => text === file || text.endsWith(`/${file}`))) {
    return apisIn(text, files);
  }
  if (files.kindOf(text) !== 'folder') return [{ name, location: text }];
  const found = CONFIGURATIONS.map((file) => join(text, file)).find(
    (path) => files.kindOf(path) === 'file',
  );
  if (found !== undefined) return apisIn(found, files);
  throw new InputError(
    `${text} is a folder without a redocly.yaml that names its contracts: name the file of one`,
  );
}

/** @throws ContractError if none of its `apis` has a `root` */
function apisIn(path: string, files: ContractFiles): ContractSource[] {
  const { value, lineOf } = parseFile(path, files.readText(path));
  const refuse = (pointer: string, why: string): never => {
    const line = lineOf(pointer);
    throw contractError({ file: path, pointer, ...(line !== undefined && { line }) }, why);
  };
  const { apis } = value;
  const entries = isNode(apis) && !Array.isArray(apis) ? Object.entries(apis) : [];
  if (entries.length === 0) refuse('/apis', `names no contracts: 'apis' has none`);
  return entries.map(([name, api]) => {
    const root = isNode(api) ? api['root'] : undefined;
    if (typeof root !== 'string') return refuse(`/apis/${name}`, `has no 'root'`);
    return { name, location: isRemote(root) ? urlIn(root) : locationFrom(path, root) };
  });
}

/** @throws InputError */
function urlIn(text: string): string {
  const url = URL.parse(text);
  if (url === null) throw new InputError(`${text} is no URL`);
  // They would be shown in every report.
  if (url.username !== '' || url.password !== '') {
    throw new InputError('the URL of a contract must not have a user or password in it');
  }
  url.hash = '';
  return url.href;
}
