import { isBasic, type Access } from '../access.ts';
import { bodyText, headersOf, targetOf, type RequestExample } from '../requests.ts';

/** A request in Python, with its standard library alone. */
export function pythonSample(request: RequestExample, access: Access, streams: boolean): string {
  const { method, body } = request;
  const [user, password] = access.credentials;
  const imports = isBasic(access) ? 'import base64\nimport os' : 'import os';
  const credentials = isBasic(access)
    ? `user = os.environ["${user}"] + ":" + os.environ["${password}"]\n`
    : '';
  const authorization = isBasic(access)
    ? '"Basic " + base64.b64encode(user.encode()).decode()'
    : `"Bearer " + os.environ["${user}"]`;
  const headers = headersOf(request).map(
    ([name, value]) => `        ${literal(name)}: ${literal(value)},\n`,
  );
  return `${imports}
from urllib.request import Request, urlopen

${credentials}request = Request(
    os.environ["${access.url}"] + ${literal(targetOf(request))},
    method="${method}",
    headers={
        "Authorization": ${authorization},
${headers.join('')}    },
${body === undefined ? '' : `    data=${bodyLiteral(bodyText(body))}.encode(),\n`})
with urlopen(request) as response:
${streams ? '    for line in response:\n        print(line.decode(), end="")' : '    print(response.status, response.read().decode())'}`;
}

/** JSON has the escapes of Python's strings. */
function literal(text: string): string {
  return JSON.stringify(text);
}

function bodyLiteral(text: string): string {
  if (!text.includes('\n') || text.includes('"""') || text.includes('\\')) return literal(text);
  return `"""${text}"""`;
}
