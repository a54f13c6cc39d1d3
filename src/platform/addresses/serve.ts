import type { RequestListener } from '../../http/request-listener.ts';
import { isVerbose } from '../../base/logger.ts';
import type { BinderOptions } from '../../contract/binder-options.ts';
import { bindDirect } from '../../contract/direct.ts';
import type { Family } from '../../contract/family.ts';
import type { Addresses } from '../../control/env-block.ts';
import type { TrustedPages } from '../../http/forged-request.ts';
import { front } from '../../http/front.ts';
import type { Listening } from '../../http/server.ts';
import type { PlatformContext, PlatformParts } from '../parts.ts';
import { trustedPages } from '../trusted-pages.ts';
import type { ServedFamily } from './open-addresses.ts';
import { retryingAuthentication } from './retrying-authentication.ts';

/** What is served at an address. */
export interface Served extends Pick<Listening, 'url'> {
  /** Ends the connections that are not HTTP. */
  readonly end?: () => Promise<void>;
}

/** Serves one address of a platform; called after those before it are served. */
export type Serve = (parts: PlatformParts, before: Addresses) => Promise<Served>;

/**
 * Serves a family's listener behind its front.
 * @throws the system's error if the port can't be bound
 */
export async function serve(parts: PlatformContext, family: ServedFamily): Promise<Listening> {
  const { rules, listener } = family;
  const behind = front(rules, listener, await trustedPagesFor(parts));
  return parts.addresses.serve({ ...family, listener: behind });
}

/** The pages of other origins that every address serves with the credentials that a browser has stored. */
export async function trustedPagesFor({
  settings,
  secrets,
  consoleAddress,
}: PlatformContext): Promise<TrustedPages> {
  return trustedPages(settings, secrets, (await consoleAddress()).listening.port);
}

/** The options that binders of all families have in common. */
export function binderOptionsOf({
  settings,
  log,
  requests: observer,
  tracing: tracer,
  faultInjection,
  liveLog: watch,
  memory,
}: PlatformParts): BinderOptions {
  const { checkResponses, logLevel } = settings;
  return {
    log,
    checkResponses,
    logRequests: isVerbose(logLevel),
    observer,
    tracer,
    faultInjection,
    watch,
    memory,
  };
}

/**
 * Binds a hot family with the validator of the settings; Express is only loaded when it is used.
 */
export async function bind<Operations, Caller>(
  family: Family<Operations, Caller>,
  parts: PlatformParts,
): Promise<RequestListener> {
  const { settings, stopping } = parts;
  const options = { ...binderOptionsOf(parts), stopping };
  const { caughtUp } = parts.control;
  const served = caughtUp === undefined ? family : retryingAuthentication(family, caughtUp);
  if (settings.validator === 'compiled') return bindDirect(served, options);
  const { bindExpress } = await import('../../contract/express.ts');
  return bindExpress(served, options);
}
