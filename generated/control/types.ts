// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/api/control": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** See what is served here. */
        readonly get: operations["getControl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the faults, with how many requests they have met. */
        readonly get: operations["listFaults"];
        /**
         * Put these faults in place of all others.
         * @description All or none of them. Counts begin anew, and so do the generators of chance.
         */
        readonly put: operations["replaceFaults"];
        /** Add a fault behind the others. */
        readonly post: operations["addFault"];
        /** Remove all faults. */
        readonly delete: operations["removeFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/faults/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the fault.
                 * @example busy
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        /** Get a fault, with how many requests it has met. */
        readonly get: operations["getFault"];
        readonly put?: never;
        readonly post?: never;
        /** Remove a fault. */
        readonly delete: operations["removeFault"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Control */
        readonly control: {
            /** @enum {string} */
            readonly serves: "platform" | "mock";
            /** @description Of Plinth. */
            readonly version: string;
        };
        readonly error: {
            /** @description What was wrong. */
            readonly error: string;
        };
        /**
         * Latency
         * @description In milliseconds. What a distribution gives is held between 0 and 600,000.
         */
        readonly latency: {
            /** @constant */
            readonly distribution: "fixed";
            readonly milliseconds: number;
        } | {
            /** @constant */
            readonly distribution: "uniform";
            readonly from: number;
            readonly to: number;
        } | {
            /** @constant */
            readonly distribution: "normal";
            readonly mean: number;
            /** @description The standard deviation. */
            readonly deviation: number;
        } | {
            /** @constant */
            readonly distribution: "log-normal";
            readonly median: number;
            /** @description The standard deviation of the natural logarithm. */
            readonly sigma: number;
        };
        /** Answer of a fault */
        readonly "fault-answer": {
            readonly status: number;
            /** @description Sent as JSON. Where it is left out, an example that the contract has for the status, else an error as the family words them. */
            readonly body?: unknown;
            /** @description The name of the example. */
            readonly example?: string;
            /** @description Besides those of the example. `Content-Length`, `Transfer-Encoding` and `Connection` can not be given. */
            readonly headers?: {
                readonly [key: string]: string;
            };
        };
        /**
         * Fault
         * @description At least one of `latency`, `answer` and `connection`; not the last two together.
         */
        readonly fault: {
            /** @description What it is called. Where it is left out it gets one, like `fault-1`. */
            readonly name?: string;
            /** @enum {string} */
            readonly family: "redis" | "kafka" | "schema-registry" | "queue" | "management";
            /** @description An `operationId` of the family's contract; all of them where it is left out. */
            readonly operation?: string;
            /** @description Only requests whose header `Plinth-Client` has this value. */
            readonly client?: string;
            /** @description The share of the requests that it meets, of those that `after` and `times` leave; all where it is left out. */
            readonly probability?: number;
            /** @description How many requests are left out at first. */
            readonly after?: number;
            /** @description How many requests it meets at most. */
            readonly times?: number;
            readonly latency?: components["schemas"]["latency"];
            readonly answer?: components["schemas"]["fault-answer"];
            /** @enum {string} */
            readonly connection?: "reset" | "cut";
        };
        /** Fault with its counts */
        readonly "met-fault": {
            readonly name: string;
            readonly fault: components["schemas"]["fault"];
            /** @description The requests that it was for. */
            readonly seen: number;
            /** @description Those that it has met. */
            readonly met: number;
        };
        /** Faults with their counts */
        readonly "met-faults": {
            readonly seed: number;
            readonly faults: readonly components["schemas"]["met-fault"][];
        };
        /** Faults */
        readonly faults: {
            /** @description Of the generators of chance; 1 where it is left out. */
            readonly seed?: number;
            readonly faults: readonly components["schemas"]["fault"][];
        };
    };
    responses: {
        /** @description The path does not have the method. */
        readonly "method-not-allowed": {
            headers: {
                /**
                 * @description The methods that the path has.
                 * @example GET, POST
                 */
                readonly Allow: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description What is served. */
        readonly control: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["control"];
            };
        };
        /** @description The e-mail or the API key is missing or wrong, on a platform with an API key of its own. */
        readonly unauthorized: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example Basic realm="Plinth", charset="UTF-8"
                 */
                readonly "WWW-Authenticate": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The API is not served, or not to the page or program that asks. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Too many failed attempts came from the address of the caller. */
        readonly "too-many-attempts": {
            headers: {
                /**
                 * @description How many seconds to wait before the next attempt.
                 * @example 12
                 */
                readonly "Retry-After": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The faults, in their order. */
        readonly faults: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["met-faults"];
            };
        };
        /** @description The body is not as the operation describes it, or names what does not exist. */
        readonly invalid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The name is taken. */
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body is too large. */
        readonly "too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The fault. */
        readonly fault: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["met-fault"];
            };
        };
        /** @description There is nothing of that name. */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["control"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly listFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["faults"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly replaceFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["faults"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["faults"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly addFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["fault"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["fault"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly removeFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["faults"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly getFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the fault.
                 * @example busy
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["fault"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly removeFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the fault.
                 * @example busy
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["fault"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
}
