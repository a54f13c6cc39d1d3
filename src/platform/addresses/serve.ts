import { onlyForNode, type AnyListener } from '../../http/request-listener.ts';
import type { DiskReserve } from '../../base/files/disk-reserve.ts';
import { isVerbose } from '../../base/logger.ts';
import type { BinderOptions } from '../../contract/binder-options.ts';
import { bindDirect } from '../../contract/direct.ts';
import type { AnyFamily } from '../../contract/family.ts';
import type { Addresses } from '../../control/env-block.ts';
import type { TrustedPages } from '../../http/forged-request.ts';
import type { Listening } from '../../http/server.ts';
import type { Settings } from '../../settings/table.ts';
import type { PlatformContext, PlatformParts } from '../parts.ts';
import { trustedPages } from '../trusted-pages.ts';

/** What is served at an address. */
export interface Served extends Pick<Listening, 'url'> {
  /** Ends the connections that are not HTTP. */
  readonly end?: () => Promise<void>;
}

/** Serves one address of a platform; called after those before it are served. */
export type Serve = (parts: PlatformParts, before: Addresses) => Promise<Served>;

/** The pages of other origins that every address serves with the credentials that a browser has stored. */
export async function trustedPagesFor({
  settings,
  secrets,
  consoleAddress,
}: PlatformContext): Promise<TrustedPages> {
  return trustedPages(settings, secrets, (await consoleAddress()).listening.port);
}

/** The options that binders of all families have in common. */
export async function binderOptionsOf(parts: PlatformParts): Promise<BinderOptions> {
  const { settings, log, faultInjection, memory, turns } = parts;
  const { requests: observer, tracing: tracer, liveLog: watch } = parts;
  const { checkResponses, logLevel } = settings;
  return {
    log,
    pages: await trustedPagesFor(parts),
    checkResponses,
    logRequests: isVerbose(logLevel),
    observer,
    tracer,
    faultInjection,
    watch,
    memory,
    turns,
  };
}

/**
 * Binds a hot family with the validator of the settings; Express is only loaded when it is used.
 * @param diskReserve for its operations that free space
 */
export async function bind(
  family: AnyFamily,
  parts: PlatformParts,
  diskReserve?: DiskReserve,
): Promise<AnyListener> {
  const { settings, stopping, control } = parts;
  const { caughtUp } = control;
  const options = { ...(await binderOptionsOf(parts)), stopping, caughtUp, diskReserve };
  if (settings.validator === 'compiled') return bindDirect(family, options);
  const { bindExpress } = await import('../../express/application.ts');
  return onlyForNode(bindExpress(family, options));
}

/** Whether a hot family's usual requests are read without Node. Express needs those of Node. */
export function readsUsual({ http, validator }: Pick<Settings, 'http' | 'validator'>): boolean {
  return http === 'front' && validator === 'compiled';
}
