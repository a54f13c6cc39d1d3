import type { ParameterObject } from '../../contract/model/document.ts';

/**
 * How a parameter is serialized (OpenAPI 3.1, Parameter Object, `style`), as far as values of some types show it:
 * `form`, `form, exploded`, `label`, or a media type. Under two parameters with the same result, such values are sent
 * in the same way.
 * @param types of the values, in terms of JSON Schema
 */
export function serializationOf(
  { in: place, style, explode, content }: ParameterObject,
  types: ReadonlySet<string>,
): string {
  if (content !== undefined) return Object.keys(content)[0] ?? '';
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const named = style ?? usual;
  const isObject = types.has('object');
  // A value without parts shows only the prefix of these two styles.
  const hasPrefix = named === 'label' || named === 'matrix';
  if (!isObject && !types.has('array')) return hasPrefix ? named : usual;
  if (isObject && named === 'deepObject') return named;
  if (!(explode ?? named === 'form')) return named;
  // Exploded lists in the query are repeated, whatever separates them otherwise.
  return `${named.endsWith('Delimited') ? usual : named}, exploded`;
}
