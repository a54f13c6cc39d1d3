import createFetchClient from 'openapi-fetch';
import type { components, paths } from '../../../generated/console/types.ts';
import { createClient, type Mutable } from '../../../src/client/fetch-client.ts';
import type { ManagementClient } from '../../../src/client/management-client.ts';

export type Platform = components['schemas']['platform'];
export type Exchange = components['schemas']['exchange'];
export type WatchedRequest = components['schemas']['watched-request'];

/** The credentials of the signed-in account, for the console and the management API. */
export interface Account {
  readonly email: string;
  readonly apiKey: string;
}

/** A service that a platform may run; the mock of a contract runs only that. */
export type ServiceName = keyof Platform['ports'];

/** A connection to a platform. */
export interface Session {
  readonly platform: Platform;
  /** The headers for the console's own API. */
  readonly headers: Readonly<Record<string, string>>;
  readonly management: ManagementClient;
  /** The `Authorization` for the management API. */
  readonly authorization: string;
  /** The address of a family, as the page reaches it. */
  readonly addressOf: (family: keyof Platform['ports']) => string;
  readonly runs: (service: ServiceName) => boolean;
}

/** Sign-in is required; the message is the reason if credentials were refused. */
export class SignInNeeded extends Error {}

const KEPT = 'plinth-console-account';

/** Kept until the tab is closed; browsers keep it from other pages. */
export function storedAccount(): Account | undefined {
  const kept = sessionStorage.getItem(KEPT);
  return kept === null ? undefined : (JSON.parse(kept) as Account);
}

/** Stores the account, or removes it. */
export function storeAccount(account: Account | undefined): void {
  if (account === undefined) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, JSON.stringify(account));
}

/** The `Authorization` of a user (RFC 7617). */
export function basicOf(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`;
}

/** The address of the console, which may be below a path; this page is at `console/`. */
export function consoleAddress(): string {
  return new URL('..', location.href).href.replace(/\/$/, '');
}

/** Connects to the platform. @throws SignInNeeded, or Error if nothing answers */
export async function openSession(account: Account | undefined): Promise<Session> {
  const headers: Record<string, string> =
    account === undefined ? {} : { Authorization: basicOf(account.email, account.apiKey) };
  const asking = createFetchClient<Mutable<paths>>({ baseUrl: consoleAddress(), headers });
  const { data: platform, error, response } = await asking.GET('/platform');
  if (platform === undefined) {
    if (response.status === 401) throw new SignInNeeded();
    const words = (error as { error?: string } | undefined)?.error ?? `HTTP ${response.status}`;
    throw response.status === 429 ? new SignInNeeded(words) : new Error(words);
  }
  const addressOf: Session['addressOf'] = (family) =>
    `${location.protocol}//${location.hostname}:${platform.ports[family]}`;
  const known = account ?? { email: platform.email, apiKey: platform.apiKey ?? '' };
  const authorization = basicOf(known.email, known.apiKey);
  const management: ManagementClient = createClient(
    { url: addressOf('management') },
    authorization,
  );
  const runs: Session['runs'] = (service) => platform.ports[service] !== undefined;
  return { platform, headers, management, authorization, addressOf, runs };
}
