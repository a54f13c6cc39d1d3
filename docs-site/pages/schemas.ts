import { isNode } from '../../src/base/json-pointer.ts';
import { contractText } from '../contract-text.ts';
import type { Chapter, ChapterGroup, Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock, headingMarkup } from '../markdown.ts';
import type { NamedSchema } from '../operations/named-schemas.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import { sampleValue } from '../operations/sample-value.ts';
import { schemaTree } from '../operations/schema-tree.ts';
import { type Crumb, IDS_OF_PAGES, type Page } from '../page.ts';
import { firstSentence } from './operation.ts';

/** With more schemas, they are listed in groups by their first letters. */
const MOST_LISTED = 400;
const OF_A_GROUP = 100;
/** What uses a schema is named up to this number. */
const MOST_NAMED = 40;

/** The chapter of the schemas that a contract has given names; undefined if there are none. */
export function schemaChapter(family: Family, above: readonly Crumb[]): Chapter | undefined {
  const { all } = family.schemas;
  if (all.length === 0) return undefined;
  const folder = `${family.folder}schemas/`;
  const path = `${folder}index.html`;
  const crumbs = [...above, { title: TITLE, path }];
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const isLarge = sorted.length > MOST_LISTED;
  // Made once, for the first page that is asked for.
  let uses: SchemaUses | undefined;
  const usesOf = () => (uses ??= usesOfSchemas(family));
  const pages = new Map(sorted.map((named) => [named, schemaPage(named, family, crumbs, usesOf)]));
  const parts = isLarge
    ? Array.from({ length: Math.ceil(sorted.length / OF_A_GROUP) }, (_, i) =>
        sorted.slice(i * OF_A_GROUP, (i + 1) * OF_A_GROUP),
      )
    : [sorted];
  const summary = `The ${all.length} shapes of bodies and their parts that the contract has names for.`;
  const groups = parts.map((part, i): ChapterGroup => {
    const ofPart = part.map((named) => pages.get(named)!);
    if (!isLarge) return { title: 'All', place: path, pages: ofPart };
    const title = `${part[0]!.name} to ${part.at(-1)!.name}`;
    const index = listPage({ path: `${folder}groups/${i + 1}.html`, title, crumbs }, part, family);
    return { title, place: index.path, pages: ofPart, index };
  });
  const index = isLarge
    ? groupsPage({ path, title: `${TITLE} of ${family.title}`, crumbs: above }, groups, summary)
    : listPage({ path, title: `${TITLE} of ${family.title}`, crumbs: above }, sorted, family);
  return { title: TITLE, summary, index, groups };
}

const TITLE = 'Schemas';

type Place = Pick<Page, 'path' | 'title' | 'crumbs'>;

function listPage(place: Place, schemas: readonly NamedSchema[], family: Family): Page {
  return {
    ...place,
    description: `Schemas of ${family.title}.`,
    kind: 'Page',
    get body() {
      return html`<article class="prose">
        <h1><bdi>${place.title}</bdi></h1>
        <ul class="operations">
          ${schemas.map(({ name, path, schema }) => {
            const { description = '' } = plainSchema(family.contract, schema);
            return html`<li>
              <a href="/${path}"><bdi>${name}</bdi></a>
              <span class="address" dir="auto">${firstSentence(description)}</span>
            </li>`;
          })}
        </ul>
      </article>`;
    },
  };
}

function groupsPage(place: Place, groups: readonly ChapterGroup[], summary: string): Page {
  return {
    ...place,
    description: summary,
    kind: 'Page',
    get body() {
      return html`<article class="prose">
        <h1>${place.title}</h1>
        <p class="lead">${summary}</p>
        <ul class="operations">
          ${groups.map(
            ({ title, index, pages }) =>
              html`<li>
                <a href="/${index!.path}"><bdi>${title}</bdi></a>
                <span class="address">${pages.length}</span>
              </li>`,
          )}
        </ul>
      </article>`;
    },
  };
}

function schemaPage(
  { name, path, schema }: NamedSchema,
  family: Family,
  crumbs: readonly Crumb[],
  usesOf: () => SchemaUses,
): Page {
  const { contract, linkTo } = family;
  const { description = '' } = plainSchema(contract, schema);
  return {
    path,
    title: name,
    description: firstSentence(description),
    kind: 'Schema',
    crumbs,
    get keywords() {
      return Object.keys(plainSchema(contract, schema).properties).slice(0, 100).join(' ');
    },
    get body() {
      const sample = sampleValue(contract, schema, 'response');
      return html`<article class="prose">
        <h1><bdi>${name}</bdi></h1>
        ${contractText(description, { linkTo, taken: IDS }).body}
        ${schemaTree(family, withoutDescription(schema))}
        ${sample !== undefined && codeBlock(JSON.stringify(sample, null, 2), 'json', 'Example')}
        ${useSection(path, usesOf())}
      </article>`;
    },
  };
}

const IDS = [...IDS_OF_PAGES, 'used-in'];

/** The description stands above already. */
function withoutDescription(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null ? { ...schema, description: '' } : schema;
}

function useSection(path: string, uses: SchemaUses): Html | false {
  const all = uses.get(path) ?? [];
  if (all.length === 0) return false;
  const rest = all.length - MOST_NAMED;
  return html`${headingMarkup({ id: 'used-in', title: 'Used in', level: 2 })}
    <ul>
      ${all.slice(0, MOST_NAMED).map(
        (use) =>
          html`<li>
            <a href="/${use.path}"><bdi>${use.title}</bdi></a>
          </li>`,
      )}
      ${rest > 0 && html`<li>and ${rest} more</li>`}
    </ul>`;
}

/** The pages of what uses a schema directly, by the path of the schema's page. */
type SchemaUses = ReadonlyMap<string, readonly Crumb[]>;

/** What uses the schemas of a contract: operations, and other schemas. */
function usesOfSchemas({
  operations,
  schemas,
  pageOf,
}: Pick<Family, 'operations' | 'schemas' | 'pageOf'>): SchemaUses {
  const uses = new Map<string, Crumb[]>();
  const note = (user: Crumb, parts: readonly unknown[]): void => {
    const used = new Set<string>();
    const seen = new Set<unknown>();
    const open = [...parts];
    while (open.length > 0) {
      const part = open.pop();
      if (!isNode(part) || seen.has(part)) continue;
      seen.add(part);
      const named = schemas.of(part);
      if (named !== undefined) used.add(named.path);
      for (const member of Object.values(part)) open.push(member);
    }
    for (const path of used) {
      if (path === user.path) continue;
      const known = uses.get(path);
      if (known === undefined) uses.set(path, [user]);
      else known.push(user);
    }
  };
  for (const operation of operations) {
    const { title, parameters, requestBody, responses } = operation;
    note({ title, path: pageOf(operation) }, [parameters, requestBody?.content, responses]);
  }
  for (const { name, path, schema } of schemas.all) note({ title: name, path }, [schema]);
  return uses;
}
