import { contractText, elsewhere } from '../contract-text.ts';
import { downloadLinks } from '../downloads.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import { isNode } from '../../src/base/json-pointer.ts';
import { externalDocsIn, textOf } from '../operations/documented.ts';
import { IDS_OF_PAGES, type Page } from '../page.ts';
import { operationOverview } from './operations.ts';

/** The ids of an overview besides those of headings in the description. */
const IDS = [...IDS_OF_PAGES, 'operations', 'servers'];

/** The overview of a family: its address, purpose and operations, and the description in its contract. */
export function familyPage(family: Family): Page {
  const { title, summary, address, contract, above } = family;
  const { overview } = familyPages(family);
  const info: unknown = contract.info;
  const facts = isNode(info) ? info : {};
  const description = contractText(facts['description'], { linkTo: family.linkTo, taken: IDS });
  const headings = description.headings.filter(({ level }) => level === 2);
  return {
    path: overview.path,
    title,
    description: summary,
    kind: 'Page',
    crumbs: above,
    source: family.source,
    contents: [{ id: 'operations', title: 'Operations' }, ...headings],
    get body() {
      const { version } = facts;
      return html`<article class="prose">
        <h1><bdi>${title}</bdi></h1>
        ${summary !== '' && html`<p class="lead" dir="auto">${summary}</p>`}
        <dl class="facts">
          <div>
            <dt>Base address</dt>
            <dd><code>${address}</code></dd>
          </div>
          <div>
            <dt>Contract</dt>
            <dd>
              <bdi>${textOf(facts['title'])}</bdi>
              ${typeof version === 'number' ? version : textOf(version)}
            </dd>
          </div>
          ${infoFacts(facts, contract)}
          <div>
            <dt>Downloads</dt>
            <dd>${downloadLinks(family)}</dd>
          </div>
        </dl>
        <ul class="index">
          ${familyCards(family)}
        </ul>
        ${headingMarkup({ id: 'operations', title: 'Operations', level: 2 })}
        ${operationOverview(family)} ${serverSection(family)} ${description.body}
      </article>`;
    },
  };
}

/** What a contract says of its author and its terms. */
function infoFacts(
  { contact, license, termsOfService }: Readonly<Record<string, unknown>>,
  contract: object,
): Html[] {
  const by = isNode(contact) ? contact : {};
  const under = isNode(license) ? license : {};
  const further = externalDocsIn((contract as { readonly externalDocs?: unknown }).externalDocs);
  const mail = textOf(by['email']);
  const facts = [
    ['Contact', textOf(by['name']) || mail, textOf(by['url']) || (mail && `mailto:${mail}`)],
    ['License', textOf(under['name']), textOf(under['url'])],
    ['Terms of service', termsOfService === undefined ? '' : 'their page', textOf(termsOfService)],
    ['Further reading', further && (further.description || further.url), further?.url],
  ] as const;
  return facts.flatMap(([term, text, address = '']) => {
    if (text === undefined || text === '') return [];
    const target = elsewhere(address);
    return html`<div>
      <dt>${term}</dt>
      <dd>
        ${target === undefined ? html`<bdi>${text}</bdi>` : html`<a href="${target}"><bdi>${text}</bdi></a>`}
      </dd>
    </div>`;
  });
}

/** The servers of a contract, if there are several, or one with parts that vary. */
function serverSection({ addresses, linkTo }: Family): Html | false {
  if (addresses.length < 2 && (addresses[0]?.variables ?? []).length === 0) return false;
  return html`${headingMarkup({ id: 'servers', title: 'Servers', level: 2 })}
    <dl class="parameters">
      ${addresses.map(
        ({ template, name, description, variables }) =>
          html`<div>
            <dt>
              <code class="name">${template}</code>${name !== '' && html` <bdi>${name}</bdi>`}
            </dt>
            <dd>
              ${contractText(description, { linkTo }).body}${
                variables.length > 0 &&
                html`<ul>
                  ${variables.map(
                    (variable) =>
                      html`<li>
                        <code>${variable.name}</code
                        >${variable.usual !== '' && html`, by default <code>${variable.usual}</code>`}${
                          variable.values.length > 0 &&
                          html`, one of
                          ${variable.values.map((value, i) => html`${i > 0 && ', '}<code>${value}</code>`)}`
                        }${variable.description !== '' && html`: <bdi>${variable.description}</bdi>`}
                      </li>`,
                  )}
                </ul>`
              }
            </dd>
          </div>`,
      )}
    </dl>`;
}

/** Links to the pages of a family, for its overview and the home page. */
export function familyCards(family: Family): Html[] {
  const { authentication, errors, tryIt } = familyPages(family);
  const count = family.errors?.reduce((sum, { entries }) => sum + entries.length, 0);
  const cards = [
    ...family.chapters.map(({ title, summary, index }) => ({
      title,
      path: index.path,
      text: summary,
    })),
    { ...authentication, text: 'How callers show who they are.' },
    {
      ...errors,
      text:
        count === undefined
          ? 'What the contract documents as errors, by status.'
          : `All ${count} errors with their status, their words and when they are given.`,
    },
    { ...tryIt, text: 'Send requests from the browser and see the whole answer.' },
  ];
  return cards.map(
    ({ title, path, text }) =>
      html`<li>
        <a href="/${path}"><strong>${title}</strong><span>${text}</span></a>
      </li>`,
  );
}
