import { onlyForNode, type RequestListener } from '../../http/request-listener.ts';
import { lazily } from '../../contract/lazily.ts';
import { managementContractErrors } from '../../families/management/errors.ts';
import type { PlatformParts } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { binderOptionsOf, type Served } from './serve.ts';

/** Serves the management API, which is loaded on its first request. */
export function serveManagement(parts: PlatformParts): Promise<Served> {
  const errors = managementContractErrors;
  const listener = lazily(async () => onlyForNode(await bindManagement(parts)), errors, parts.log);
  const { managementPort: port } = parts.settings;
  return parts.addresses.serve({ name: 'management', port, errors, listener });
}

async function bindManagement(parts: PlatformParts): Promise<RequestListener> {
  const { control, reserve: diskReserve, calling } = parts;
  const [{ bindExpress }, { managementFamily }] = await Promise.all([
    import('../../express/application.ts'),
    import('../../families/management/family.ts'),
  ]);
  const { services } = control;
  const family = managementFamily(control, control.accounts, { wellKnown: WELL_KNOWN, services });
  const afterChange = calling && (() => calling.news.announce('managed'));
  return bindExpress(family, { ...(await binderOptionsOf(parts)), diskReserve, afterChange });
}
