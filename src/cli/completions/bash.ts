import type { Place } from './places.ts';

/** The completion script for bash; it works with the bash 3.2 of macOS too. */
export function bashCompletions(places: readonly Place[]): string {
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
