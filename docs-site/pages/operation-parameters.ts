import type { ParameterObject } from '../../src/contract/model/document.ts';
import { contractText } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, slug } from '../markdown.ts';
import { parameterExample } from '../operations/examples.ts';
import { textOf, type DocumentedOperation } from '../operations/documented.ts';
import { parameterAnchor } from '../operations/names.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import { schemaTree, shownValue, typeLine } from '../operations/schema-tree.ts';

const PLACES = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** Parameters that belong together: of one place, or, where the contract has `x-group`, of one purpose. */
export interface ParameterGroup {
  readonly id: string;
  readonly title: string;
  readonly parameters: readonly ParameterObject[];
}

/** The parameters of an operation by group; the groups of a place follow what has none there. */
export function parameterGroups({
  parameters,
}: Pick<DocumentedOperation, 'parameters'>): ParameterGroup[] {
  return PLACES.flatMap(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const named = Map.groupBy(own, groupOf);
    const without = named.get('') ?? [];
    named.delete('');
    return [
      ...(without.length === 0 ? [] : [{ id: `in-${place}`, title, parameters: without }]),
      ...[...named].map(([group, members]) => {
        return { id: `in-${place}-${slug(group)}`, title: group, parameters: members };
      }),
    ];
  });
}

function groupOf(parameter: ParameterObject): string {
  return textOf((parameter as { readonly 'x-group'?: unknown })['x-group']);
}

/** The parameters of an operation, group by group. */
export function parameterSections(
  operation: Pick<DocumentedOperation, 'parameters'>,
  family: Family,
): Html[] {
  const anchors = new Set<string>();
  return parameterGroups(operation).map(
    ({ id, title, parameters }) =>
      html`${headingMarkup({ id, title, level: 2 })}
        <dl class="parameters">
          ${parameters.map((parameter) => parameterEntry(parameter, family, anchors))}
        </dl>`,
  );
}

/** @param anchors those that are taken: names that a document means to differ may be written as the same anchor */
function parameterEntry(parameter: ParameterObject, family: Family, anchors: Set<string>): Html {
  const { in: place, name, required = false, description, content } = parameter;
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const schema = parameter.schema ?? media?.schema;
  const plain = plainSchema(family.contract, schema ?? {});
  const example = parameterExample(family.contract, parameter);
  const anchor = parameterAnchor(place, name);
  const isFirst = !anchors.has(anchor);
  anchors.add(anchor);
  const isObject =
    Object.keys(plain.properties).length > 0 || (plain.oneOf ?? plain.anyOf) !== undefined;
  return html`<div ${isFirst && html`id="${anchor}"`}>
    <dt>
      <code class="name">${name}</code>${required && html` <span class="required">required</span>`}
      ${typeLine(family, plain)}${type !== undefined && html` <span class="limits">as <code>${type}</code></span>`}${
        isDeprecated(parameter) && html` <span class="deprecated">deprecated</span>`
      }
    </dt>
    <dd>
      ${contractText(description ?? plain.description, { linkTo: family.linkTo }).body}${
        example !== undefined &&
        html`<p class="small">
          Example: <code>${typeof example === 'string' ? example : shownValue(example)}</code>
        </p>`
      }${
        isObject &&
        html`<details>
          <summary>its members</summary>
          ${schemaTree(family, schema)}
        </details>`
      }
    </dd>
  </div>`;
}

function isDeprecated(parameter: object): boolean {
  return (parameter as { readonly deprecated?: unknown }).deprecated === true;
}
