import type { Command } from 'commander';
import type { ManagementClient } from '../../client/management/management-client.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { clientOf, withConnection } from './connection-options.ts';

/** A command that manages a platform. */
export function managementCommand(
  usage: string,
  description: string,
  run: Run<ManagementClient>,
): Command {
  return apiCommand({ withConnection, clientOf }, usage, description, run);
}
