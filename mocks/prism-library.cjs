'use strict';
// Prism's packages are CommonJS. They are loaded from a CommonJS file, so that the bundler finds them: the package contains
// them, because installed as dependencies they would bring `@scarf/scarf`, which reports installations.
const { createInstance, getHttpOperationsFromSpec } = require('@stoplight/prism-http');
// The same copy of the generator as Prism's: package.json pins the version that Prism depends on.
const { JSONSchemaFaker } = require('json-schema-faker');

module.exports = { createInstance, getHttpOperationsFromSpec, JSONSchemaFaker };
