// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/platform": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** See where the families are served. */
        readonly get: operations["getPlatform"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See how much there is, and how requests have gone.
         * @description Figures of the process that answers, over all accounts. A counter begins anew when the process starts; if there
         *     are several copies of the platform, counters, requests and operations are those of this copy. A mock has no data,
         *     so its answer has no figures of services.
         */
        readonly get: operations["getOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Watch requests to all families.
         * @description An endless stream of server-sent events. Each is JSON as in the schema `requests`: first the requests that were
         *     answered before and are still kept, then those that were answered in the last tenth of a second. A client that reads too slowly is disconnected. One whose credentials are
         *     not valid any more, because the key was deleted, is told nothing more: its stream ends with an event `error`.
         */
        readonly get: operations["getEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** See a request and its answer. */
        readonly get: operations["getRequest"];
        readonly put?: never;
        readonly post?: never;
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
        readonly error: {
            readonly error: string;
        };
        readonly platform: {
            readonly version: string;
            /** @enum {string} */
            readonly kind: "implementation" | "mock";
            /** @description Of the first account. */
            readonly email: string;
            /** @description The well-known key of development; keys of your own are never returned. */
            readonly apiKey?: string;
            /** @description By family, at the host that the console was called at; without those of services that do not run. */
            readonly ports: {
                readonly redis?: number;
                readonly kafka?: number;
                readonly queue?: number;
                readonly management?: number;
                /** @description Of the mock of a contract of any service. */
                readonly contract?: number;
            };
            /** @description The names of the contracts that a mock is of, if they are none of Plinth's. */
            readonly contracts?: readonly string[];
            /** @description The env block. */
            readonly env: {
                readonly [key: string]: string;
            };
        };
        readonly overview: {
            /** @description Since the process started. */
            readonly uptimeSeconds?: number;
            /** @description How many platforms serve the same data, including this one. */
            readonly copies?: number;
            /** @description Whether copies can share the data, because it is on servers. If so, it is not replaced or emptied, and the clock is not moved. */
            readonly shared?: boolean;
            /** @description Requests to all families that were answered in the last hour. */
            readonly lastHour: {
                readonly requests: number;
                /** @description Answered with a status from 400 to 499. */
                readonly refused: number;
                /** @description Answered with a status from 500 on. */
                readonly failed: number;
            };
            /** @description The operations with the longest mean time, the slowest first; at most 20. */
            readonly operations: readonly {
                /** @description One of the families in `watched-request`. */
                readonly family: string;
                /** @description Its `operationId`. */
                readonly operation: string;
                readonly requests: number;
                /** @description Answered with a status from 500 on. */
                readonly failed: number;
                /** @description From the head of a request to its answer; of a stream to its beginning. */
                readonly meanMilliseconds: number;
            }[];
            readonly redis?: {
                readonly databases: number;
                readonly keys: number;
                /** @description Estimated memory of keys and values. */
                readonly memoryBytes: number;
                /** @description A counter. */
                readonly commands: number;
                /** @description A counter of keys that were looked up and found. */
                readonly hits: number;
                /** @description A counter of keys that were looked up and not found. */
                readonly misses: number;
                /** @description The databases with the most memory, the largest first; at most 20. */
                readonly largest: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly keys: number;
                    readonly memoryBytes: number;
                }[];
            };
            readonly kafka?: {
                readonly partitions: number;
                /** @description A counter of messages. */
                readonly produced: number;
                /** @description A counter of messages that were consumed or fetched. */
                readonly consumed: number;
            };
            readonly queue?: {
                /** @description Messages that have been neither delivered nor given up. */
                readonly waiting: number;
                /** @description Deliveries under way. */
                readonly underWay: number;
                readonly deadLetters: number;
            };
        };
        readonly "watched-request": {
            /** @description Higher than those of earlier requests, also of those before a restart. */
            readonly id: number;
            /** @description When it arrived, in Unix milliseconds. */
            readonly time: number;
            /** @description `redis`, `kafka`, `schema-registry`, `queue` or `management`; of the mock of other contracts the name of one. */
            readonly family: string;
            readonly method: string;
            /** @description Including the query; truncated to 2,000 characters. */
            readonly path: string;
            /** @description Absent if the contract has no such operation. */
            readonly operationId?: string;
            readonly status: number;
            /** @description The time until the complete answer was written, or the client disconnected. */
            readonly milliseconds: number;
            /** @description Of the body. */
            readonly requestBytes: number;
            /** @description Of the body; 0 where it was a stream. */
            readonly responseBytes: number;
            /**
             * @description The result of validating the request; `unknown` if the contract has no such operation.
             * @enum {string}
             */
            readonly request: "accepted" | "refused" | "unknown";
            /**
             * @description The result of validating the answer; `unchecked` if the contract has no such operation, there was no answer,
             *     or nobody listened.
             * @enum {string}
             */
            readonly response: "documented" | "undocumented" | "unchecked";
            /** @description Why the request was refused or failed, or what is wrong with the answer. */
            readonly finding?: string;
            /** @description The origin of the page that sent it. */
            readonly origin?: string;
        };
        readonly requests: {
            readonly requests: readonly components["schemas"]["watched-request"][];
            /** @description The number of further requests in the same time, which are only counted. */
            readonly skipped: number;
            /** @description Whether these are the requests that were kept when the stream began. */
            readonly isEarlier?: boolean;
        };
        /** @description Names in lower case, and values; secrets are blanked. */
        readonly headers: readonly (readonly string[])[];
        readonly body: {
            /** @description Bytes that are not UTF-8 are replaced. */
            readonly text: string;
            /** @description Whether the body is complete. */
            readonly isWhole: boolean;
        };
        readonly exchange: components["schemas"]["watched-request"] & {
            readonly requestHeaders: components["schemas"]["headers"];
            readonly responseHeaders: components["schemas"]["headers"];
            readonly requestBody: components["schemas"]["body"];
            readonly responseBody: components["schemas"]["body"];
        };
    };
    responses: {
        /** @description The caller is not allowed to use the console. */
        readonly unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "the console is for the first account: present its e-mail and an API key as Authorization: Basic"
                 *     }
                 */
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description A page of another origin may have caused the request. */
        readonly "other-page": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "pages of other origins are not served with the credentials that a browser adds by itself: allow their origin (--allow-origins)"
                 *     }
                 */
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description There were too many failed attempts from the caller's address. */
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
                /**
                 * @example {
                 *       "error": "too many failed attempts from this address: try again in 12 s"
                 *     }
                 */
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
    readonly getPlatform: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The addresses, and the variables that the official clients read. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.1.0",
                     *       "kind": "implementation",
                     *       "email": "developer@plinth.local",
                     *       "ports": {
                     *         "redis": 8079,
                     *         "kafka": 8082,
                     *         "queue": 8080,
                     *         "management": 8081
                     *       },
                     *       "env": {
                     *         "UPSTASH_REDIS_REST_URL": "http://127.0.0.1:8079"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["platform"];
                };
            };
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly getOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures at this moment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uptimeSeconds": 11520,
                     *       "copies": 1,
                     *       "shared": false,
                     *       "lastHour": {
                     *         "requests": 4120,
                     *         "refused": 12,
                     *         "failed": 1
                     *       },
                     *       "operations": [
                     *         {
                     *           "family": "redis",
                     *           "operation": "runCommand",
                     *           "requests": 4000,
                     *           "failed": 1,
                     *           "meanMilliseconds": 0.4
                     *         }
                     *       ],
                     *       "redis": {
                     *         "databases": 1,
                     *         "keys": 285310,
                     *         "memoryBytes": 124000000,
                     *         "commands": 4000,
                     *         "hits": 41,
                     *         "misses": 100,
                     *         "largest": [
                     *           {
                     *             "id": "96ad0856-03b1-4ee7-9666-e81abd0349e1",
                     *             "name": "orders",
                     *             "keys": 285310,
                     *             "memoryBytes": 124000000
                     *           }
                     *         ]
                     *       },
                     *       "kafka": {
                     *         "partitions": 12,
                     *         "produced": 41200,
                     *         "consumed": 39270
                     *       },
                     *       "queue": {
                     *         "waiting": 318,
                     *         "underWay": 2,
                     *         "deadLetters": 7
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["overview"];
                };
            };
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly getEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requests that are kept, and those from now on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example data: {"requests":[],"skipped":0,"isEarlier":true} */
                    readonly "text/event-stream": string;
                };
            };
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id in the event.
                 * @example 1795478400000
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request and its answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1795478400000,
                     *       "time": 1795478400000,
                     *       "family": "redis",
                     *       "method": "POST",
                     *       "path": "/",
                     *       "operationId": "runCommand",
                     *       "status": 200,
                     *       "milliseconds": 0.4,
                     *       "requestBytes": 15,
                     *       "responseBytes": 17,
                     *       "request": "accepted",
                     *       "response": "documented",
                     *       "requestHeaders": [
                     *         [
                     *           "content-type",
                     *           "application/json"
                     *         ],
                     *         [
                     *           "authorization",
                     *           "(hidden)"
                     *         ]
                     *       ],
                     *       "responseHeaders": [
                     *         [
                     *           "content-type",
                     *           "application/json"
                     *         ]
                     *       ],
                     *       "requestBody": {
                     *         "text": "[\"GET\",\"greet\"]",
                     *         "isWhole": true
                     *       },
                     *       "responseBody": {
                     *         "text": "{\"result\":\"hey\"}",
                     *         "isWhole": true
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["exchange"];
                };
            };
            /** @description The id is not a number. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "id must be an integer"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            /** @description The request is no longer stored. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "the request 1795478400000 is not kept any more"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
}
