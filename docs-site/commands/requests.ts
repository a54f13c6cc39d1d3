type Word = string | number;
type Words = readonly Word[];

/** A command as typed into `redis-cli`. */
export function redisLine(words: Words): string {
  return words.map(redisWord).join(' ');
}

function redisWord(word: Word): string {
  const text = String(word);
  if (/^[\w.:*+\-/@%#$&~|<>()[\]!,=^?\\]+$/.test(text) && !text.includes('\\')) return text;
  return JSON.stringify(text);
}

/** Whether the words can be in a path: a URL can't have `.` and `..` as segments. */
export function fitsPath(words: Words): boolean {
  return words.every((word) => !/^\.{1,2}$/.test(String(word)));
}

/** `/SET/greeting/hello%20there` */
export function commandPath(words: Words): string {
  return words.map((word) => `/${encodeSegment(String(word))}`).join('');
}

/** `!` is special in an interactive shell, and quotes would end the string around the URL. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function curlWithPath(words: Words): string {
  return `curl "$UPSTASH_REDIS_REST_URL${commandPath(words)}" \\
  -H "Authorization: Bearer $UPSTASH_REDIS_REST_TOKEN"`;
}

export function curlWithBody(words: Words): string {
  return `curl "$UPSTASH_REDIS_REST_URL" \\
  -H "Authorization: Bearer $UPSTASH_REDIS_REST_TOKEN" \\
  -d ${shellQuoted(jsonLine(words))}`;
}

/** JSON on one line with spaces after the commas, as people write it. */
export function jsonLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, each]) => `${JSON.stringify(key)}: ${jsonLine(each)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value);
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
