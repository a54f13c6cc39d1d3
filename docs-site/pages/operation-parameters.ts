import type { ParameterObject } from '../../src/contract/model/document.ts';
import { contractText } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup } from '../markdown.ts';
import { parameterExample } from '../operations/examples.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { parameterAnchor } from '../operations/names.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import { schemaTree, shownValue, typeLine } from '../operations/schema-tree.ts';

const PLACES = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** The parameters of an operation, by their place in the request. */
export function parameterSections(
  { parameters }: Pick<DocumentedOperation, 'parameters'>,
  family: Family,
): Html[] {
  return PLACES.flatMap(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    const anchors = new Set<string>();
    return html`${headingMarkup({ id: `in-${place}`, title, level: 2 })}
      <dl class="parameters">
        ${own.map((parameter) => parameterEntry(parameter, family, anchors))}
      </dl>`;
  });
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
