/** A file of the built site. */
export interface BuiltFile {
  /** The path from the root of the site. */
  readonly path: string;
  readonly content: string;
}

/** Attributes that make a browser load something at once. */
const LOADING =
  /<(script|link|img|iframe|source|video|audio|embed|object|track|use|input|base)\b[^>]*?\s(?:src|href|xlink:href|srcset|poster|data)=["']?([^"'\s>]+)/gi;
/** Links that only say something of the page. */
const SAYING = /<link\s+rel="(?:canonical|alternate)"[^>]*>/g;
const STYLE_LOAD = /(?:url\(\s*["']?|@import\s+["'])([^"')\s]+)/gi;
/** Calls with a literal address, and literal addresses that are only used for loading. */
const SCRIPT_LOADS: readonly RegExp[] = [
  /\b(?:fetch|import|importScripts|sendBeacon|EventSource|WebSocket|Worker|SharedWorker)\(\s*["'`]((?:https?:|wss?:)?\/\/[^"'`]*)/g,
  /\b(?:src|href)\s*[=:]\s*["'`]((?:https?:)?\/\/[^"'`]*\.(?:m?js|css|svg|png|jpe?g|gif|webp|woff2?|ttf))/g,
  /["'`](https?:\/\/(?:cdn|otel|fonts|analytics|telemetry)\.[^"'`]*)/g,
];

/** Resources that a browser would load from other origins, one per line. */
export function externalLoads(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    loadsOf(path, content)
      .filter(isExternal)
      .map((address) => `${path} loads ${address.slice(0, 200)}`),
  );
}

/** Pages without a policy that forbids loading from other origins. */
export function pagesWithoutPolicy(files: readonly BuiltFile[]): string[] {
  return files
    .filter(({ path, content }) => path.endsWith('.html') && !POLICY.test(content))
    .map(({ path }) => path);
}

const POLICY =
  /<meta\s+http-equiv="Content-Security-Policy"\s+content="default-src (?:'|&#39;)self(?:'|&#39;) data:; /;

function loadsOf(path: string, content: string): string[] {
  if (path.endsWith('.css')) return found(content, STYLE_LOAD);
  if (path.endsWith('.js')) return scriptLoads(content);
  if (!/\.(html|svg)$/.test(path)) return [];
  const { markup, scripts, styles } = partsOf(content);
  return [
    ...found(markup.replaceAll(SAYING, ''), LOADING),
    ...styles.flatMap((style) => found(style, STYLE_LOAD)),
    ...scripts.flatMap(scriptLoads),
  ];
}

/** A page's markup without the text of its scripts and styles, and these separately. */
export function partsOf(page: string): {
  readonly markup: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
} {
  const scripts: string[] = [];
  const styles: string[] = [];
  const markup = page.replaceAll(
    /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi,
    (_, open: string, tag: string, text: string, close: string) => {
      (tag.toLowerCase() === 'style' ? styles : scripts).push(text);
      return open + close;
    },
  );
  for (const [, style] of markup.matchAll(/\sstyle="([^"]*)"/g)) styles.push(style!);
  return { markup, scripts, styles };
}

function scriptLoads(script: string): string[] {
  return SCRIPT_LOADS.flatMap((pattern) => found(script, pattern));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.at(-1)!);
}

function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) && !/^(?:data|blob):/i.test(address);
}
