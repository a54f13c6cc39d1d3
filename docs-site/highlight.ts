import { escape, raw, type Html } from './html.ts';

export type Language =
  | 'bash'
  | 'console'
  | 'json'
  | 'js'
  | 'python'
  | 'go'
  | 'redis'
  | 'http'
  | 'text';

/** The grammar of each language: a named group is the class of its matches. */
const GRAMMARS: Readonly<Record<Language, RegExp | undefined>> = {
  bash: /(?<comment>(?<=^|\s)#.*$)|(?<string>'[^']*'|"(?:\\.|[^"\\])*")|(?<variable>\$\w+)|(?<option>(?<=\s)--?[A-Za-z][\w-]*)|(?<command>^(?:\$ )?[a-z][\w-]*)/gm,
  json: /(?<key>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<keyword>\b(?:true|false|null)\b)/g,
  js: /(?<comment>\/\/.*$)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)|(?<keyword>\b(?:import|from|export|const|let|await|async|new|return|if|for|of|function|true|false|null|undefined)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<command>\b\w+(?=\())/gm,
  python:
    /(?<comment>#.*$)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<keyword>\b(?:import|from|as|def|return|if|for|in|with|True|False|None)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<command>\b\w+(?=\())/gm,
  go: /(?<comment>\/\/.*$)|(?<string>"(?:\\.|[^"\\])*"|`[^`]*`)|(?<keyword>\b(?:package|import|func|return|if|for|range|var|struct|any|bool|string|byte|int64|nil|true|false)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<command>\b\w+(?=\())/gm,
  redis:
    /(?<string>"(?:\\.|[^"\\])*")|(?<command>^[A-Z_]+(?= |$))|(?<number>(?<= )-?\d+(?:\.\d+)?(?= |$))/gm,
  http: /(?<command>^(?:GET|POST|PUT|HEAD|OPTIONS|DELETE)\b)|(?<key>^[\w-]+(?=:))|(?<number>(?<=HTTP\/1\.1 )\d+)/gm,
  console: undefined,
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

/** Code with spans for syntax coloring. */
export function highlight(code: string, language: Language): Html {
  if (language === 'console') return raw(readSession(code).map(stepMarkup).join('\n'));
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

/** A command of a shell session and what it prints. */
export interface SessionStep {
  readonly command: string;
  readonly output: string;
}

/**
 * Parses a session in a guide: commands after `$ `, continued over lines that end in `\` or within quotes,
 * each followed by its output.
 */
export function readSession(code: string): SessionStep[] {
  const steps: { command: string; output: string }[] = [];
  let isCommand = true;
  for (const line of code.split('\n')) {
    const last = steps.at(-1);
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), output: '' });
    else if (last === undefined)
      throw new Error(`a session does not begin with a command: ${line}`);
    else if (isCommand) last.command += `\n${line}`;
    else last.output += last.output === '' ? line : `\n${line}`;
    isCommand = isCommand || line.startsWith('$ ');
    isCommand &&= line.endsWith('\\') || isOpen(steps.at(-1)!.command);
  }
  return steps;
}

/** Whether a quoted string continues on the next line. */
function isOpen(command: string): boolean {
  return (command.split("'").length - 1) % 2 === 1;
}

function stepMarkup({ command, output }: SessionStep): string {
  const typed = `<span class="t-prompt">$ </span>${highlight(command, 'bash').markup}`;
  if (output === '') return typed;
  return `${typed}\n<span class="t-output">${highlight(output, 'json').markup}</span>`;
}
