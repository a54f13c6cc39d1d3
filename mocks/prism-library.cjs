'use strict';
// Prism's packages are CommonJS. They are loaded from a CommonJS file, so that the bundler finds them: the package contains
// them, because installed as dependencies they would bring `@scarf/scarf`, which reports installations.
// The mocker is what Prism's server calls for a request that it has routed and validated.
const { default: mock } = require('@stoplight/prism-http/dist/mocker');
const { transformOas3Operations } = require('@stoplight/http-spec/oas3/operation');

module.exports = { mock, transformOas3Operations };
