/** Keywords that are lower and upper limits. */
export const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
export const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Keywords that are compared only for equality; which of two is stricter can't be decided. `if` has its branches. */
export const RULES = [
  ...['pattern', 'multipleOf', 'not', 'propertyNames', 'uniqueItems'],
  ...['contains', 'minContains', 'maxContains', 'unevaluatedItems'],
  ...['dependentRequired', 'dependentSchemas'],
];
