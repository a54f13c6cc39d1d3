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
    readonly "/api/control/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the scenarios that are being played. */
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
         * Play a scenario, in place of one of its name.
         * @description Its faults are added behind the others, all or none of them, as `rate-limited/1` and so on. Two scenarios that are for the
         *     same operation and the same client clash, and the second is refused.
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
         *     it is. The seed is tried out on an empty platform in memory first; what does not fit is refused, with its place. So is a
         *     database with a token that another one has, and nothing is added.
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
    readonly "/api/control/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** See what time it is for the platform. */
        readonly get: operations["getClock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move the clock on, freeze it, or let it go on.
         * @description What is due by then happens at once, as after a machine has slept. Time never goes back; only a reset takes the clock
         *     back to that of the machine. While it is frozen, what waits for a time waits: deliveries, expiry, and requests with a
         *     timeout too.
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
         * Have new ids and secrets come from a generator with a seed.
         * @description Ids of databases, teams, messages and the like, and tokens and passwords that are made, are the same again after a reset
         *     and with the same seed, where the same is done. Anybody can work them out. A reset ends it; until then the seed stays,
         *     for the same ids would be given twice.
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
         * @description At least one of `latency`, `answer`, `error` and `connection`; of the last three only one.
         */
        readonly fault: {
            /** @description What it is called. Where it is left out it gets one, like `fault-1`. Those with a slash are of scenarios. */
            readonly name?: string;
            /**
             * @description `resp` is what the ports of databases are asked over RESP.
             * @enum {string}
             */
            readonly family: "redis" | "kafka" | "schema-registry" | "queue" | "management" | "resp";
            /** @description An `operationId` of the family's contract, of `resp` a command like `GET`; all of them where it is left out. */
            readonly operation?: string;
            /** @description Only requests whose header `Plinth-Client` has this value. There is none over RESP. */
            readonly client?: string;
            /** @description The share of the requests that it meets, of those that `after` and `times` leave; all where it is left out. */
            readonly probability?: number;
            /** @description How many requests are left out at first. */
            readonly after?: number;
            /** @description How many requests it meets at most. */
            readonly times?: number;
            readonly latency?: components["schemas"]["latency"];
            readonly answer?: components["schemas"]["fault-answer"];
            /** @description The error that a command of `resp` is replied with; it is not run. */
            readonly error?: string;
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
            /** @description Only requests that ask for it: `Prefer: scenario=` and its name. */
            readonly onlyPreferred?: boolean;
            /** @description Without names and clients of their own. */
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
            /** @description Of a database that is not there yet; made up where they are left out. Those of `default` are settings of the platform. */
            readonly secrets?: {
                readonly password: string;
                readonly restToken: string;
                readonly readOnlyRestToken: string;
                /** @description What ACL RESTTOKEN seals tokens of users with. With it, and their passwords in `users`, those that were made are good. */
                readonly userTokenSecret?: string;
            };
            /** @description Besides `default` and `default_ro`, which follow from the database. */
            readonly users?: readonly {
                readonly name: string;
                /** @description As ACL LIST shows them, from nothing on. */
                readonly rules: string;
            }[];
            /** @description What FUNCTION DUMP gives, in base64. */
            readonly functions?: string;
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
            /**
             * @description The levels that hold. Where they are given, schemas of the seed are registered without being held against each
             *     other, as they may have been registered under other levels.
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
            /** @description Whether schemas may be registered; the modes hold from when those of the seed have been. */
            readonly modes?: {
                /**
                 * @description Of the registry; it stays as it is where it is left out.
                 * @enum {string}
                 */
                readonly mode?: "READWRITE" | "READONLY";
                readonly subjects?: readonly {
                    readonly subject: string;
                    /**
                     * @description Of the registry; it stays as it is where it is left out.
                     * @enum {string}
                     */
                    readonly mode: "READWRITE" | "READONLY";
                }[];
            };
            readonly consumerGroups?: readonly {
                readonly name: string;
                /** @description What each group has committed, counted from the first record of a partition on that the seed has. */
                readonly offsets: readonly {
                    readonly topic: string;
                    readonly partition: number;
                    readonly offset: number;
                }[];
            }[];
            readonly credentials?: readonly {
                readonly name: string;
                /** @description A topic, or the beginning of topics with a `*` behind it. */
                readonly topic: string;
                /** @enum {string} */
                readonly permissions: "ALL" | "PRODUCE" | "CONSUME";
                /** @description Made up where it is left out. */
                readonly username?: string;
                readonly password?: string;
            }[];
            /** @description They begin when they have been seeded. Those that are there by the same name stay as they are. */
            readonly connectors?: readonly {
                readonly name: string;
                readonly properties: {
                    readonly "connector.class": string;
                } & {
                    readonly [key: string]: string;
                };
                readonly paused?: boolean;
                /** @description How far a source has come, each as its connector writes it. */
                readonly offsets?: readonly {
                    readonly partition: string;
                    readonly offset: string;
                }[];
            }[];
        };
        /** @description Names and values that are passed on. */
        readonly headers: readonly (readonly string[])[];
        /** @description Seconds. */
        readonly period: number;
        /** @enum {string} */
        readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        readonly retries: number;
        /** @description An expression of milliseconds in `retried`. */
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
            /** @description Names and values that are passed on. */
            readonly headers?: readonly (readonly string[])[];
            readonly body?: components["schemas"]["bytes"];
            /** @description Milliseconds. */
            readonly delay?: number;
            readonly retries?: number;
            /** @description An expression of milliseconds in `retried`. */
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
         * @description It waits to be delivered, and has a new id. A message of a queue that has failed is retried as soon as it is its turn.
         */
        readonly "seed-message": {
            readonly url: string;
            /** @description The URL group that it was published to, and the name of the endpoint there. */
            readonly urlGroup?: string;
            readonly endpoint?: string;
            /** @description The id of the schedule that published it. */
            readonly schedule?: string;
            /** @description Milliseconds from when it is seeded on. */
            readonly delay?: number;
            /** @description When it was first to be delivered, Unix milliseconds. */
            readonly notBefore?: number;
            /** @description When it is to be tried again, Unix milliseconds; as soon as it may be delivered where left out. */
            readonly due?: number;
            /** @description Attempts that have failed. */
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
        /** @description Attempts that have failed. */
        readonly retried: number;
        /**
         * Dead letter of a seed
         * @description It has a new id, and counts as given up when it is seeded.
         */
        readonly "seed-dead-letter": {
            readonly url: string;
            /** @description The URL group that it was published to, and the name of the endpoint there. */
            readonly urlGroup?: string;
            readonly endpoint?: string;
            /** @description The id of the schedule that published it. */
            readonly schedule?: string;
            readonly retried?: components["schemas"]["retried"];
            /** @description The last response, where there was one. */
            readonly response?: {
                readonly status: number;
                readonly headers?: {
                    readonly [key: string]: readonly string[];
                };
                readonly body?: components["schemas"]["bytes"];
            };
            /** @description Why the last attempt got no response. */
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
                /** @description Sent with each message to the group that has none of that name. */
                readonly headers?: components["schemas"]["headers"];
            }[];
            readonly flowControls?: readonly {
                readonly key: string;
                readonly parallelism?: number;
                readonly rate?: number;
                readonly period?: components["schemas"]["period"];
                /** @description Messages do not change it. */
                readonly pinnedParallelism?: boolean;
                readonly pinnedRate?: boolean;
                readonly paused?: boolean;
            }[];
            readonly schedules?: readonly components["schemas"]["seed-schedule"][];
            /** @description In the order in which they were published. */
            readonly messages?: readonly components["schemas"]["seed-message"][];
            /** @description Oldest first. */
            readonly deadLetters?: readonly components["schemas"]["seed-dead-letter"][];
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
            /** @description Milliseconds that it is ahead of the machine's; behind, where it has been frozen, they are less than 0. */
            readonly ahead: number;
            /** @description Of the generator of ids; null where they are random. */
            readonly idSeed: number | null;
        };
        /**
         * Change of the clock
         * @description Not `moveBy` and `moveTo` together.
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
        /** @description The scenarios that are being played. */
        readonly scenarios: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["scenarios"];
            };
        };
        /** @description Another scenario is for the same operation and the same client. */
        readonly clash: {
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
                /**
                 * @description It has tokens and passwords, which nothing in between is to keep.
                 * @example no-store
                 */
                readonly "Cache-Control": "no-store";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["seed"];
            };
        };
        /** @description A mock that remembers nothing has no state and no clock; or the ids are fixed already. */
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
        /** @description The clock, and where ids come from. */
        readonly clock: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["clock"];
            };
        };
        /** @description The body is not as the operation describes it. */
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
