import { isAbsolute, join, resolve, sep } from 'node:path';
import { invalidValue } from '../../config/definition.ts';
import type { FileRules } from '../plugin.ts';

/**
 * Whether a configuration may name a file. Who may make connectors may not for that reason read and
 * write the files of the machine: names are those of a directory that the cluster has for itself. What
 * the operator links into it can be used.
 * @param setting whose value the path is
 * @throws ConfigError
 */
export function checkPath(rules: FileRules, setting: string, path: string): void {
  if (path.includes('\0')) throw invalidValue(setting, path, 'Not a file name');
  if (rules.anywhere && isAbsolute(path)) return;
  if (rules.directory === undefined) {
    throw invalidValue(setting, path, 'Connectors may not use files of this server');
  }
  const base = `${sep}base`;
  if (isAbsolute(path) || !resolve(base, path).startsWith(base + sep)) {
    throw invalidValue(
      setting,
      path,
      "Must be a name relative to the cluster's own directory of connector files, and stay in it",
    );
  }
}

/**
 * The file that a configuration names.
 * @throws ConfigError where it may not
 */
export function allowedPath(
  rules: FileRules,
  clusterId: string,
  setting: string,
  path: string,
): string {
  checkPath(rules, setting, path);
  if (rules.directory === undefined || isAbsolute(path)) return resolve(path);
  return resolve(join(rules.directory, encodeURIComponent(clusterId)), path);
}
