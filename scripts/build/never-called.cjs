'use strict';
// Stands in the bundle for packages that Prism loads and is never asked to use here: it gets no schemas to generate values
// from, forwards nothing, and sends no callbacks.
const unused = () => {};

module.exports = { faker: {}, JSONSchemaFaker: { extend: unused, option: unused } };
