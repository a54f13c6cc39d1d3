import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isOfOtherPage } from '../../src/http/foreign-request.ts';
import { endToEnd, statusLineOf } from '../../src/toolkit/proxy/forwarded-head.ts';

/** What says of a request that a page sent it, which is nothing to the service. */
const OF_PAGES = /^(?:host|origin|referer|cookie|sec-.*)$/i;

/**
 * Passes a request below `/service/` on to the service, so that pages can try services that don't let other origins ask.
 * Only the pages of this server may ask for that.
 */
export function passOn(target: URL, incoming: IncomingMessage, response: ServerResponse): void {
  if (isOfOtherPage(incoming)) {
    refuse(response, 403, 'only the pages of this address may send requests through it');
    return;
  }
  const rest = incoming.url!.slice('/service/'.length);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = endToEnd(incoming.rawHeaders).filter(([name]) => !OF_PAGES.test(name));
  const outgoing = send(
    {
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port,
      path: `${target.pathname.replace(/\/$/, '')}/${rest}`,
      method: incoming.method,
      headers: ['Host', target.host, ...headers.flat()],
    },
    (answer) => {
      try {
        response.writeHead(...statusLineOf(answer), ofAnswer(answer));
      } catch (error) {
        outgoing.destroy(error as Error);
        return;
      }
      answer.pipe(response);
      // What breaks off there must not look as if it were whole.
      answer.once('close', () => answer.complete || response.destroy());
    },
  );
  outgoing.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else
      refuse(response, 502, `the service at ${target.origin} can't be reached: ${error.message}`);
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Headers of the answer; a cookie would be one of the docs. */
function ofAnswer({ rawHeaders }: IncomingMessage): string[] {
  return endToEnd(rawHeaders)
    .filter(([name]) => !/^(?:set-cookie|clear-site-data|refresh)$/i.test(name))
    .concat([['Content-Security-Policy', "sandbox; default-src 'none'"]])
    .flat();
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error }));
}
