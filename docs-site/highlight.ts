import { escape, raw, type Html } from './html.ts';

export type Language = 'bash' | 'json' | 'js' | 'python' | 'redis' | 'http' | 'text';

/** What a language looks like: a named group is the class that a match gets. */
const GRAMMARS: Readonly<Record<Language, RegExp | undefined>> = {
  bash: /(?<comment>(?<=^|\s)#.*$)|(?<string>'[^']*'|"(?:\\.|[^"\\])*")|(?<variable>\$\w+)|(?<option>(?<=\s)--?[A-Za-z][\w-]*)|(?<command>^(?:\$ )?[a-z][\w-]*)/gm,
  json: /(?<key>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<keyword>\b(?:true|false|null)\b)/g,
  js: /(?<comment>\/\/.*$)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)|(?<keyword>\b(?:import|from|export|const|let|await|async|new|return|if|for|of|function|true|false|null|undefined)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<command>\b\w+(?=\())/gm,
  python:
    /(?<comment>#.*$)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<keyword>\b(?:import|from|as|def|return|if|for|in|with|True|False|None)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<command>\b\w+(?=\())/gm,
  redis:
    /(?<string>"(?:\\.|[^"\\])*")|(?<command>^[A-Z_]+(?= |$))|(?<number>(?<= )-?\d+(?:\.\d+)?(?= |$))/gm,
  http: /(?<command>^(?:GET|POST|PUT|HEAD|OPTIONS|DELETE)\b)|(?<key>^[\w-]+(?=:))|(?<number>(?<=HTTP\/1\.1 )\d+)/gm,
  text: undefined,
};

const ALIASES: Readonly<Record<string, Language>> = {
  sh: 'bash',
  shell: 'bash',
  javascript: 'js',
  ts: 'js',
  typescript: 'js',
  py: 'python',
};

/** The language of a fence in Markdown. */
export function languageOf(name: string | undefined): Language {
  const known = name !== undefined && name in GRAMMARS ? (name as Language) : undefined;
  return known ?? ALIASES[name ?? ''] ?? 'text';
}

/** Code with its words in spans, which the style sheet gives colors. */
export function highlight(code: string, language: Language): Html {
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return raw(escape(code));
  let markup = '';
  let at = 0;
  for (const match of code.matchAll(grammar)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    markup += escape(code.slice(at, match.index));
    markup += `<span class="t-${kind}">${escape(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return raw(markup + escape(code.slice(at)));
}
