import { operationsOf } from '../../src/contract/model/read-operations.ts';
import { Router } from '../../src/contract/model/router.ts';
import { Servers, serversIn } from '../../src/contract/model/servers.ts';
import { originForm } from '../../src/http/origin-form.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import type { Described } from './described.ts';
import type { ServedContract } from './served-document.ts';

/** Serves a contract below the paths of its servers too: `/v1/pets` is `/pets`, unless there is a path `/v1/pets`. */
export function belowServers(
  { document, operations }: Described,
  served: ServedContract,
  listener: RequestListener,
): RequestListener {
  const servers = new Servers([
    ...serversIn(document),
    ...operations.flatMap((operation) => operation.servers),
  ]);
  const router = new Router(operationsOf(served.document), served.document);
  return (request, response) => {
    const { url = '/' } = request;
    const target = url.startsWith('/')
      ? url
      : request.method === 'CONNECT'
        ? '/'
        : originForm(url).path;
    const queryAt = target.indexOf('?');
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (router.find(path) === undefined) {
      const base = servers
        .basesOf(path)
        .toSorted((one, other) => other.length - one.length)
        .find((each) => each !== '' && router.find(path.slice(each.length) || '/') !== undefined);
      if (base !== undefined) {
        request.url = (path.slice(base.length) || '/') + target.slice(path.length);
      }
    }
    listener(request, response);
  };
}
