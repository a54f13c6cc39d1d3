import type { Oas3Rule } from '@redocly/openapi-core';
import { METHODS, type ParameterObject, type PathItem } from '../../../contract/model/document.ts';
import { TAILS } from '../../../contract/model/tails.ts';

/**
 * `x-multi-segment` may only stand on a path parameter that ends its path: the router gives such
 * a parameter everything that follows, so nothing may come after it. And it says how that is written in one of the known
 * ways: the router reads any other word as `raw`.
 */
export const multiSegmentIsLast: Oas3Rule = () => ({
  PathItem(node: object, context) {
    const { key, location } = context;
    const pathItem = node as PathItem;
    const own = pathItem.parameters ?? [];
    const ofOperations = METHODS.flatMap((method) => pathItem[method]?.parameters ?? []);
    for (const given of [...own, ...ofOperations]) {
      const parameter = '$ref' in given ? context.resolve<ParameterObject>(given).node : given;
      const tail = parameter?.['x-multi-segment'];
      if (parameter === undefined || !tail) continue;
      if (!TAILS.includes(tail)) {
        context.report({
          message: `x-multi-segment of ${parameter.name} is none of ${TAILS.join(', ')}.`,
          location: location.child('parameters'),
        });
      }
      if (parameter.in === 'path' && String(key).endsWith(`/{${parameter.name}}`)) continue;
      context.report({
        message: `x-multi-segment is only for the path parameter that ends the path; ${parameter.name} does not end ${key}.`,
        location: location.child('parameters'),
      });
    }
  },
});
