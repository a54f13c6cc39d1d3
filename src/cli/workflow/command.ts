import { Command } from 'commander';
import { cancelCommand } from './cancel.ts';
import { listCommand } from './list.ts';
import { notifyCommand } from './notify.ts';
import { restartCommand, resumeCommand } from './renew.ts';
import { showCommand } from './show.ts';

/** `plinth workflow`: runs of workflows. */
export function workflowCommand(): Command {
  return new Command('workflow')
    .description('list, show, cancel, resume, restart and notify runs of workflows')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(cancelCommand())
    .addCommand(resumeCommand())
    .addCommand(restartCommand())
    .addCommand(notifyCommand());
}
