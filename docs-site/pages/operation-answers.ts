import { isNode } from '../../src/base/json-pointer.ts';
import type { MediaType, Response } from '../../src/contract/model/operation.ts';
import { contractLine, elsewhere } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';
import { bodyText, isJson } from '../operations/body-text.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { bodyExamples, type BodyExample } from '../operations/examples.ts';
import { firstLine, isError } from './operation-responses.ts';

/** Examples of one body that are shown. */
const MOST_EXAMPLES = 12;

/** What an operation answers, by status, and in front of that what it has answered to the form of the page. */
export function answerTabs({ responses }: DocumentedOperation, family: Family): Html {
  return html`<section class="answers" aria-label="Answers">
    <div class="tabs" data-tabs>
      <section data-tab="Answer" data-late hidden>
        <h3 class="small-heading">Answer</h3>
        <div class="answer" role="status"></div>
      </section>
      ${Object.entries(responses).map(
        ([status, response]) =>
          html`<section data-tab="${status}" data-look="s${status[0]}">
            <h3 class="small-heading">${status}</h3>
            ${answerExamples(status, response, family)}
          </section>`,
      )}
    </div>
  </section>`;
}

function answerExamples(status: string, response: Response, family: Family): Html {
  const bodies = Object.entries(response.content);
  const examples = bodies.flatMap(([type, media]) =>
    // A made-up example of an error would say nothing.
    isError(status) && !hasExamples(media)
      ? []
      : examplesIn(type, media, family).map((example) => exampleBlock(type, example)),
  );
  if (examples.length > 0) return html`${examples}`;
  return html`<p class="told">
    ${contractLine(firstLine(response.description), family)}${bodies.length === 0 && ' Without a body.'}
  </p>`;
}

function hasExamples({ example, examples }: MediaType): boolean {
  return example !== undefined || isNode(examples);
}

function examplesIn(type: string, media: MediaType, { contract }: Family): BodyExample[] {
  return bodyExamples(contract, type, media, 'response').slice(0, MOST_EXAMPLES);
}

function exampleBlock(type: string, { title, value, external }: BodyExample): Html {
  if (external !== undefined) {
    const target = elsewhere(external);
    const address =
      target === undefined
        ? html`<code>${external}</code>`
        : html`<a href="${target}">${external}</a>`;
    return html`<p class="told"><bdi>${title ?? 'Example'}</bdi>: at ${address}</p>`;
  }
  const isText = typeof value === 'string' && !isJson(type);
  const text = isText ? value : isJson(type) ? pretty(value) : bodyText({ type, value });
  return codeBlock(text, isText ? 'text' : 'json', title);
}

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}
