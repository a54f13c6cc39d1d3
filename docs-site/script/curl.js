/** A request as a curl command for a POSIX shell. */
export function curlOf({ url, method, headers, body }) {
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  const implied = hasBody ? 'POST' : 'GET';
  return [
    `curl ${quoted(url)}`,
    ...(method === 'HEAD' ? ['--head'] : method === implied ? [] : [`-X ${method}`]),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(hasBody ? [`--data-binary ${quoted(body)}`] : []),
  ].join(' \\\n  ');
}

function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
