import type { RequestListener } from '../../http/request-listener.ts';
import { lazily } from '../../contract/lazily.ts';
import { managementRulesFor } from '../../families/management/front-rules.ts';
import { usingDiskReserve } from '../using-disk-reserve.ts';
import type { PlatformParts } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { binderOptionsOf, serve, type Served } from './serve.ts';
import { notifyingCopies } from './notifying-copies.ts';

/** Serves the management API, which is loaded on its first request. */
export function serveManagement(parts: PlatformParts): Promise<Served> {
  const rules = managementRulesFor(parts.control.services);
  const listener = lazily(() => bindManagement(parts), rules.errors, parts.log);
  const { managementPort: port } = parts.settings;
  return serve(parts, { name: 'management', port, rules, listener });
}

async function bindManagement(parts: PlatformParts): Promise<RequestListener> {
  const { control, reserve, calling } = parts;
  const [{ bindExpress }, { managementFamily }] = await Promise.all([
    import('../../contract/express.ts'),
    import('../../families/management/family.ts'),
  ]);
  const family = managementFamily(control, control.accounts, { wellKnown: WELL_KNOWN });
  const served =
    calling === undefined
      ? family
      : notifyingCopies(family, () => calling.news.announce('managed'));
  return bindExpress(usingDiskReserve(served, reserve), binderOptionsOf(parts));
}
