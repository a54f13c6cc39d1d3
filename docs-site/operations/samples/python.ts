import { bodyText } from '../body-text.ts';
import type { Credential } from '../credentials.ts';
import { headersOf, targetOf, type RequestExample } from '../requests.ts';
import type { SampleContext } from './context.ts';

/** A request in Python, with its standard library alone. */
export function pythonSample(request: RequestExample, context: SampleContext): string {
  const { method, body } = request;
  const { credentials, streams } = context;
  const basic = credentials.find(({ kind }) => kind === 'basic')?.variables;
  const hasQuery = credentials.some(({ kind }) => kind === 'query');
  const user =
    basic === undefined
      ? ''
      : `user = os.environ["${basic[0]}"] + ":" + os.environ["${basic[1]}"]\n`;
  const headers = [
    ...credentials.flatMap(credentialHeader),
    ...headersOf(request).map(([name, value]) => `${literal(name)}: ${literal(value)}`),
  ].map((line) => `        ${line},\n`);
  return `${basic === undefined ? '' : 'import base64\n'}import os
${hasQuery ? 'from urllib.parse import quote\n' : ''}from urllib.request import Request, urlopen

${user}request = Request(
    ${addressOf(request, context)},
    method=${literal(method)},
${headers.length === 0 ? '' : `    headers={\n${headers.join('')}    },\n`}${body === undefined ? '' : `    data=${bodyLiteral(bodyText(body))}.encode(),\n`})
with urlopen(request) as response:
${streams ? '    for line in response:\n        print(line.decode(), end="")' : '    print(response.status, response.read().decode())'}`;
}

function addressOf(request: RequestExample, { url, credentials }: SampleContext): string {
  let target = targetOf(request);
  let address = `os.environ["${url}"]`;
  for (const each of credentials) {
    if (each.kind !== 'query') continue;
    target += `${target.includes('?') ? '&' : '?'}${encodeURIComponent(each.name)}=`;
    address += ` + ${literal(target)} + quote(os.environ["${each.variables[0]}"])`;
    target = '';
  }
  return target === '' ? address : `${address} + ${literal(target)}`;
}

function credentialHeader(credential: Credential): string[] {
  if (credential.kind === 'query') return [];
  if (credential.kind === 'basic') {
    return ['"Authorization": "Basic " + base64.b64encode(user.encode()).decode()'];
  }
  const { name, prefix, variables } = credential;
  const value = `${prefix === '' ? '' : `${literal(prefix)} + `}os.environ["${variables[0]}"]`;
  return [`${literal(name)}: ${value}`];
}

/** JSON has the escapes of Python's strings. */
function literal(text: string): string {
  return JSON.stringify(text);
}

function bodyLiteral(text: string): string {
  if (!text.includes('\n') || /"""|\\|\r|"$/.test(text)) return literal(text);
  return `"""${text}"""`;
}
