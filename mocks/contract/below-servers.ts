import type { IncomingMessage } from 'node:http';
import { operationsOf } from '../../src/contract/model/read-operations.ts';
import { Router } from '../../src/contract/model/router.ts';
import { Servers, serversIn } from '../../src/contract/model/servers.ts';
import { originForm } from '../../src/http/origin-form.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import type { BoundContract } from './bind-contract.ts';
import type { Described } from './described.ts';
import type { ServedContract } from './served-document.ts';

/** Serves a contract below the paths of its servers too: `/v1/pets` is `/pets`, unless there is a path `/v1/pets`. */
export function belowServers(
  { document, operations }: Described,
  served: ServedContract,
  listener: RequestListener,
): BoundContract {
  const servers = new Servers([
    ...serversIn(document),
    ...operations.flatMap((operation) => operation.servers),
  ]);
  const router = new Router(operationsOf(served.document), served.document);

  /** The path and the query of a request, without the path of a server; undefined if the contract has no such path. */
  function ownUrl(request: IncomingMessage): string | undefined {
    const { url = '/' } = request;
    const target = url.startsWith('/')
      ? url
      : request.method === 'CONNECT'
        ? '/'
        : originForm(url).path;
    const queryAt = target.indexOf('?');
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (router.find(path) !== undefined) return url;
    const base = servers
      .basesOf(path)
      .toSorted((one, other) => other.length - one.length)
      .find((each) => each !== '' && router.find(path.slice(each.length) || '/') !== undefined);
    if (base === undefined) return undefined;
    return (path.slice(base.length) || '/') + target.slice(path.length);
  }

  return {
    has: (request) => ownUrl(request) !== undefined,
    listener(request, response) {
      request.url = ownUrl(request) ?? request.url;
      listener(request, response);
    },
  };
}
