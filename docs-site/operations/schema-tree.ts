import { isNode } from '../../src/base/json-pointer.ts';
import { contractLine } from '../contract-text.ts';
import { html, type Html } from '../html.ts';
import type { LinkRule } from '../safe-markup.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { plainSchema, type PlainSchema } from './plain-schema.ts';
import { limitWords, typeWords } from './schema-words.ts';

/** What schemas are shown with. */
export interface SchemaView {
  readonly contract: object;
  readonly schemas: NamedSchemas;
  readonly linkTo?: LinkRule;
}

/** A longer list of values is collapsed. */
const MOST_VALUES = 12;
/** A longer one is cut. */
const SHOWN_VALUES = 500;
/** A longer pattern is not shown, because its description is clearer. */
const LONGEST_PATTERN = 48;
/** A longer value is cut. */
const LONGEST_VALUE = 200;
/** Members at this depth or deeper are collapsed. */
const OPEN_DEPTH = 2;
/** Schemas with a name, which have a page of their own, are expanded up to this depth. */
const NAMED_DEPTH = 3;
/** Members at this depth are not shown. */
const DEEPEST = 16;
/** With this many members on it, a page expands no more schemas that have a page of their own. */
const MANY_MEMBERS = 120;
/** With this many, the rest is left out. */
const MOST_MEMBERS = 3000;

/** Where a part of a schema stands. */
interface Spot {
  readonly view: SchemaView;
  /** The enclosing schemas, so that a recursive one ends. */
  readonly above: readonly unknown[];
  readonly depth: number;
  readonly drawn: { members: number };
}

/** A schema as a tree for readers: its members at all depths, with their types and descriptions. */
export function schemaTree(view: SchemaView, schema: unknown): Html {
  const plain = plainSchema(view.contract, schema);
  const spot = { view, above: [schema], depth: 0, drawn: { members: 0 } };
  return html`<div class="schema">
    <p class="schema-type">
      ${nameOf(view, schema) || itemName(view, plain)}${typeLine(view, plain)}
    </p>
    ${text(view, plain)}${inner(plain, spot)}
  </div>`;
}

/** The type of a value with its constraints, on one line. */
export function typeLine({ contract }: SchemaView, schema: PlainSchema): Html {
  const { pattern = '', default: value, isDeprecated } = schema;
  const limits = limitWords(schema);
  return html`<span class="type">${typeWords(contract, schema)}</span>${
      limits.length > 0 && html` <span class="limits">${limits.join(', ')}</span>`
    }${
      pattern !== '' &&
      pattern.length <= LONGEST_PATTERN &&
      html` <span class="limits">like <code>${pattern}</code></span>`
    }${values(schema)}${
      value !== undefined &&
      html` <span class="limits">by default <code>${shownValue(value)}</code></span>`
    }${isDeprecated && html` <span class="deprecated">deprecated</span>`}`;
}

/** The allowed values, if they are listed. */
function values({ values: all = [] }: PlainSchema): Html | false {
  if (all.length === 0) return false;
  const list = all
    .slice(0, SHOWN_VALUES)
    .map((each, i) => html`${i > 0 && ', '}<code>${shownValue(each)}</code>`);
  if (all.length <= MOST_VALUES) return html` <span class="limits">${list}</span>`;
  return html`<details class="values">
    <summary>one of ${all.length} values</summary>
    ${list}${all.length > SHOWN_VALUES && ' and more'}
  </details>`;
}

