import type { Place } from './places.ts';

/** The completion script for fish, with descriptions. */
export function fishCompletions(places: readonly Place[]): string {
  const below = places.slice(1).map(({ path }) => quoted(path));
  const lines = places.flatMap(({ path, commands, options, choices }) => {
    const at = `complete -c plinth -n '__plinth_at ${path.replaceAll(' ', '\\ ')}'`;
    return [
      ...commands.map(({ text, help }) => `${at} -f -a ${text} -d ${quoted(help)}`),
      ...options.map(({ text, help }) => {
        const values = choices.find(({ option }) => option === text)?.values;
        const given = values === undefined ? '' : ` -x -a ${quoted(values.join(' '))}`;
        return `${at} -l ${text.slice(2)} -d ${quoted(help)}${given}`;
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

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
