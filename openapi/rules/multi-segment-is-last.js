/**
 * `x-multi-segment` may only stand on a path parameter that ends its path: the router gives such
 * a parameter everything that follows, so nothing may come after it.
 */
export function multiSegmentIsLast() {
  return {
    PathItem(pathItem, { report, location, key, resolve }) {
      const own = pathItem.parameters ?? [];
      const ofOperations = [
        'get',
        'put',
        'post',
        'delete',
        'patch',
        'head',
        'options',
        'trace',
      ].flatMap((method) => pathItem[method]?.parameters ?? []);
      for (const given of [...own, ...ofOperations]) {
        const parameter = given.$ref === undefined ? given : resolve(given).node;
        if (!parameter?.['x-multi-segment']) continue;
        if (parameter.in === 'path' && String(key).endsWith(`/{${parameter.name}}`)) continue;
        report({
          message: `x-multi-segment is only for the path parameter that ends the path; ${parameter.name} does not end ${key}.`,
          location: location.child('parameters'),
        });
      }
    },
  };
}
