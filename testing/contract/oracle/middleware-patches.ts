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

interface Told {
  readonly errors: readonly object[];
}

/**
 * Makes the middleware throw the errors of Ajv with their parameters, besides what it makes of them
 * (`dist/middlewares/util.js`): it is the same module for other tests of a worker, which read that.
 */
function keepAjvErrors(): void {
  const util = require('express-openapi-validator/dist/middlewares/util.js') as {
    ajvErrorsToValidatorError: (status: number, errors: readonly object[]) => Told;
  };
  const tell = util.ajvErrorsToValidatorError;
  util.ajvErrorsToValidatorError = (status, errors) => {
    const told = tell(status, errors);
    return { ...told, errors: told.errors.map((each, i) => ({ ...errors[i], ...each })) };
  };
}
