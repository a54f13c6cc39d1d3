import { Argument, Command } from 'commander';
import { shellOf } from '../shell.ts';
import { bashCompletions } from './bash.ts';
import { fishCompletions } from './fish.ts';
import { placesOf, type Place } from './places.ts';
import { zshCompletions } from './zsh.ts';

const SHELLS: Readonly<Record<string, (places: readonly Place[]) => string>> = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
};

/** `plinth completions`: prints a completion script. */
export function completionsCommand(): Command {
  return new Command('completions')
    .description('print a completion script for a shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SHELLS)))
    .addHelpText(
      'after',
      `
bash:  source <(plinth completions bash)
zsh:   source <(plinth completions zsh)
fish:  plinth completions fish | source`,
    )
    .action((name: string, _options: unknown, command: Command) => {
      const program = command.parent!;
      shellOf(command).stdout.write(SHELLS[name]!(placesOf(program)));
    });
}
