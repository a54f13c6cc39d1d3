import type { ContractDocument, Schema } from '../../src/contract/model/document.ts';
import { html, type Html } from '../html.ts';
import { renderInline } from '../markdown.ts';
import { limitWords, plainSchema, typeWords, type PlainSchema } from './schema-words.ts';

/** A longer list of values is collapsed. */
const MOST_VALUES = 12;
/** A longer pattern is not shown, because its description is clearer. */
const LONGEST_PATTERN = 48;
/** Members at this depth or deeper are collapsed. */
const OPEN_DEPTH = 2;

/** A schema as a tree for readers: its members at all depths, with their types and descriptions. */
export function schemaTree(document: ContractDocument, schema: Schema): Html {
  const plain = plainSchema(document, schema);
  return html`<div class="schema">
    <p class="schema-type">${typeLine(document, plain)}</p>
    ${text(plain)}${inner(document, plain, [schema], 0)}
  </div>`;
}

/** The type of a value with its constraints, on one line. */
export function typeLine(document: ContractDocument, schema: PlainSchema): Html {
  const { pattern = '', default: value } = schema;
  const limits = limitWords(schema);
  return html`<span class="type">${typeWords(document, schema)}</span>${
      limits.length > 0 && html` <span class="limits">${limits.join(', ')}</span>`
    }${
      pattern !== '' &&
      pattern.length <= LONGEST_PATTERN &&
      html` <span class="limits">like <code>${pattern}</code></span>`
    }${values(schema)}${
      value !== undefined &&
      html` <span class="limits">by default <code>${JSON.stringify(value)}</code></span>`
    }`;
}

/** The allowed values, if they are listed. */
function values(schema: PlainSchema): Html | false {
  const all = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  if (all.length === 0) return false;
  const list = all.map((each, i) => html`${i > 0 && ', '}<code>${JSON.stringify(each)}</code>`);
  if (all.length <= MOST_VALUES) return html` <span class="limits">${list}</span>`;
  return html`<details class="values">
    <summary>one of ${all.length} values</summary>
    ${list}
  </details>`;
}

function text({ description }: PlainSchema): Html | false {
  return description !== undefined && html`<p>${renderInline(description.trim())}</p>`;
}

/** The contents of a value. `above` has the enclosing schemas, so that a recursive one ends. */
function inner(
  document: ContractDocument,
  schema: PlainSchema,
  above: readonly Schema[],
  depth: number,
): Html | false {
  const { properties = {}, required = [], items, additionalProperties } = schema;
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) {
    return html`<ul class="members alternatives">
      ${alternatives.map((each) => member(document, undefined, each, { above, depth }))}
    </ul>`;
  }
  if (typeof items === 'object') return ofItems(document, items, above, depth);
  const members = Object.entries(properties).filter(([, each]) => each !== false);
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  if (members.length + others.length === 0) return false;
  return html`<ul class="members">
    ${members.map(([name, each]) =>
      member(document, label(name, required), each as Schema, { above, depth }),
    )}${others.map((each) => member(document, html`<em>any name</em>`, each, { above, depth }))}
  </ul>`;
}

/** The contents of the items of a list, without their type, which that of the list includes. */
function ofItems(
  document: ContractDocument,
  items: Schema,
  above: readonly Schema[],
  depth: number,
): Html | false {
  if (isAbove(items, above)) return html`<p class="small">which hold the same again</p>`;
  const plain = plainSchema(document, items);
  return inner(document, plain, [...above, items], depth);
}

function label(name: string, required: readonly string[]): Html {
  const mark = required.includes(name) && html` <span class="required">required</span>`;
  return html`<code class="name">${name}</code>${mark}`;
}

function member(
  document: ContractDocument,
  name: Html | undefined,
  schema: Schema | true,
  { above, depth }: { readonly above: readonly Schema[]; readonly depth: number },
): Html {
  if (schema === true) return html`<li>${name} <span class="type">anything</span></li>`;
  const again = isAbove(schema, above);
  const plain = plainSchema(document, schema);
  const title = name ?? (plain.title !== undefined && html`<b>${words(plain.title)}</b>`);
  const within = again
    ? html`<p class="small">the same again</p>`
    : inner(document, plain, [...above, schema], depth + 1);
  const folded =
    within !== false && !again && depth + 1 >= OPEN_DEPTH
      ? html`<details>
          <summary>its members</summary>
          ${within}
        </details>`
      : within;
  return html`<li>${title} ${typeLine(document, plain)}${text(plain)}${folded}</li>`;
}

/** Whether a schema is within itself. */
function isAbove(schema: Schema, above: readonly Schema[]): boolean {
  const { $ref } = schema;
  return above.some((each) => each === schema || ($ref !== undefined && each['$ref'] === $ref));
}

/** `PublishedMessage` is `Published message`. */
function words(title: string): string {
  const apart = title.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
