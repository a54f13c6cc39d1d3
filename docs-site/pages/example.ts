import {
  isServedOverHttp,
  type CommandDocument,
  type ExampleDocument,
} from '../../src/engines/redis/command-document.ts';
import { commandSlug } from '../commands/names.ts';
import { officialClientCall, type ClientCall } from '../commands/official-client.ts';
import { curlWithBody, curlWithPath, fitsPath, jsonLine, redisLine } from '../commands/requests.ts';
import { redisAnswer } from '../commands/redis-answer.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';

/** Replies are written on one line up to this length. */
const LINE = 88;

/** Every example of a command: the data before it, the command in all its forms, and the answer. */
export async function exampleSections(document: CommandDocument): Promise<Html> {
  const sections: Html[] = [];
  for (const [i, example] of document.examples.entries()) {
    sections.push(await exampleSection(document, example, i + 1));
  }
  return html`${sections}`;
}

async function exampleSection(
  document: CommandDocument,
  example: ExampleDocument,
  number: number,
): Promise<Html> {
  const { title, given = [], varies = false } = example;
  const id = `${commandSlug(document.name)}-${number}`;
  const overHttp = isServedOverHttp(document) && isServedOverHttp(example);
  const forms = await formsOf(document, example);
  return html`<div class="example" id="example-${number}">
    <h3>
      ${title ?? (number === 1 ? 'In short' : `Example ${number}`)}${
        overHttp && html`<a class="try" href="/redis/try.html#${id}">Try it</a>`
      }
    </h3>
    ${given.length > 0 && html`<div class="given">${codeBlock(given.map(redisLine).join('\n'), 'redis', 'Before')}</div>`}
    <div class="tabs" data-tabs="command-form">
      ${forms.map(
        ([label, block]) =>
          html`<section data-tab="${label}">
            <h4>${label}</h4>
            ${block}
          </section>`,
      )}
    </div>
    ${overHttp ? answer(example) : codeBlock(redisAnswer(example), 'redis', 'Answer')}
    ${varies && html`<p class="small">The answer differs from run to run; this is one of them.</p>`}
  </div> `;
}

/** How to run an example: over HTTP in several ways, on a connection as typed into `redis-cli`. */
async function formsOf(
  document: CommandDocument,
  example: ExampleDocument,
): Promise<(readonly [string, Html])[]> {
  const { command } = example;
  const typed = ['Redis', codeBlock(redisLine(command), 'redis')] as const;
  if (!isServedOverHttp(document) || !isServedOverHttp(example)) return [typed];
  const client = await officialClientCall(document, example);
  return [
    typed,
    ['curl, JSON body', codeBlock(curlWithBody(command), 'bash')],
    ...(fitsPath(command)
      ? [['curl, path', codeBlock(curlWithPath(command), 'bash')] as const]
      : []),
    ['@upstash/redis', codeBlock(clientCode(client), 'js')],
  ];
}

/** The call and its result; a long result is shown in the answer below only. */
function clientCode({ call, outcome }: ClientCall): string {
  return outcome.length > LINE ? `${call};` : `${call};\n// ${outcome}`;
}

function answer({ reply, error }: ExampleDocument): Html {
  if (error !== undefined) return codeBlock(jsonBlock({ error }), 'json', 'Answer, status 400');
  return codeBlock(jsonBlock({ result: reply }), 'json', 'Answer, status 200');
}

/** On one line if it fits, else indented, with short lists on one line. */
function jsonBlock(value: unknown, indent = ''): string {
  const line = jsonLine(value);
  if (line.length + indent.length <= LINE || typeof value !== 'object' || value === null)
    return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((each) => deeper + jsonBlock(each, deeper)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(
    ([key, each]) => `${deeper}${JSON.stringify(key)}: ${jsonBlock(each, deeper)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}
