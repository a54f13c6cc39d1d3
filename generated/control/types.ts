// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/api/control": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the capabilities of the platform or mock. */
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
        /** List the faults, with how many requests each has affected. */
        readonly get: operations["listFaults"];
        /**
         * Replace all faults.
         * @description All of them are set, or none. Counts and random generators start over.
         */
        readonly put: operations["replaceFaults"];
        /** Add a fault after the others. */
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
        /** Get a fault, with how many requests it has affected. */
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
    readonly "/api/control/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the active scenarios. */
        readonly get: operations["listScenarios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/scenarios/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the scenario.
                 * @example rate-limited
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Play a scenario, replacing one with the same name.
         * @description Its faults are added after the others, all or none of them, with names like `rate-limited/1`. Two scenarios for the
         *     same operation and the same client conflict, and the second is refused.
         */
        readonly put: operations["playScenario"];
        readonly post?: never;
        /** Stop a scenario. */
        readonly delete: operations["stopScenario"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/callbacks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the callbacks and webhooks that were sent.
         * @description The last 500, the newest first. Only the mock of a contract of any service sends some.
         */
        readonly get: operations["listCallbacks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/webhooks/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the webhook in the contract.
                 * @example newPet
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a webhook.
         * @description With the contract's example, or a body that is made of its schema. It is sent again after 1, 4 and 16 seconds while it
         *     is not answered with a success.
         */
        readonly post: operations["sendWebhook"];
        readonly delete?: never;
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
         * Export the data as a seed.
         * @description Each key, topic and record is exported as it is when it is read; concurrent changes may or may not be included. A
         *     stateless mock has no data and answers 409.
         *
         *     The answer is sent in chunks, as fast as it is read, so it may be of any size. Resets and seeds wait for its end, but
         *     not for that of exports that have not begun; a client that reads nothing for 30 seconds, or on the whole less than 16 KB
         *     a second, is disconnected, and so is one that a stop of the platform finds. An answer without its last chunk is not
         *     whole.
         */
        readonly get: operations["exportState"];
        /**
         * Replace all data by a seed.
         * @description The seed is first tried out on an empty platform in memory. Then everything is reset, as by `DELETE`, and the seed
         *     is loaded. It is also what `POST /api/control/state/reset` restores, until another seed replaces it.
         */
        readonly put: operations["replaceState"];
        /**
         * Add a seed to the existing data.
         * @description Keys with the same names are replaced, records are appended, and everything else that already exists by its name is
         *     left unchanged. The seed is first tried out on an empty platform in memory; an invalid one is refused with the place
         *     of the error. A database with a token that another one has is refused too; nothing is added then.
         */
        readonly post: operations["addSeed"];
        /**
         * Delete all data.
         * @description Requests in progress are answered, streams and RESP connections end, all data is deleted, and faults are removed.
         *     Addresses and the credentials in the settings stay the same. The seed is forgotten.
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
         * @description The same as `DELETE /api/control/state`, after which the seed of the last `PUT`, if any, is loaded again.
         */
        readonly post: operations["resetState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/control/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the time of the platform. */
        readonly get: operations["getClock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move, freeze or resume the clock.
         * @description Everything that becomes due happens at once, as after a machine has slept. Time never goes back; only a reset
         *     returns to the clock of the machine. While the clock is frozen, everything that waits for a time keeps waiting:
         *     deliveries, expiry, and requests with a timeout. With a store that copies can share, time is that of the servers and
         *     can not be changed.
         */
        readonly patch: operations["changeClock"];
        readonly trace?: never;
    };
    readonly "/api/control/ids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Generate new ids and secrets from a seed.
         * @description With the same seed, the same actions after a reset create the same ids, tokens and passwords. They are predictable.
         *     A reset ends this; until then the seed can't be changed, because ids would be repeated.
         */
        readonly put: operations["fixIds"];
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
        /** Control */
        readonly control: {
            /** @enum {string} */
            readonly serves: "platform" | "mock";
            /** @description Of Plinth. */
            readonly version: string;
        };
        readonly error: {
            /** @description What is wrong. */
            readonly error: string;
        };
        /**
         * Latency
         * @description In milliseconds. Results of a distribution are limited to 0 to 600,000.
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
            /** @description Sent as JSON. The default is the contract's example for the status, or else an error in the family's format. */
            readonly body?: unknown;
            /** @description The name of the example. */
            readonly example?: string;
            /** @description In addition to those of the example. `Content-Length`, `Transfer-Encoding` and `Connection` are not allowed. */
            readonly headers?: {
                readonly [key: string]: string;
            };
        };
        /**
         * Fault
         * @description At least one of `latency`, `answer`, `error` and `connection`; of the last three only one.
         */
        readonly fault: {
            /** @description Its name; by default one like `fault-1`. Names with a slash belong to scenarios. */
            readonly name?: string;
            /**
             * @description Of a platform: `redis`, `kafka`, `schema-registry`, `queue`, `management`, or `resp`, which stands for commands over RESP
             *     at the ports of databases. Of the mock of other contracts: the name of one of them, or `contract` for all of them.
             * @example redis
             * @example contract
             */
            readonly family: string;
            /** @description An `operationId` of the family's contract, or for `resp` a command like `GET`; all of them by default. */
            readonly operation?: string;
            /** @description Only requests whose header `Plinth-Client` has this value. Not available for RESP. */
            readonly client?: string;
            /** @description The share of the matching requests that it affects, within `after` and `times`; all by default. */
            readonly probability?: number;
            /** @description How many matching requests are skipped first. */
            readonly after?: number;
            /** @description How many requests it affects at most. */
            readonly times?: number;
            readonly latency?: components["schemas"]["latency"];
            readonly answer?: components["schemas"]["fault-answer"];
            /** @description The error that a command of `resp` gets; the command is not run. */
            readonly error?: string;
            /** @enum {string} */
            readonly connection?: "reset" | "cut";
        };
        /** Fault with its counts */
        readonly "met-fault": {
            readonly name: string;
            readonly fault: components["schemas"]["fault"];
            /** @description The number of matching requests. */
            readonly seen: number;
            /** @description The number of affected requests. */
            readonly met: number;
        };
        /** Faults with their counts */
        readonly "met-faults": {
            readonly seed: number;
            readonly faults: readonly components["schemas"]["met-fault"][];
        };
        /** Faults */
        readonly faults: {
            /** @description The seed of the random generators; 1 by default. */
            readonly seed?: number;
            readonly faults: readonly components["schemas"]["fault"][];
        };
        /** Scenarios */
        readonly scenarios: {
            readonly scenarios: readonly {
                readonly name: string;
                readonly onlyPreferred?: boolean;
                readonly faults: readonly components["schemas"]["met-fault"][];
            }[];
        };
        /** Scenario */
        readonly scenario: {
            readonly summary?: string;
            /** @description Only requests whose header `Plinth-Client` has this value. */
            readonly client?: string;
            /** @description Only requests that ask for it with `Prefer: scenario=` and its name. */
            readonly onlyPreferred?: boolean;
            /** @description Faults without names or clients of their own. */
            readonly faults: readonly components["schemas"]["fault"][];
        };
        /** Callback or webhook */
        readonly "sent-callback": {
            readonly id: number;
            /** @enum {string} */
            readonly kind: "callback" | "webhook";
            /** @description The name of the webhook, or the `operationId` of the callback, or else its method and address in the contract. */
            readonly name: string;
            readonly method: string;
            readonly url: string;
            /** @description When it was asked for, in Unix milliseconds. */
            readonly time: number;
            /** @enum {string} */
            readonly state: "waiting" | "delivered" | "failed";
            readonly attempts: number;
            /** @description The status of the last answer. */
            readonly status?: number;
            /** @description Why there was no answer to the last attempt. */
            readonly error?: string;
        };
        /** Callbacks and webhooks that were sent */
        readonly callbacks: {
            readonly callbacks: readonly components["schemas"]["sent-callback"][];
        };
        /** Webhook to send */
        readonly "send-webhook": {
            /** @description Where it is sent. Outside of development only to public addresses, and to those of `--allow-networks`. */
            readonly url: string;
            /** @description The name of the example of the body; by default the first one. */
            readonly example?: string;
            /** @description The body, instead of an example. */
            readonly body?: unknown;
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
         * @description The region of a regional database.
         * @enum {string}
         */
        readonly region: "eu-west-1" | "us-east-1" | "us-west-1" | "ap-northeast-1" | "us-central1";
        /**
         * GlobalRegion
         * @description A region of a global database. Those from `us-east-2` on belong to the extended API; the hosted
         *     service and its command line have them too.
         * @enum {string}
         */
        readonly "global-region": "us-east-1" | "us-west-1" | "us-west-2" | "eu-west-1" | "eu-central-1" | "ap-southeast-1" | "ap-southeast-2" | "sa-east-1" | "us-east-2" | "ca-central-1" | "eu-west-2" | "ap-south-1" | "ap-northeast-1" | "af-south-1" | "us-central1" | "us-east4" | "europe-west1" | "asia-northeast1";
        /**
         * Bytes
         * @description Text, or base64 for bytes that are not UTF-8.
         */
        readonly bytes: string | {
            readonly base64: string;
        };
        /** Key of a seed */
        readonly "seed-key": {
            readonly key: components["schemas"]["bytes"];
            /**
             * @description `search` is a search index; `dump` is the output of DUMP, in base64, for any type.
             * @enum {string}
             */
            readonly type: "string" | "hash" | "list" | "set" | "zset" | "stream" | "json" | "search" | "dump";
            /**
             * @description A string is bytes, a hash an object of bytes or a list of pairs, a list and a set are lists of bytes, a zset is a
             *     list of `{member, score}`, a stream a list of `{id, fields}`, and JSON is itself. A search index is the list of the
             *     words of SEARCH.CREATE after its name; what it follows is indexed when the seed has been added.
             */
            readonly value: unknown;
            /** @description Milliseconds from the time of seeding. */
            readonly ttl?: number;
            /** @description Unix milliseconds. */
            readonly expiresAt?: number;
        } & (unknown & unknown & unknown & unknown & unknown & unknown);
        /** Database of a seed */
        readonly "seed-database": {
            readonly name: string;
            /** @description Only for a new database. */
            readonly region?: components["schemas"]["region"] | "global";
            readonly primaryRegion?: components["schemas"]["global-region"];
            readonly readRegions?: readonly components["schemas"]["global-region"][];
            readonly tls?: boolean;
            readonly eviction?: boolean;
            /** @description Only for a new database; generated by default. Those of `default` are settings of the platform. */
            readonly secrets?: {
                readonly password: string;
                readonly restToken: string;
                readonly readOnlyRestToken: string;
                /**
                 * @description The key that ACL RESTTOKEN derives tokens of users with. With it, and their passwords in `users`, existing
                 *     tokens stay valid.
                 */
                readonly userTokenSecret?: string;
            };
            /** @description Users besides `default` and `default_ro`, which every database has. */
            readonly users?: readonly {
                readonly name: string;
                /** @description Rules as ACL LIST shows them, starting from a user without rights. */
                readonly rules: string;
            }[];
            /** @description The output of FUNCTION DUMP, in base64. */
            readonly functions?: string;
            readonly keys?: readonly components["schemas"]["seed-key"][];
            /** @description Other names of search indexes. */
            readonly searchAliases?: readonly {
                readonly alias: components["schemas"]["bytes"];
                readonly index: components["schemas"]["bytes"];
            }[];
        };
        /** Record of a seed */
        readonly "seed-record": {
            readonly key?: components["schemas"]["bytes"];
            /** @description Omitted for a tombstone. */
            readonly value?: components["schemas"]["bytes"];
            /** @description Chosen by the key if omitted. */
            readonly partition?: number;
            /** @description Unix milliseconds; the time of the append if omitted. */
            readonly timestamp?: number;
            readonly headers?: readonly {
                readonly key: string;
                readonly value: components["schemas"]["bytes"];
            }[];
        };
        /**
         * Kafka of a seed
         * @description Data of the cluster `default`.
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
            /** @description In the order of registration, so that referenced schemas come first. */
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
            /**
             * @description Compatibility levels. With them, schemas of the seed are registered without being checked against each other, as
             *     they may have been registered under other levels.
             */
            readonly compatibility?: {
                /** @enum {string} */
                readonly level: "NONE" | "BACKWARD" | "BACKWARD_TRANSITIVE" | "FORWARD" | "FORWARD_TRANSITIVE" | "FULL" | "FULL_TRANSITIVE";
                readonly subjects?: readonly {
                    readonly subject: string;
                    /** @enum {string} */
                    readonly level: "NONE" | "BACKWARD" | "BACKWARD_TRANSITIVE" | "FORWARD" | "FORWARD_TRANSITIVE" | "FULL" | "FULL_TRANSITIVE";
                }[];
            };
            /** @description Whether schemas may be registered; the modes take effect after the seed's schemas have been registered. */
            readonly modes?: {
                /**
                 * @description Of the registry; unchanged if omitted.
                 * @enum {string}
                 */
                readonly mode?: "READWRITE" | "READONLY";
                readonly subjects?: readonly {
                    readonly subject: string;
                    /**
                     * @description Of the registry; unchanged if omitted.
                     * @enum {string}
                     */
                    readonly mode: "READWRITE" | "READONLY";
                }[];
            };
            readonly consumerGroups?: readonly {
                readonly name: string;
                /** @description The committed offsets of each group, counted from the seed's first record of a partition. */
                readonly offsets: readonly {
                    readonly topic: string;
                    readonly partition: number;
                    readonly offset: number;
                }[];
            }[];
            readonly credentials?: readonly {
                readonly name: string;
                /** @description A topic, or a prefix of topics followed by `*`. */
                readonly topic: string;
                /** @enum {string} */
                readonly permissions: "ALL" | "PRODUCE" | "CONSUME";
                /** @description Generated by default. */
                readonly username?: string;
                readonly password?: string;
            }[];
            /** @description They start after seeding. Existing ones with the same names are left unchanged. */
            readonly connectors?: readonly {
                readonly name: string;
                readonly properties: {
                    readonly "connector.class": string;
                } & {
                    readonly [key: string]: string;
                };
                readonly paused?: boolean;
                /** @description The offsets of a source, in the connector's own format. */
                readonly offsets?: readonly {
                    readonly partition: string;
                    readonly offset: string;
                }[];
            }[];
        };
        /** @description Names and values of headers for the destination. */
        readonly headers: readonly (readonly string[])[];
        /** @description Seconds. */
        readonly period: number;
        /** @enum {string} */
        readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        readonly retries: number;
        /** @description An expression in `retried` that gives milliseconds. */
        readonly retryDelay: string;
        /** @description Milliseconds. */
        readonly timeout: number;
        /** Callback of a seed */
        readonly "seed-callback": {
            readonly url: string;
            /**
             * @description After each attempt that got a response, when no further attempt follows, or when the message is given up.
             * @enum {string}
             */
            readonly when: "attempted" | "finished" | "failed";
            readonly method?: components["schemas"]["method"];
            readonly headers?: components["schemas"]["headers"];
            readonly retries?: components["schemas"]["retries"];
            readonly retryDelay?: components["schemas"]["retryDelay"];
            readonly timeout?: components["schemas"]["timeout"];
        };
        /** Flow control of a seed */
        readonly "seed-flow-control": {
            readonly key: string;
            readonly parallelism?: number;
            readonly rate?: number;
            /** @description Seconds. */
            readonly period?: number;
        };
        /** Schedule of a seed */
        readonly "seed-schedule": {
            readonly id: string;
            /** @description A URL, or the name of a URL group. */
            readonly destination: string;
            readonly cron: string;
            /** @enum {string} */
            readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Names and values of headers for the destination. */
            readonly headers?: readonly (readonly string[])[];
            readonly body?: components["schemas"]["bytes"];
            /** @description Milliseconds. */
            readonly delay?: number;
            readonly retries?: number;
            /** @description An expression in `retried` that gives milliseconds. */
            readonly retryDelay?: string;
            /** @description Milliseconds. */
            readonly timeout?: number;
            readonly callback?: components["schemas"]["seed-callback"];
            readonly failureCallback?: components["schemas"]["seed-callback"];
            readonly flowControl?: components["schemas"]["seed-flow-control"];
            /** @description What the queue service tells nobody. A seed has it as it is. */
            readonly redact?: {
                readonly body: boolean;
                /** @description Names in lower case, or all. */
                readonly headers: "all" | readonly string[];
            };
            readonly region?: string;
            readonly callerIp?: string;
            readonly queue?: string;
            readonly labels?: readonly string[];
            readonly paused?: boolean;
        };
        /** @description What the queue service tells nobody. A seed has it as it is. */
        readonly redact: {
            readonly body: boolean;
            /** @description Names in lower case, or all. */
            readonly headers: "all" | readonly string[];
        };
        readonly "region-2": string;
        readonly callerIp: string;
        readonly queue: string;
        readonly labels: readonly string[];
        /**
         * Message of a seed
         * @description It waits to be delivered, and gets a new id. A message of a queue that has failed is retried as soon as it is its
         *     turn.
         */
        readonly "seed-message": {
            readonly url: string;
            /** @description The URL group that it was published to, and the name of the endpoint there. */
            readonly urlGroup?: string;
            readonly endpoint?: string;
            /** @description The id of the schedule that published it. */
            readonly schedule?: string;
            /** @description Milliseconds from the time of seeding. */
            readonly delay?: number;
            /** @description When its first delivery is due, Unix milliseconds. */
            readonly notBefore?: number;
            /** @description When it is to be retried, Unix milliseconds; as soon as possible by default. */
            readonly due?: number;
            /** @description Number of failed attempts. */
            readonly retried?: number;
            readonly method?: components["schemas"]["method"];
            readonly headers?: components["schemas"]["headers"];
            readonly body?: components["schemas"]["bytes"];
            readonly retries?: components["schemas"]["retries"];
            readonly retryDelay?: components["schemas"]["retryDelay"];
            readonly timeout?: components["schemas"]["timeout"];
            readonly callback?: components["schemas"]["seed-callback"];
            readonly failureCallback?: components["schemas"]["seed-callback"];
            readonly flowControl?: components["schemas"]["seed-flow-control"];
            readonly redact?: components["schemas"]["redact"];
            readonly region?: components["schemas"]["region-2"];
            readonly callerIp?: components["schemas"]["callerIp"];
            readonly queue?: components["schemas"]["queue"];
            readonly labels?: components["schemas"]["labels"];
        };
        /** @description Number of failed attempts. */
        readonly retried: number;
        /**
         * Dead letter of a seed
         * @description It gets a new id, and the time of seeding as its time.
         */
        readonly "seed-dead-letter": {
            readonly url: string;
            /** @description The URL group that it was published to, and the name of the endpoint there. */
            readonly urlGroup?: string;
            readonly endpoint?: string;
            /** @description The id of the schedule that published it. */
            readonly schedule?: string;
            readonly retried?: components["schemas"]["retried"];
            /** @description The last response, if there was one. */
            readonly response?: {
                readonly status: number;
                readonly headers?: {
                    readonly [key: string]: readonly string[];
                };
                readonly body?: components["schemas"]["bytes"];
            };
            /** @description Why there was no response to the last attempt. */
            readonly error?: string;
            readonly method?: components["schemas"]["method"];
            readonly headers?: components["schemas"]["headers"];
            readonly body?: components["schemas"]["bytes"];
            readonly retries?: components["schemas"]["retries"];
            readonly retryDelay?: components["schemas"]["retryDelay"];
            readonly timeout?: components["schemas"]["timeout"];
            readonly callback?: components["schemas"]["seed-callback"];
            readonly failureCallback?: components["schemas"]["seed-callback"];
            readonly flowControl?: components["schemas"]["seed-flow-control"];
            readonly redact?: components["schemas"]["redact"];
            readonly region?: components["schemas"]["region-2"];
            readonly callerIp?: components["schemas"]["callerIp"];
            readonly queue?: components["schemas"]["queue"];
            readonly labels?: components["schemas"]["labels"];
        };
        /**
         * Queue service of a seed
         * @description Data of the first account's queue user.
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
                /**
                 * @description Sent with each message to the group, unless the message has the same header itself. Those that begin with
                 *     `Upstash-` configure the messages.
                 */
                readonly headers?: components["schemas"]["headers"];
            }[];
            readonly flowControls?: readonly {
                readonly key: string;
                readonly parallelism?: number;
                readonly rate?: number;
                readonly period?: components["schemas"]["period"];
                /** @description Whether messages leave it unchanged. */
                readonly pinnedParallelism?: boolean;
                readonly pinnedRate?: boolean;
                readonly paused?: boolean;
            }[];
            readonly schedules?: readonly components["schemas"]["seed-schedule"][];
            /** @description In the order of publication. */
            readonly messages?: readonly components["schemas"]["seed-message"][];
            /** @description Oldest first. */
            readonly deadLetters?: readonly components["schemas"]["seed-dead-letter"][];
        };
        /**
         * Seed
         * @description What a platform is to have, of the first account. Data for a service that does not run (the setting `services`) is
         *     refused, and an export has none.
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
            readonly users: number;
            readonly keys: number;
            readonly topics: number;
            readonly records: number;
            readonly schemas: number;
            readonly consumerGroups: number;
            readonly credentials: number;
            readonly connectors: number;
            readonly queues: number;
            readonly urlGroups: number;
            readonly schedules: number;
            readonly messages: number;
            readonly deadLetters: number;
        };
        /** Clock */
        readonly clock: {
            /** @description ISO 8601. */
            readonly now: string;
            readonly frozen: boolean;
            /** @description Milliseconds that it is ahead of the machine's clock; negative if it is behind, after having been frozen. */
            readonly ahead: number;
            /** @description The seed of the id generator; null if ids are random. */
            readonly idSeed: number | null;
        };
        /**
         * Change of the clock
         * @description Either `moveBy` or `moveTo`, not both.
         */
        readonly "change-clock": {
            /** @description Milliseconds. */
            readonly moveBy?: number;
            /** @description ISO 8601, not before now. */
            readonly moveTo?: string;
            readonly frozen?: boolean;
        };
        /** Seed of ids */
        readonly "fix-ids": {
            readonly seed: number;
        };
    };
    responses: {
        /** @description The API is not served, or not to this page or program. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The capabilities. */
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
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The faults, in order. */
        readonly faults: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["met-faults"];
            };
        };
        /** @description The body is not valid for the operation, or names something that does not exist. */
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
        /** @description The body is too large; or, with `Retry-After`, the large requests under way leave no room for another one. */
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
        /** @description There is nothing with that name. */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The active scenarios. */
        readonly scenarios: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["scenarios"];
            };
        };
        /** @description Another scenario is active for the same operation and the same client. */
        readonly clash: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description What was sent. */
        readonly callbacks: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["callbacks"];
            };
        };
        /** @description It is being sent. */
        readonly "sent-callback": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["sent-callback"];
            };
        };
        /** @description The data. */
        readonly seed: {
            headers: {
                /**
                 * @description The seed contains tokens and passwords, so it must not be cached.
                 * @example no-store
                 */
                readonly "Cache-Control": "no-store";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["seed"];
            };
        };
        /**
         * @description A stateless mock has no data and no clock; the clock of a platform on a store that copies can share is that of the
         *     servers; or the ids are fixed already.
         */
        readonly stateless: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description A reset has failed; or the last one has, and there is no data to export or to add to; or the platform is stopping. After
         *     a failed reset either what there was is served again, or every other address answers 503 until the next reset. A
         *     reset may be tried again at once.
         */
        readonly suspended: {
            headers: {
                /**
                 * @description How many seconds to wait before the next attempt.
                 * @example 1
                 */
                readonly "Retry-After": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The size of the seed; empty if there was none. */
        readonly seeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["seeded"];
            };
        };
        /** @description The seed does not conform to its schema, or describes something impossible. */
        readonly "invalid-seed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The state of the clock and of the id generator. */
        readonly clock: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["clock"];
            };
        };
        /** @description The body is not valid for the operation. */
        readonly "invalid-clock": {
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
            readonly 400: components["responses"]["invalid"];
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
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly listScenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["scenarios"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly playScenario: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the scenario.
                 * @example rate-limited
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["scenario"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["scenarios"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["clash"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly stopScenario: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the scenario.
                 * @example rate-limited
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["scenarios"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly listCallbacks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["callbacks"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly sendWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the webhook in the contract.
                 * @example newPet
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["send-webhook"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["sent-callback"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
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
            readonly 503: components["responses"]["suspended"];
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
            readonly 503: components["responses"]["suspended"];
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
            readonly 503: components["responses"]["suspended"];
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
            readonly 503: components["responses"]["suspended"];
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
            readonly 503: components["responses"]["suspended"];
        };
    };
    readonly getClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["clock"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly changeClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["change-clock"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["clock"];
            readonly 400: components["responses"]["invalid-clock"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
    readonly fixIds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["fix-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["clock"];
            readonly 400: components["responses"]["invalid-clock"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["stateless"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
        };
    };
}
