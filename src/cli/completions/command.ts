import { Argument, Command, type Option } from 'commander';
import { type SettingName, settingTable } from '../../settings/table.ts';
import type { SettingDefinition } from '../../settings/definition.ts';
import { shellOf } from '../shell.ts';

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

/** The completion script for bash; it works with the bash 3.2 of macOS too. */
function bashCompletions(places: readonly Place[]): string {
  const below = places.slice(1).map(({ path }) => `'${path}'`);
  const words = places.map(({ path, commands, options }) => {
    const texts = [...commands, ...options].map(({ text }) => text);
    return `    '${path}') words='${texts.join(' ')}' ;;`;
  });
  const values = places.flatMap(({ path, choices }) =>
    choices.map(
      ({ option, values: all }) => `    '${path} ${option}') words='${all.join(' ')}' ;;`,
    ),
  );
  return `# Completions of plinth for bash: source <(plinth completions bash)
_plinth() {
  local place=plinth current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words='' at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "$place \${COMP_WORDS[at]}" in
      ${below.join('|')}) place="$place \${COMP_WORDS[at]}" ;;
    esac
  done
  case "$place $before" in
${values.join('\n')}
  esac
  [ -n "$words" ] || case "$place" in
${words.join('\n')}
  esac
  # Without a match, readline completes files.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _plinth plinth
`;
}

/** The completion script for fish, with descriptions. */
function fishCompletions(places: readonly Place[]): string {
  const below = places.slice(1).map(({ path }) => quotedForFish(path));
  const lines = places.flatMap(({ path, commands, options, choices }) => {
    const at = `complete -c plinth -n '__plinth_at ${path.replaceAll(' ', '\\ ')}'`;
    return [
      ...commands.map(({ text, help }) => `${at} -f -a ${text} -d ${quotedForFish(help)}`),
      ...options.map(({ text, help }) => {
        const values = choices.find(({ option }) => option === text)?.values;
        const given = values === undefined ? '' : ` -x -a ${quotedForFish(values.join(' '))}`;
        return `${at} -l ${text.slice(2)} -d ${quotedForFish(help)}${given}`;
      }),
    ];
  });
  return `# Completions of plinth for fish: plinth completions fish | source
function __plinth_at
  set -l place plinth
  for word in (commandline -opc)[2..-1]
    if contains -- "$place $word" ${below.join(' ')}
      set place "$place $word"
    end
  end
  test "$place" = "$argv"
end
${lines.join('\n')}
`;
}

function quotedForFish(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

/** The completion script for zsh, with descriptions. */
function zshCompletions(places: readonly Place[]): string {
  const below = places.slice(1).map(({ path }) => quotedForZsh(path));
  const words = places.map(
    ({ path, commands, options }) =>
      `    (${quotedForZsh(path)}) found=(${[...commands, ...options].map(described).join(' ')}) ;;`,
  );
  const values = places.flatMap(({ path, choices }) =>
    choices.map(
      ({ option, values: all }) =>
        `    (${quotedForZsh(`${path} ${option}`)}) found=(${all.map(quotedForZsh).join(' ')}) ;;`,
    ),
  );
  return `#compdef plinth
# Completions of plinth for zsh: source <(plinth completions zsh)
_plinth() {
  local place=plinth word
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    case "$place $word" in
      (${below.join('|')}) place="$place $word" ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${values.join('\n')}
  esac
  (( \${#found} )) || case "$place" in
${words.join('\n')}
  esac
  _describe plinth found || _files
}
compdef _plinth plinth
`;
}

/** A word and its description, as `_describe` takes them: an unescaped colon ends the word. */
function described({ text, help }: Word): string {
  return quotedForZsh(`${text}:${help}`);
}

function quotedForZsh(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\\''`)}'`;
}

/** A word that can be completed, and its description. */
interface Word {
  readonly text: string;
  readonly help: string;
}

/** A position in a command line: after the program, or after one of its commands. */
interface Place {
  /** The words so far, joined: `plinth db backup`. */
  readonly path: string;
  readonly commands: readonly Word[];
  readonly options: readonly Word[];
  /** Options that take one of a few values. */
  readonly choices: readonly { readonly option: string; readonly values: readonly string[] }[];
}

/** All positions of a program, derived from its commands, so that completions are never out of date. */
function placesOf(command: Command, above: readonly string[] = []): Place[] {
  const words = [...above, command.name()];
  const shown = command.options.filter(({ hidden }) => !hidden);
  const place: Place = {
    path: words.join(' '),
    commands: command.commands.map((each) => ({ text: each.name(), help: each.description() })),
    options: [
      ...shown.flatMap(({ long, description }) =>
        long === undefined || long === null ? [] : [{ text: long, help: description }],
      ),
      { text: '--help', help: 'say how it is used' },
    ],
    choices: shown.flatMap((option) => {
      const values = valuesOf(option);
      return values === undefined ? [] : [{ option: option.long!, values }];
    }),
  };
  return [place, ...command.commands.flatMap((each) => placesOf(each, words))];
}

function valuesOf(option: Option): readonly string[] | undefined {
  if (option.argChoices !== undefined) return option.argChoices;
  const name = option.attributeName();
  if (!Object.hasOwn(settingTable, name)) return undefined;
  const definition: SettingDefinition = settingTable[name as SettingName];
  return definition.choices;
}
