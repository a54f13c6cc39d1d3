/**
 * Headers that any server or intermediary may send: for connections, caching and content (RFC 9110, 9111, 9112),
 * browser security (Fetch, CSP, HSTS), deprecation (RFC 9745, 8594), proxies and tracing; and that of our mocks.
 */
const USUAL = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'cache-control',
  'cdn-cache-control',
  'cf-cache-status',
  'cf-ray',
  'connection',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-range',
  'content-security-policy',
  'content-type',
  'date',
  'deprecation',
  'etag',
  'expect-ct',
  'expires',
  'keep-alive',
  'last-modified',
  'link',
  'location',
  'nel',
  'permissions-policy',
  'plinth-reason',
  'pragma',
  'proxy-connection',
  'referrer-policy',
  'report-to',
  'reporting-endpoints',
  'retry-after',
  'server',
  'server-timing',
  'set-cookie',
  'strict-transport-security',
  'sunset',
  'timing-allow-origin',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'via',
  'warning',
  'www-authenticate',
  'x-accel-buffering',
  'x-cache',
  'x-content-type-options',
  'x-envoy-upstream-service-time',
  'x-frame-options',
  'x-powered-by',
  'x-request-id',
  'x-xss-protection',
]);

/** Whether a header may be used without being documented. @param name in lower case */
export function isUsualHeader(name: string): boolean {
  return (
    USUAL.has(name) ||
    name.startsWith(':') ||
    name.startsWith('access-control-') ||
    name.startsWith('cross-origin-') ||
    name.startsWith('sec-')
  );
}
