// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the process is alive.
         * @description Does not say whether requests can be answered. If it does not answer in time, the process hangs and should be
         *     restarted.
         */
        readonly get: operations["getLiveness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether requests can be answered.
         * @description Without `service`, whether every part is ready. With it, only the parts are checked that this service needs: so
         *     a balancer in front of the Redis REST API need not know that the store of the queue is away.
         *
         *     A service that does not run (the setting `services`) is not ready, and the answer says why; without `service` it
         *     does not count.
         *
         *     The check of a part that takes longer than the setting `serverTimeout` counts as failed.
         */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the platform serves, and get its version.
         * @description Answers once everything is served. `/readyz` has more details.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the metrics of the platform.
         * @description In the text format of Prometheus, version 0.0.4. Without the setting `metricsToken` they are only available in
         *     development.
         */
        readonly get: operations["getMetrics"];
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
        /** @enum {unknown} */
        readonly service: "redis" | "kafka" | "schema-registry" | "queue" | "management" | "control" | "console";
        readonly health: {
            /** @constant */
            readonly status: "ok";
            /** @description Of Plinth. */
            readonly version: string;
        };
        readonly readiness: {
            /** @enum {unknown} */
            readonly status: "ready" | "unready";
            /** @description Of Plinth. */
            readonly version: string;
            readonly parts: readonly components["schemas"]["part"][];
        };
        readonly part: {
            /** @enum {unknown} */
            readonly kind: "engine" | "address" | "disk";
            readonly name: string;
            /**
             * @description `loading`: its data is being read, or the address is not served yet. `failing`: some requests can't be
             *     answered, such as changes on a full disk, or its server does not answer in time.
             * @enum {unknown}
             */
            readonly status: "loading" | "ready" | "failing";
            /** @description What is wrong, for people. */
            readonly reason?: string;
            /** @description A note that is not a problem, for people. */
            readonly note?: string;
        };
        readonly error: {
            readonly error: string;
        };
    };
    responses: {
        /** @description In development, the request names a host other than this machine. */
        readonly "foreign-host": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "in development only requests for localhost are answered: start with secrets of your own (npx plinth secrets)"
                 *     }
                 */
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The platform is still starting. */
        readonly starting: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "the platform is starting"
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
    readonly getLiveness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process is alive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["health"];
                };
            };
            readonly 403: components["responses"]["foreign-host"];
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description One service. `kafka` and `schema-registry` have one address, and so have `console` and `control`; the ports of
                 *     databases are part of `redis`.
                 */
                readonly service?: components["schemas"]["service"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All parts are ready, or all that the service needs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "version": "0.1.0",
                     *       "parts": [
                     *         {
                     *           "kind": "engine",
                     *           "name": "redis",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "kind": "address",
                     *           "name": "redis",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "kind": "disk",
                     *           "name": "data",
                     *           "status": "ready"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["readiness"];
                };
            };
            /** @description There is no such service. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "service must be one of redis, kafka, schema-registry, queue, management, control, console"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 403: components["responses"]["foreign-host"];
            /** @description Some parts are not ready; the answer says why. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "unready",
                     *       "version": "0.1.0",
                     *       "parts": [
                     *         {
                     *           "kind": "engine",
                     *           "name": "redis",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "kind": "address",
                     *           "name": "redis",
                     *           "status": "ready"
                     *         },
                     *         {
                     *           "kind": "disk",
                     *           "name": "data",
                     *           "status": "failing",
                     *           "reason": "the disk is full"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["readiness"];
                };
            };
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The platform serves. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["health"];
                };
            };
            readonly 403: components["responses"]["foreign-host"];
            readonly 503: components["responses"]["starting"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current metrics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP plinth_uptime_seconds Time since the process started.
                     *     # TYPE plinth_uptime_seconds gauge
                     *     plinth_uptime_seconds 12.5
                     */
                    readonly "text/plain": string;
                };
            };
            /** @description The token is missing or wrong. */
            readonly 401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Bearer realm="Plinth"
                     */
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "metrics are for who presents the setting metricsToken (PLINTH_METRICS_TOKEN) as Authorization: Bearer"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 403: components["responses"]["foreign-host"];
            readonly 503: components["responses"]["starting"];
        };
    };
}
