import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import type { RequestExample } from '../operations/requests.ts';
import { officialSample, samplesOf } from '../operations/samples.ts';
import { ownAddresses } from '../operations/server-addresses.ts';
import { answerTabs } from './operation-answers.ts';
import { isSentByPages, tryPanel } from './operation-try.ts';

/** What stands beside the text of an operation: its requests as code or as a form, and the answers. */
export function besideText(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html {
  return html`<div class="beside">
    ${requests.length > 1 && exampleChoice(requests)}
    <section class="samples" aria-label="Requests">
      ${requests.map((request, i) => sampleTabs(operation, request, family, i))}
    </section>
    ${tryPanel(operation, requests, family)} ${answerTabs(operation, family)}
    ${waysToTry(operation, requests, family)}
  </div>`;
}

/** The script shows the chosen example only; without it, all of them stand below each other. */
function exampleChoice(requests: readonly RequestExample[]): Html {
  return html`<label class="choice" hidden
    >Example
    <select data-examples>
      ${requests.map(({ title }, i) => html`<option value="${i}">${title ?? `Example ${i + 1}`}</option>`)}
    </select></label
  >`;
}

function sampleTabs(
  operation: DocumentedOperation,
  request: RequestExample,
  family: Family,
  i: number,
): Html {
  const [curl, ...others] = samplesOf(operation, request, family);
  // The contract has one call of the official client for an operation, whatever its examples are.
  const official = i > 0 ? undefined : officialSample(operation, family.access);
  const samples = [curl!, ...(official === undefined ? [] : [official]), ...others];
  return html`<div class="tabs" data-tabs="language" data-example="${i}">
    ${samples.map(
      ({ label, language, code }) =>
        html`<section data-tab="${label}">
          <h3 class="small-heading">${label}</h3>
          ${codeBlock(code, language)}
        </section>`,
    )}
  </div>`;
}

/** The way from the code to the form and back, and where the form sends to. */
function waysToTry(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html {
  const { method } = operation;
  if (!isSentByPages(operation, requests)) {
    const why =
      method === 'GET' || method === 'HEAD'
        ? `Browsers send no body with ${method}`
        : `Browsers send no ${method}`;
    return html`<p class="ways">${why}; curl does.</p>`;
  }
  const address = ownAddresses(family.contract, operation)?.[0]?.address ?? family.address;
  return html`<noscript><p class="small">Trying it needs JavaScript.</p></noscript>
    <p class="ways" hidden>
      <button type="button" class="button primary" data-try>Try it</button>
      <span>Sends to <code data-address>${address}</code></span>
    </p>`;
}
