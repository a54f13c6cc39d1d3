import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Groups } from '../../../engines/queue/engine.ts';
import type { GroupDescription, GroupEndpoint } from '../../../engines/queue/resources.ts';
import { headerValues } from '../serializers/header-values.ts';
import type { QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';
import { groupHeaders } from '../publish-options/group-headers.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';

type UrlGroupOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'listUrlGroups'
  | 'getUrlGroup'
  | 'setUrlGroupHeaders'
  | 'deleteUrlGroup'
  | 'addEndpoints'
  | 'removeEndpoints'
>;

/** Operations on URL groups: several destinations under one name. */
export function urlGroupOperations(groups: Groups): UrlGroupOperations {
  return {
    listUrlGroups: async ({ caller }) => ({
      status: 200,
      body: (await groups.list(caller.user)).map(groupFields),
    }),

    getUrlGroup: async ({ caller, path }) => ({
      status: 200,
      body: groupFields(await groups.get(caller.user, path.urlGroup)),
    }),

    setUrlGroupHeaders: async ({ caller, path, body }) => {
      const { headers, order } = groupHeaders(body.headers);
      await groups.setHeaders(caller.user, path.urlGroup, headers, order);
      return NO_CONTENT_OK;
    },

    deleteUrlGroup: async ({ caller, path }) => {
      await groups.delete(caller.user, path.urlGroup);
      return NO_CONTENT_OK;
    },

    addEndpoints: async ({ caller, path, body }) => {
      await groups.addEndpoints(caller.user, path.urlGroup, body.endpoints.map(withoutEmptyName));
      return NO_CONTENT_OK;
    },

    removeEndpoints: async ({ caller, path, body }) => {
      await groups.removeEndpoints(caller.user, path.urlGroup, body.endpoints.map(selectorOf));
      return NO_CONTENT_OK;
    },
  };
}

/** Clients in some languages send an empty name where there is none. */
function withoutEmptyName({ name, url }: components['schemas']['endpoint']): GroupEndpoint {
  return { name: name === '' ? undefined : name, url };
}

/** @throws HttpError if it selects nothing */
function selectorOf(
  { name, url }: { readonly name?: string; readonly url?: string },
  place: number,
) {
  if ((name ?? '') === '' && (url ?? '') === '') {
    throw refusal('invalidParameter', {
      name: `endpoints[${place}]`,
      rule: 'must have a name or a url',
    });
  }
  return { name: name === '' ? undefined : name, url: url === '' ? undefined : url };
}

function groupFields(group: GroupDescription): components['schemas']['url-group'] {
  const { name, createdAt, updatedAt, headers } = group;
  return {
    name,
    createdAt,
    updatedAt,
    endpoints: group.endpoints.map((endpoint) => ({
      ...(endpoint.name !== undefined && { name: endpoint.name }),
      url: endpoint.url,
    })),
    ...(headers.length > 0 && { headers: headerValues(headers) }),
  };
}
