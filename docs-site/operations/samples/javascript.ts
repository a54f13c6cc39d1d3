import { JSON_TYPE } from '../../../src/contract/model/document.ts';
import { source } from '../../commands/source.ts';
import { isBasic, type Access } from '../access.ts';
import {
  headersOf,
  targetOf,
  bodyText,
  type RequestParameterValue,
  type RequestExample,
} from '../requests.ts';

/** The form in which an answer is read; JSON by default. */
export type ReadAs = 'json' | 'text' | 'stream';

/** A request in TypeScript: by the typed client if that can send it, else by `fetch`. */
export function typeScriptSample(request: RequestExample, access: Access, readAs: ReadAs): string {
  const hasTail = request.parameters.some(({ isTail }) => isTail);
  if (hasTail && !access.client.sendsTails) return fetchSample(request, access, readAs);
  const { name, factory, fields } = access.client;
  const credentials = fields.map(
    (field, i) => `  ${field}: process.env.${access.credentials[i]}!,\n`,
  );
  return `import { ${factory} } from 'plinth/client';

const ${name} = ${factory}({
  url: process.env.${access.url}!,
${credentials.join('')}});
${clientCall(request, access, readAs)}
${readAs === 'stream' ? `for await (const text of data!.pipeThrough(new TextDecoderStream())) console.log(text);` : 'console.log(error ?? data);'}`;
}

/** The call alone, which returns `data` and `error`. */
function clientCall(request: RequestExample, { client }: Access, readAs: ReadAs): string {
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

function fetchSample(request: RequestExample, access: Access, readAs: ReadAs): string {
  const { method, body } = request;
  const { url, credentials } = access;
  const [user, password] = credentials;
  const authorization = isBasic(access)
    ? `\`Basic \${btoa(\`\${process.env.${user}}:\${process.env.${password}}\`)}\``
    : `\`Bearer \${process.env.${user}}\``;
  const headers = [
    `Authorization: ${authorization}`,
    ...headersOf(request).map(([name, value]) => `${key(name)}: ${source(value)}`),
  ];
  const members = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    headers.length === 1
      ? `headers: { ${headers[0]} }`
      : `headers: {\n    ${headers.join(',\n    ')},\n  }`,
    ...(body === undefined ? [] : [`body: ${source(bodyText(body))}`]),
  ];
  return `const response = await fetch(\`\${process.env.${url}}${targetOf(request)}\`, {
${members.map((each) => `  ${each},\n`).join('')}});
${readAs === 'stream' ? 'for await (const text of response.body!.pipeThrough(new TextDecoderStream())) console.log(text);' : `console.log(response.status, await response.${method === 'HEAD' ? 'text' : readAs}());`}`;
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
