import type { Place, Word } from './places.ts';

/** The completion script for zsh, with descriptions. */
export function zshCompletions(places: readonly Place[]): string {
  const below = places.slice(1).map(({ path }) => quoted(path));
  const words = places.map(
    ({ path, commands, options }) =>
      `    (${quoted(path)}) found=(${[...commands, ...options].map(described).join(' ')}) ;;`,
  );
  const values = places.flatMap(({ path, choices }) =>
    choices.map(
      ({ option, values: all }) =>
        `    (${quoted(`${path} ${option}`)}) found=(${all.map(quoted).join(' ')}) ;;`,
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
  return quoted(`${text}:${help}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\\''`)}'`;
}