/** A value as JSON, on one line. */
export function shownValue(value: unknown): string {
  const line = JSON.stringify(value) ?? String(value);
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE)} …`;
}

function text({ linkTo }: SchemaView, { description }: PlainSchema): Html | false {
  return description !== undefined && html`<p>${contractLine(description, { linkTo })}</p>`;
}

/** The name of a schema that has a page, as a link to it. */
function nameOf({ schemas }: SchemaView, schema: unknown): Html | false {
  const named = schemas.of(schema);
  return (
    named !== undefined && html`<a class="schema-name" href="/${named.path}">${named.name}</a> `
  );
}

/** The name of the schema of the items, if the value is a list. */
function itemName(view: SchemaView, { items }: PlainSchema): Html | false {
  return typeof items === 'object' && nameOf(view, items);
}

/** The contents of a value. */
function inner(schema: PlainSchema, spot: Spot): Html | false {
  const { properties, patternProperties, required, items, additionalProperties, not } = schema;
  const alternatives = schema.oneOf ?? schema.anyOf;
  const members: Html[] = [];
  for (const [name, each] of Object.entries(properties)) {
    if (each !== false) add(() => member(label(name, required), each, spot));
  }
  for (const [pattern, each] of Object.entries(patternProperties)) {
    add(() => member(html`<em>names like <code>${pattern}</code></em>`, each, spot));
  }
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    add(() => member(html`<em>any name</em>`, additionalProperties, spot));
  }
  for (const [i, each] of schema.prefixItems.entries()) {
    add(() => member(html`<em>item ${i + 1}</em>`, each, spot));
  }
  if (not !== undefined) add(() => member(html`<em>not</em>`, not, spot));
  const parts = [
    members.length > 0 &&
      html`<ul class="members">
        ${members}
      </ul>`,
    alternatives !== undefined && alternativesOf(schema, alternatives, spot),
    typeof items === 'object' && ofItems(items, spot),
  ].filter((part) => part !== false);
  return parts.length > 0 && html`${parts}`;

  function add(make: () => Html): void {
    if (spot.drawn.members++ < MOST_MEMBERS) members.push(make());
    else if (members.length > 0 && spot.drawn.members === MOST_MEMBERS + 1) {
      members.push(html`<li><span class="small">and more</span></li>`);
    }
  }
}

function alternativesOf(
  { discriminator }: PlainSchema,
  alternatives: readonly unknown[],
  spot: Spot,
): Html {
  const { propertyName, mapping } = discriminator ?? {};
  const named = isNode(mapping) ? Object.entries(mapping) : [];
  const { schemas } = spot.view;
  const valueOf = (schema: unknown) => {
    const target = schemas.of(schema);
    if (typeof propertyName !== 'string' || target === undefined) return undefined;
    const found = named.find(([, to]) => typeof to === 'string' && schemas.named(to) === target);
    return found?.[0] ?? target.name;
  };
  return html`${
      typeof propertyName === 'string' &&
      html`<p class="small">Told apart by <code>${propertyName}</code>.</p>`
    }
    <ul class="members alternatives">
      ${alternatives.slice(0, MOST_MEMBERS).map((each) => {
        const value = valueOf(each);
        return member(
          value === undefined ? undefined : html`<code>${String(propertyName)}: ${value}</code>`,
          each,
          spot,
        );
      })}
    </ul>`;
}

/** The contents of the items of a list, without their type, which that of the list includes. */
function ofItems(items: unknown, spot: Spot): Html | false {
  if (isAbove(items, spot.above)) return html`<p class="small">which hold the same again</p>`;
  const plain = plainSchema(spot.view.contract, items);
  return within(items, plain, spot);
}

function label(name: string, required: readonly string[]): Html {
  const mark = required.includes(name) && html` <span class="required">required</span>`;
  return html`<code class="name">${name}</code>${mark}`;
}

function member(name: Html | undefined, schema: unknown, spot: Spot): Html {
  const { view, above } = spot;
  if (!isNode(schema)) {
    return html`<li>
      ${name} <span class="type">${schema === false ? 'nothing' : 'anything'}</span>
    </li>`;
  }
  const plain = plainSchema(view.contract, schema);
  const link = nameOf(view, schema) || itemName(view, plain);
  const title =
    name ?? (link === false && plain.title !== undefined && html`<b>${words(plain.title)}</b>`);
  const again = isAbove(schema, above);
  const contents = again ? html`<p class="small">the same again</p>` : within(schema, plain, spot);
  const folded =
    contents !== false && !again && spot.depth + 1 >= OPEN_DEPTH
      ? html`<details>
          <summary>its members</summary>
          ${contents}
        </details>`
      : contents;
  return html`<li>${title} ${link}${typeLine(view, plain)}${text(view, plain)}${folded}</li>`;
}

/** The contents of a part; those of a schema with a page of its own are left to that if there is much already. */
function within(
  schema: unknown,
  plain: PlainSchema,
  { view, above, depth, drawn }: Spot,
): Html | false {
  const isMuch = depth + 1 >= NAMED_DEPTH || drawn.members > MANY_MEMBERS;
  if (depth >= DEEPEST || (isMuch && view.schemas.of(schema) !== undefined)) return false;
  return inner(plain, { view, above: [...above, schema], depth: depth + 1, drawn });
}

/** Whether a schema is within itself. */
function isAbove(schema: unknown, above: readonly unknown[]): boolean {
  const $ref = isNode(schema) ? schema['$ref'] : undefined;
  return above.some(
    (each) => each === schema || ($ref !== undefined && isNode(each) && each['$ref'] === $ref),
  );
}

/** `PublishedMessage` is `Published message`. */
function words(title: string): string {
  if (/\s/.test(title)) return title;
  const apart = title.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
