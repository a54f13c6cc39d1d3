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
    readonly "/api/control/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export what there is as a seed.
         * @description Each key, topic and record as it is when it is come to; what is written meanwhile may be in it or not. A mock that
         *     remembers nothing has no state: 409.
         */
        readonly get: operations["exportState"];
        /**
         * Put a seed in place of all there is.
         * @description The seed is tried out first, on an empty platform in memory. Then everything is reset, as by `DELETE`, and the seed
         *     added; until something else is, this is the seed that `POST /api/control/state/reset` goes back to.
         */
        readonly put: operations["replaceState"];
        /**
         * Add a seed to what there is.
         * @description Keys of the same names are replaced, records appended, and what else is there by the name that the seed has for it stays as
         *     it is. The seed is tried out on an empty platform in memory first; what does not fit is refused, with its place.
         */
        readonly post: operations["addSeed"];
        /**
         * Reset to how a first start has it.
         * @description Everything that is kept is removed, faults too, and connections are closed; the addresses stay, and so do the
         *     credentials of the settings. There is no seed after it.
         */
        readonly delete: operations["emptyState"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/state/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset to the seed.
         * @description As `DELETE /api/control/state`, and then the seed of the last `PUT` is added, where there was one.
         */
        readonly post: operations["resetState"];
        readonly delete?: never;
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
        /** Team of a seed */
        readonly "seed-team": {
            readonly name: string;
            readonly copyCc?: boolean;
            readonly members?: readonly {
                readonly email: string;
                /** @enum {string} */
                readonly role: "admin" | "dev" | "finance";
            }[];
        };
        /**
         * Region
         * @description Where a regional database stands.
         * @enum {string}
         */
        readonly region: "eu-west-1" | "us-east-1" | "us-west-1" | "ap-northeast-1" | "us-central1";
        /**
         * GlobalRegion
         * @description Where a part of a global database stands. From `us-east-2` on, beyond the base contract: the hosted service has
         *     these by now, and its command line offers them.
         * @enum {string}
         */
        readonly "global-region": "us-east-1" | "us-west-1" | "us-west-2" | "eu-west-1" | "eu-central-1" | "ap-southeast-1" | "ap-southeast-2" | "sa-east-1" | "us-east-2" | "ca-central-1" | "eu-west-2" | "ap-south-1" | "ap-northeast-1" | "af-south-1" | "us-central1" | "us-east4" | "europe-west1" | "asia-northeast1";
        /**
         * Bytes
         * @description Text, or in base64 what is not UTF-8.
         */
        readonly bytes: string | {
            readonly base64: string;
        };
        /** Key of a seed */
        readonly "seed-key": {
            readonly key: components["schemas"]["bytes"];
            /**
             * @description `dump` is what DUMP gives, in base64, of whatever type.
             * @enum {string}
             */
            readonly type: "string" | "hash" | "list" | "set" | "zset" | "stream" | "json" | "dump";
            /**
             * @description A string is bytes, a hash an object of bytes or a list of pairs, a list and a set are lists of bytes, a zset is a list
             *     of `{member, score}`, a stream a list of `{id, fields}`, and JSON is itself.
             */
            readonly value: unknown;
            /** @description Milliseconds from when it is seeded on. */
            readonly ttl?: number;
            /** @description Unix milliseconds. */
            readonly expiresAt?: number;
        } & (unknown & unknown & unknown & unknown & unknown & unknown);
        /** Database of a seed */
        readonly "seed-database": {
            readonly name: string;
            /** @description Of a database that is not there yet. */
            readonly region?: components["schemas"]["region"] | "global";
            readonly primaryRegion?: components["schemas"]["global-region"];
            readonly readRegions?: readonly components["schemas"]["global-region"][];
            readonly tls?: boolean;
            readonly eviction?: boolean;
            readonly keys?: readonly components["schemas"]["seed-key"][];
        };
        /** Record of a seed */
        readonly "seed-record": {
            readonly key?: components["schemas"]["bytes"];
            /** @description Without one it is a tombstone. */
            readonly value?: components["schemas"]["bytes"];
            /** @description Chosen by the key where it is left out. */
            readonly partition?: number;
            /** @description Unix milliseconds; the time of the append where it is left out. */
            readonly timestamp?: number;
            readonly headers?: readonly {
                readonly key: string;
                readonly value: components["schemas"]["bytes"];
            }[];
        };
        /**
         * Kafka of a seed
         * @description Of the cluster `default`.
         */
        readonly "seed-kafka": {
            readonly topics?: readonly {
                readonly name: string;
                readonly partitions?: number;
                /** @description Milliseconds; -1 is no limit. */
                readonly retentionTime?: number;
                /** @description Bytes of each partition; -1 is no limit. */
                readonly retentionSize?: number;
                readonly maxMessageSize?: number;
                /** @enum {string} */
                readonly cleanupPolicy?: "delete" | "compact";
                /** @description Appended in this order. */
                readonly records?: readonly components["schemas"]["seed-record"][];
            }[];
            /** @description In the order in which they are registered, so that those that others refer to come first. */
            readonly schemas?: readonly {
                readonly subject: string;
                readonly schema: string;
                /** @enum {string} */
                readonly schemaType?: "AVRO" | "JSON";
                readonly references?: readonly {
                    readonly name: string;
                    readonly subject: string;
                    readonly version: number;
                }[];
            }[];
        };
        /** Schedule of a seed */
        readonly "seed-schedule": {
            readonly id: string;
            /** @description A URL, or the name of a URL group. */
            readonly destination: string;
            readonly cron: string;
            /** @enum {string} */
            readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Names and values that are passed on. */
            readonly headers?: readonly (readonly string[])[];
            readonly body?: components["schemas"]["bytes"];
            /** @description Milliseconds. */
            readonly delay?: number;
            readonly retries?: number;
            /** @description Milliseconds. */
            readonly timeout?: number;
            readonly queue?: string;
            readonly labels?: readonly string[];
            readonly paused?: boolean;
        };
        /**
         * Queue service of a seed
         * @description Of the user of the first account.
         */
        readonly "seed-queue": {
            readonly queues?: readonly {
                readonly name: string;
                readonly parallelism?: number;
                readonly paused?: boolean;
            }[];
            readonly urlGroups?: readonly {
                readonly name: string;
                readonly endpoints: readonly {
                    readonly name?: string;
                    readonly url: string;
                }[];
            }[];
            readonly schedules?: readonly components["schemas"]["seed-schedule"][];
        };
        /**
         * Seed
         * @description What a platform is to have, of the first account.
         */
        readonly seed: {
            /**
             * @description The version of this format.
             * @constant
             */
            readonly plinth: 1;
            readonly teams?: readonly components["schemas"]["seed-team"][];
            /** @description Of the first account. `default` is there from the first start. */
            readonly databases?: readonly components["schemas"]["seed-database"][];
            readonly kafka?: components["schemas"]["seed-kafka"];
            readonly queue?: components["schemas"]["seed-queue"];
        };
        /** What has been seeded */
        readonly seeded: {
            readonly teams: number;
            readonly databases: number;
            readonly keys: number;
            readonly topics: number;
            readonly records: number;
            readonly schemas: number;
            readonly queues: number;
            readonly urlGroups: number;
            readonly schedules: number;
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
        /** @description What there is. */
        readonly seed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["seed"];
            };
        };
        /** @description There is nothing that could be kept. */
        readonly stateless: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description How much the seed had; nothing where there was none. */
        readonly seeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["seeded"];
            };
        };
        /** @description The seed is not as its schema has it, or what it says can not be. */
        readonly "invalid-seed": {
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
    readonly exportState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["seed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly replaceState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["seed"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["seeded"];
            readonly 400: components["responses"]["invalid-seed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly addSeed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["seed"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["seeded"];
            readonly 400: components["responses"]["invalid-seed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly emptyState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["seeded"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly resetState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["seeded"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
}
