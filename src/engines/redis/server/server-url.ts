/** A server, or several that act as one, given by a URL. */
export interface ServerUrl {
  readonly kind: 'standalone' | 'sentinel' | 'cluster';
  /** The server, the Sentinels, or some nodes of the cluster. */
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  /** The name of the master in the Sentinels. */
  readonly masterName: string;
  readonly tls: boolean;
  readonly username: string;
  readonly password: string;
  /** The range of logical databases that are places. */
  readonly first: number;
  readonly last: number;
  /** The URL without user and password, for messages. */
  readonly displayName: string;
}

/** A URL that is not valid. The message does not quote it, because it may contain a password. */
export class WrongServerUrl extends Error {}

const PORTS = { standalone: 6379, cluster: 6379, sentinel: 26_379 };
const SCHEME = /^redis(?<tls>s)?(?:\+(?<kind>cluster|sentinel))?:\/\//;
const HIGHEST = 65_535;

/**
 * Parses `redis://user:password@host:port/0-15`, `redis+sentinel://h1:p,h2:p/name/0-15` and
 * `redis+cluster://h1:p,h2:p`, each with `rediss` for TLS, and several separated by commas.
 * @throws WrongServerUrl
 */
export function readServerUrls(text: string): ServerUrl[] {
  const urls: string[] = [];
  for (const part of text.split(',')) {
    // Hosts of a cluster are separated by commas too.
    if (part.includes('://') || urls.length === 0) urls.push(part.trim());
    else urls[urls.length - 1] += `,${part.trim()}`;
  }
  const servers = urls.map((url, i) => readUrl(url, urls.length === 1 ? '' : ` ${i + 1}`));
  const seen = new Set<string>();
  for (const { displayName, hosts, first, last } of servers) {
    for (let n = first; n <= last; n++) {
      for (const { host, port } of hosts) {
        const place = `${host}:${port}/${n}`;
        if (seen.has(place)) throw new WrongServerUrl(`${displayName} is there twice: ${place}`);
        seen.add(place);
      }
    }
  }
  return servers;
}

function readUrl(url: string, which: string): ServerUrl {
  const wrong = (what: string) => new WrongServerUrl(`URL${which} ${what}`);
  const scheme = SCHEME.exec(url);
  if (scheme === null) {
    throw wrong(
      'must begin with redis://, rediss://, redis+sentinel:// or redis+cluster:// (rediss+sentinel://, rediss+cluster://)',
    );
  }
  const kind = (scheme.groups!['kind'] ?? 'standalone') as ServerUrl['kind'];
  const rest = url.slice(scheme[0].length);
  const slash = rest.indexOf('/');
  const authority = slash < 0 ? rest : rest.slice(0, slash);
  const path = slash < 0 ? [] : rest.slice(slash + 1).split('/');
  const at = authority.lastIndexOf('@');
  const [username, password] = credentialsOf(authority.slice(0, Math.max(at, 0)), wrong);
  const hosts = authority
    .slice(at + 1)
    .split(',')
    .map((host) => hostOf(host, PORTS[kind], wrong));
  if (kind === 'standalone' && hosts.length > 1) throw wrong('names several hosts for one server');
  const masterName = kind === 'sentinel' ? (path.shift() ?? '') : '';
  const isOfPlaces = path.length === 0 && /^\d+-\d+$/.test(masterName);
  if (kind === 'sentinel' && (masterName === '' || isOfPlaces)) {
    throw wrong('must have the name by which the Sentinels know the servers: …/name/0-15');
  }
  if (path.length > 1) throw wrong('has too many slashes');
  const [first, last] = placesOf(path[0] ?? '', kind, wrong);
  const named = hosts.map(({ host, port }) => `${host}:${port}`).join(',');
  const displayName = `${scheme[0]}${named}${masterName === '' ? '' : `/${masterName}`}`;
  const tls = scheme.groups!['tls'] !== undefined;
  return { kind, hosts, masterName, tls, username, password, first, last, displayName };
}

type Wrong = (what: string) => WrongServerUrl;

function credentialsOf(text: string, wrong: Wrong): [username: string, password: string] {
  if (text === '') return ['', ''];
  const colon = text.indexOf(':');
  if (colon < 0)
    throw wrong('has a user without a password: user:password@host, or :password@host');
  try {
    return [decodeURIComponent(text.slice(0, colon)), decodeURIComponent(text.slice(colon + 1))];
  } catch {
    throw wrong('has a user or password that is not properly percent-encoded');
  }
}

function hostOf(text: string, defaultPort: number, wrong: Wrong) {
  const match = /^(\[[0-9a-fA-F:.]+\]|[^:[\]\s@]+)(?::(\d{1,5}))?$/.exec(text);
  const port = Number(match?.[2] ?? defaultPort);
  if (match === null || port < 1 || port > HIGHEST) {
    throw wrong(`must name a host and a port, like 10.0.0.1:6379, not "${text}"`);
  }
  return { host: match[1]!.replaceAll(/[[\]]/g, ''), port };
}

function placesOf(
  text: string,
  kind: ServerUrl['kind'],
  wrong: Wrong,
): [first: number, last: number] {
  if (text === '') return [0, 0];
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? first);
  if (match === null || last < first) {
    throw wrong(
      `must end in the databases of the server that may be used, like /0-15, not "/${text}"`,
    );
  }
  if (kind === 'cluster' && last > 0) throw wrong('of a cluster is one place: /0, or nothing');
  return [first, last];
}
