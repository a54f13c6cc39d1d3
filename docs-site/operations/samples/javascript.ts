import { JSON_TYPE } from '../../../src/contract/model/document.ts';
import { isNode } from '../../../src/base/json-pointer.ts';
import { source } from '../../commands/source.ts';
import type { TypedClient } from '../access.ts';
import { BOUNDARY, bodyText, isMultipart, partsOf, type RequestBodyExample } from '../body-text.ts';
import type { Credential } from '../credentials.ts';
import {
  headersOf,
  targetOf,
  type RequestParameterValue,
  type RequestExample,
} from '../requests.ts';
import type { SampleContext } from './context.ts';

/** The form in which an answer is read; JSON by default. */
export type ReadAs = 'json' | 'text' | 'stream';

/** A request in TypeScript by the typed client; undefined if that can't send it. */
export function typeScriptSample(
  request: RequestExample,
  { url, credentials, client }: SampleContext,
  readAs: ReadAs,
): string | undefined {
  const hasTail = request.parameters.some(({ isTail }) => isTail);
  if (client === undefined || (hasTail && !client.sendsTails)) return undefined;
  const { name, factory, fields } = client;
  const variables = credentials[0]?.variables ?? [];
  const given = fields.map((field, i) => `  ${field}: process.env.${variables[i]}!,\n`);
  return `import { ${factory} } from 'plinth/client';

const ${name} = ${factory}({
  url: process.env.${url}!,
${given.join('')}});
${clientCall(request, client, readAs)}
${readAs === 'stream' ? `for await (const text of data!.pipeThrough(new TextDecoderStream())) console.log(text);` : 'console.log(error ?? data);'}`;
}

/** The call alone, which returns `data` and `error`. */
function clientCall(request: RequestExample, client: TypedClient, readAs: ReadAs): string {
  const { method, template, parameters, body } = request;
  const members = [
    ...(parameters.length === 0 ? [] : [`params: { ${placesOf(parameters).join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${indented(literal(body.value))}`]),
    // Other types than JSON are sent unchanged.
    ...(body === undefined || body.type === JSON_TYPE
      ? []
      : ['bodySerializer: String', `headers: { 'Content-Type': ${source(body.type)} }`]),
    ...(readAs === 'json' ? [] : [`parseAs: '${readAs}'`]),
  ];
  const call = `await ${client.name}.${method}(${source(template)}`;
  const got = readAs === 'stream' ? '{ data }' : '{ data, error }';
  if (members.length === 0) return `const ${got} = ${call});`;
  return `const ${got} = ${call}, {\n${members.map((each) => `  ${each},\n`).join('')}});`;
}

function placesOf(parameters: readonly RequestParameterValue[]): string[] {
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  return places.map((place) => {
    const given = parameters.filter((parameter) => parameter.in === place);
    return `${place}: { ${given.map(({ name, value }) => `${key(name)}: ${source(value)}`).join(', ')} }`;
  });
}

/** A request by `fetch`, in JavaScript, or in TypeScript beside samples of the typed client. */
export function fetchSample(
  request: RequestExample,
  { url, credentials, client }: SampleContext,
  readAs: ReadAs,
): string {
  const { method, body } = request;
  const headers = [
    ...credentials.flatMap(credentialHeader),
    ...headersOf(request)
      // The parts of a form get a boundary of their own.
      .filter(([, value]) => !value.endsWith(`boundary=${BOUNDARY}`))
      .map(([name, value]) => `${key(name)}: ${source(value)}`),
  ];
  const members = [
    ...(method === 'GET' ? [] : [`method: ${source(method)}`]),
    ...(headers.length === 0
      ? []
      : [
          headers.length === 1
            ? `headers: { ${headers[0]} }`
            : `headers: {\n    ${headers.join(',\n    ')},\n  }`,
        ]),
    ...(body === undefined ? [] : [bodyMember(body)]),
  ];
  const options =
    members.length === 0 ? '' : `, {\n${members.map((each) => `  ${each},\n`).join('')}}`;
  const mark = client === undefined ? '' : '!';
  return `${formOf(body)}const response = await fetch(\`\${process.env.${url}}${addressOf(request, credentials)}\`${options});
${readAs === 'stream' ? `for await (const text of response.body${mark}.pipeThrough(new TextDecoderStream())) console.log(text);` : `console.log(response.status, await response.${method === 'HEAD' ? 'text' : readAs}());`}`;
}

/** The path and the query within a template of JavaScript. */
function addressOf(request: RequestExample, credentials: readonly Credential[]): string {
  let target = targetOf(request).replaceAll(/[`\\$]/g, String.raw`\$&`);
  for (const each of credentials) {
    if (each.kind !== 'query') continue;
    const name = encodeURIComponent(each.name);
    const value = `\${encodeURIComponent(process.env.${each.variables[0]})}`;
    target += `${target.includes('?') ? '&' : '?'}${name}=${value}`;
  }
  return target;
}

function credentialHeader(credential: Credential): string[] {
  const [first, second] = credential.variables;
  if (credential.kind === 'query') return [];
  if (credential.kind === 'basic') {
    return [
      `Authorization: \`Basic \${btoa(\`\${process.env.${first}}:\${process.env.${second}}\`)}\``,
    ];
  }
  const { name, prefix } = credential;
  if (prefix === '') return [`${key(name)}: process.env.${first}`];
  return [
    `${key(name)}: \`${prefix.replaceAll(/[`\\$]/g, String.raw`\$&`)}\${process.env.${first}}\``,
  ];
}

function isFormOfParts(body: RequestBodyExample | undefined): body is RequestBodyExample {
  return body !== undefined && isMultipart(body.type) && isNode(body.value);
}

/** The parts of a form, before the request. */
function formOf(body: RequestBodyExample | undefined): string {
  if (!isFormOfParts(body)) return '';
  const parts = partsOf(body.value).map(
    ([name, text]) => `form.append(${source(name)}, ${source(text)});\n`,
  );
  return `const form = new FormData();\n${parts.join('')}`;
}

function bodyMember(body: RequestBodyExample): string {
  return isFormOfParts(body) ? 'body: form' : `body: ${source(bodyText(body))}`;
}

/** A JSON value as a literal over several lines. */
function literal(value: unknown): string {
  if (typeof value !== 'object' || value === null) return source(value);
  const line = source(value);
  if (line.length <= 60) return line;
  if (Array.isArray(value))
    return `[\n${value.map((each) => `  ${indented(literal(each))},\n`).join('')}]`;
  const members = Object.entries(value).map(
    ([name, each]) => `  ${key(name)}: ${indented(literal(each))},\n`,
  );
  return `{\n${members.join('')}}`;
}

function indented(code: string): string {
  return code.replaceAll('\n', '\n  ');
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : source(name);
}
