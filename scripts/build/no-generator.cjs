'use strict';
// Stands in the bundle for the packages that Prism generates values with. It configures them when it is loaded, and is
// never asked to generate: the mock gives it no schemas.
const unused = () => {};

module.exports = { faker: {}, JSONSchemaFaker: { extend: unused, option: unused } };
