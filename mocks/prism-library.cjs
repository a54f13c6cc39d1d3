'use strict';
// Prism's packages are CommonJS. They are loaded from a CommonJS file, so that the bundler finds them: the package contains
// them, because installed as dependencies they would bring `@scarf/scarf`, which reports installations.
// The negotiator is what chooses a response. Prism's own entry loads five hundred files more: routes, validators, generators.
const {
  default: negotiator,
} = require('@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers');
const { transformOas3Operations } = require('@stoplight/http-spec/oas3/operation');

module.exports = { negotiator, transformOas3Operations };
