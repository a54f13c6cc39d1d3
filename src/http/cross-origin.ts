import type { HttpRequest, HttpResponse } from './exchange.ts';

/**
 * Answers a CORS preflight request (Fetch Standard, "CORS-preflight fetch"). Other OPTIONS requests are left to the
 * family.
 */
export function answerPreflight(request: HttpRequest, response: HttpResponse): boolean {
  const asked = request.headers['access-control-request-method'];
  if (request.method !== 'OPTIONS' || request.headers.origin === undefined || !asked) return false;
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': asked,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
  return true;
}
