import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Changes express-openapi-validator 5.6 where it has no option. It must not have been used before. */
export function patchMiddleware(): void {
  skipDocumentValidation();
  keepAjvErrors();
}

/**
 * Prevents the middleware from compiling the schema of OpenAPI documents (`dist/framework/index.js`). It compiles that
 * schema even with `validateApiSpec: false`, which delays the first request to a contract.
 */
function skipDocumentValidation(): void {
  const framework =
    require('express-openapi-validator/dist/framework/openapi.schema.validator.js') as {
      OpenAPISchemaValidator: unknown;
    };
  framework.OpenAPISchemaValidator = class {
    validate() {
      return { errors: [] };
    }
  };
}

/** Makes the middleware throw the errors of Ajv as they are, with their parameters (`dist/middlewares/util.js`). */
function keepAjvErrors(): void {
  const util = require('express-openapi-validator/dist/middlewares/util.js') as {
    ajvErrorsToValidatorError: unknown;
  };
  util.ajvErrorsToValidatorError = (status: number, errors: unknown) => ({ status, errors });
}
