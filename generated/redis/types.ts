// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Execute a command given as a JSON array, by PUT.
         * @description The same as POST.
         */
        readonly put: operations["putCommand"];
        /** Execute a command given as a JSON array. */
        readonly post: operations["runCommand"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pipeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Execute several commands in order, by PUT.
         * @description The same as POST.
         */
        readonly put: operations["putPipeline"];
        /**
         * Execute several commands in order.
         * @description Not atomic: the commands run in order, and commands of other clients can run in between. A row that fails has an
         *     error envelope at its place; the others are not affected. The status is 200 even if rows fail.
         */
        readonly post: operations["runPipeline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/multi-exec": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Execute several commands as a transaction, by PUT.
         * @description The same as POST.
         */
        readonly put: operations["putTransaction"];
        /**
         * Execute several commands as a transaction.
         * @description A transaction: its commands run in order and at one moment, and those of other clients before or after all of them.
         *     After a crash all that they changed is there, or nothing.
         *
         *     Every row is looked at before the first one runs. Where one is empty, has `null` as an argument, names no command
         *     or one that is not served, has too few or too many arguments, is more than the token may do, or meets a limit, the
         *     transaction is discarded: nothing runs, and the answer is 400 with one error, which names what was wrong. A command
         *     that fails only when it runs (`WRONGTYPE`, say) has an error envelope at its place, and the others run, as in Redis.
         *
         *     MULTI, EXEC, DISCARD, WATCH and UNWATCH themselves need a connection that stays. They are refused, here too.
         *     `Upstash-Response-Format` does not apply: the answer is JSON.
         */
        readonly post: operations["runTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/subscribe/{channels}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Channels, each percent-encoded, separated by slashes: `news/weather`. An encoded slash (`%2F`) is part of a
                 *     channel, so a client that encodes the parameter as a whole subscribes to one channel.
                 */
                readonly channels: string;
            };
            readonly cookie?: never;
        };
        /**
         * Subscribe to channels.
         * @description What is published to the channels from now on, as server-sent events. Of each channel the first is
         *     `subscribe,<channel>,<number of channels so far>`; a message is `message,<channel>,<message>`. Nothing is in base64,
         *     whatever `Upstash-Encoding` says. A message of several lines has them as lines of one event, and bytes that are not
         *     UTF-8 become U+FFFD.
         *
         *     While there is nothing to tell, a comment comes every 25 seconds. The stream ends when the client closes it, the
         *     token or the right to listen is taken away, the database is deleted or the server stops; a client that does not keep up
         *     is cut off when 32 MB wait for it, or 8 MB for a minute. An event `error` then says why. Who listens counts as one command
         *     when it begins, and as a connection of the database for as long as it lasts.
         */
        readonly get: operations["getSubscribe"];
        /**
         * Subscribe to channels, by PUT.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly put: operations["putSubscribe"];
        /**
         * Subscribe to channels, by POST.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly post: operations["postSubscribe"];
        readonly delete?: never;
        readonly options?: never;
        /** Check whether the token may subscribe to channels. */
        readonly head: operations["headSubscribe"];
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/psubscribe/{patterns}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Patterns as in KEYS, each percent-encoded, separated by slashes: `news:*\/weather:*`. An encoded slash (`%2F`) is
                 *     part of a pattern.
                 */
                readonly patterns: string;
            };
            readonly cookie?: never;
        };
        /**
         * Subscribe to all channels that match patterns.
         * @description Like `/subscribe/{channels}`. The first event of each pattern is `psubscribe,<pattern>,<number of patterns so far>`;
         *     a message is `pmessage,<pattern>,<channel>,<message>`, once for each pattern that its channel matches.
         */
        readonly get: operations["getPsubscribe"];
        /**
         * Subscribe to all channels that match patterns, by PUT.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly put: operations["putPsubscribe"];
        /**
         * Subscribe to all channels that match patterns, by POST.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly post: operations["postPsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        /** Check whether the token may subscribe to patterns. */
        readonly head: operations["headPsubscribe"];
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream the commands of the database as they run.
         * @description Server-sent events: first `"OK"`, then a line for each command of any client in the format of MONITOR, with its
         *     time, the database and the address of the client (`lua` for commands of a script). Administrative commands and
         *     passwords are not shown. The stream ends like that of `/subscribe/{channels}`.
         */
        readonly get: operations["getMonitor"];
        /**
         * Stream the commands of the database as they run, by PUT.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly put: operations["putMonitor"];
        /**
         * Stream the commands of the database as they run, by POST.
         * @description The same as GET. A body is ignored; the official client sends `[]`.
         */
        readonly post: operations["postMonitor"];
        readonly delete?: never;
        readonly options?: never;
        /** Check whether the token may stream commands. */
        readonly head: operations["headMonitor"];
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/{commandPath}": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Further arguments, after those in the path and the body, in order: `?EX=100` means `/EX/100`. A name without `=`
                 *     is one argument (`?NX`). A `+` is a space.
                 */
                readonly arguments?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description The command and its arguments, each percent-encoded, separated by slashes: `SET/greeting/hello%20there`. Each is
                 *     percent-decoded once and may contain any bytes.
                 */
                readonly commandPath: string;
            };
            readonly cookie?: never;
        };
        /** Execute a command given in the path. */
        readonly get: operations["getCommandPath"];
        /**
         * Execute a command given in the path, with the body as its last argument, by PUT.
         * @description The body is one argument, byte for byte, after those in the path and before those in the query. An empty body adds
         *     none.
         */
        readonly put: operations["putCommandPath"];
        /**
         * Execute a command given in the path, with the body as its last argument.
         * @description The body is one argument, byte for byte, after those in the path and before those in the query. An empty body adds
         *     none.
         */
        readonly post: operations["postCommandPath"];
        readonly delete?: never;
        readonly options?: never;
        /** Execute a command given in the path and return only the headers. */
        readonly head: operations["headCommandPath"];
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Argument
         * @description A string is sent as its UTF-8 bytes, a number as its literal text, a boolean as `true` or `false`. `null` is refused
         *     by the command, not by the request: in a pipeline only its row fails.
         */
        readonly argument: string | number | boolean | null;
        /**
         * Command
         * @description The name of a command and its arguments, in the order of the Redis protocol.
         */
        readonly command: readonly components["schemas"]["argument"][];
        /**
         * Item
         * @description One element of an array. The contents of nested arrays depend on the command, whose page describes its reply.
         */
        readonly item: null | number | string | readonly unknown[];
        /**
         * Result
         * @description The reply of the command, in the types of RESP2: null, an integer, a string, or an array of these, possibly nested.
         *     Maps are arrays of alternating names and values, booleans are 0 and 1, floating-point numbers are strings.
         */
        readonly result: null | number | string | readonly components["schemas"]["item"][];
        /** Success */
        readonly success: {
            readonly result: components["schemas"]["result"];
        };
        /** Error */
        readonly error: {
            /** @description An error code in capitals, such as ERR, WRONGTYPE, WRONGPASS or NOPERM, and an explanation. */
            readonly error: string;
        };
        /**
         * Pipeline
         * @description Commands, one per row. An empty row fails at its place; in a transaction it discards everything.
         */
        readonly pipeline: readonly (readonly components["schemas"]["argument"][])[];
        /**
         * Envelope
         * @description The outcome of one command of a pipeline or transaction.
         */
        readonly envelope: components["schemas"]["success"] | components["schemas"]["error"];
    };
    responses: {
        /** @description The token is valid, but the client's address is not allowed by the database; or a page of another origin may have caused the request. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The command has been executed. */
        readonly executed: {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["success"];
                /**
                 * @example $5
                 *     hello
                 */
                readonly "application/octet-stream": string;
            };
        };
        /** @description A syntax error, an unknown or unsupported command, a command that failed, or one that exceeds a limit of the database. */
        readonly failed: {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The token is missing or not valid. */
        readonly unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["wwwAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The request is larger than the database's `db_max_request_size`; or, with `Retry-After`, the large requests under way leave no room for another one. */
        readonly "too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The Redis server that stores the database can't be reached, or the connection to it was lost before it replied; or
         *     clients have not read earlier responses, and there is no room for another large one. In a pipeline only the affected
         *     rows fail.
         */
        readonly unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["retryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The commands have been executed; one envelope each, in the same order. */
        readonly "pipeline-executed": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["envelope"][];
                /**
                 * @example +OK
                 *     $5
                 *     hello
                 */
                readonly "application/octet-stream": string;
            };
        };
        /** @description The commands have been executed as a transaction; one envelope each, in the same order. */
        readonly "transaction-executed": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["envelope"][];
            };
        };
        /** @description The transaction has been discarded; nothing has been executed. */
        readonly "transaction-discarded": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Events until the stream ends. */
        readonly messages: {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/event-stream": string;
            };
        };
        /** @description The token has no permission, or a limit of the database is exceeded. */
        readonly "not-listening": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Events until the stream ends. */
        readonly "pattern-messages": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/event-stream": string;
            };
        };
        /** @description Events until the stream ends. */
        readonly "commands-shown": {
            headers: {
                readonly "upstash-sync-token": components["headers"]["syncToken"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/event-stream": string;
            };
        };
    };
    parameters: {
        /**
         * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
         *     result is not encoded, nor are errors. Any other value is ignored.
         * @example base64
         */
        readonly encoding: string;
        /**
         * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
         *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
         * @example json
         */
        readonly responseFormat: "json" | "resp2";
        /**
         * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
         *     another database, is ignored.
         * @example 6f1c2a90-42
         */
        readonly syncToken: string;
        /**
         * @description The libraries that send the request, separated by commas. Accepted and not stored.
         * @example @upstash/redis@v1.39.0
         */
        readonly telemetrySdk: string;
        /**
         * @description The platform that the client runs on. Accepted and not stored.
         * @example node@v26.10.0
         */
        readonly telemetryRuntime: string;
        /**
         * @description Where the client runs. Accepted and not stored.
         * @example unknown
         */
        readonly telemetryPlatform: string;
        /**
         * @description Accepted and ignored; the format of the answer is always the same.
         * @example json
         */
        readonly fixedResponseFormat: string;
        /**
         * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
         * @example base64
         */
        readonly eventEncoding: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the state of the database after this request. It changes with each write.
         * @example 6f1c2a90-42
         */
        readonly syncToken: string;
        /**
         * @description As with success, if the request has reached the database.
         * @example 6f1c2a90-42
         */
        readonly syncTokenOfFailure: string;
        /**
         * @description How to authenticate.
         * @example Bearer realm="Plinth"
         */
        readonly wwwAuthenticate: string;
        /**
         * @description The number of seconds after which the request may be tried again.
         * @example 1
         */
        readonly retryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly putCommand: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["command"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly runCommand: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["command"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putPipeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["pipeline"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["pipeline-executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly runPipeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["pipeline"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["pipeline-executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["pipeline"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["transaction-executed"];
            readonly 400: components["responses"]["transaction-discarded"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly runTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["pipeline"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["transaction-executed"];
            readonly 400: components["responses"]["transaction-discarded"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getSubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Channels, each percent-encoded, separated by slashes: `news/weather`. An encoded slash (`%2F`) is part of a
                 *     channel, so a client that encodes the parameter as a whole subscribes to one channel.
                 */
                readonly channels: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putSubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Channels, each percent-encoded, separated by slashes: `news/weather`. An encoded slash (`%2F`) is part of a
                 *     channel, so a client that encodes the parameter as a whole subscribes to one channel.
                 */
                readonly channels: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postSubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Channels, each percent-encoded, separated by slashes: `news/weather`. An encoded slash (`%2F`) is part of a
                 *     channel, so a client that encodes the parameter as a whole subscribes to one channel.
                 */
                readonly channels: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly headSubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Channels, each percent-encoded, separated by slashes: `news/weather`. An encoded slash (`%2F`) is part of a
                 *     channel, so a client that encodes the parameter as a whole subscribes to one channel.
                 */
                readonly channels: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The headers of the response to GET, without a stream. */
            readonly 200: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncToken"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            readonly 400: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing or not valid. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate": components["headers"]["wwwAuthenticate"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client's address is not allowed by the database. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server that keeps the database can't be reached, or the connection to it was lost. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["retryAfter"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getPsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Patterns as in KEYS, each percent-encoded, separated by slashes: `news:*\/weather:*`. An encoded slash (`%2F`) is
                 *     part of a pattern.
                 */
                readonly patterns: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["pattern-messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putPsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Patterns as in KEYS, each percent-encoded, separated by slashes: `news:*\/weather:*`. An encoded slash (`%2F`) is
                 *     part of a pattern.
                 */
                readonly patterns: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["pattern-messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postPsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Patterns as in KEYS, each percent-encoded, separated by slashes: `news:*\/weather:*`. An encoded slash (`%2F`) is
                 *     part of a pattern.
                 */
                readonly patterns: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["pattern-messages"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly headPsubscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description Patterns as in KEYS, each percent-encoded, separated by slashes: `news:*\/weather:*`. An encoded slash (`%2F`) is
                 *     part of a pattern.
                 */
                readonly patterns: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The headers of the response to GET, without a stream. */
            readonly 200: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncToken"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            readonly 400: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing or not valid. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate": components["headers"]["wwwAuthenticate"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client's address is not allowed by the database. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server that keeps the database can't be reached, or the connection to it was lost. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["retryAfter"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getMonitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["commands-shown"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putMonitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["commands-shown"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postMonitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example [] */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["commands-shown"];
            readonly 400: components["responses"]["not-listening"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly headMonitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Accepted and ignored: events are text, and errors are never encoded. The official client sends it here too.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["eventEncoding"];
                /**
                 * @description Accepted and ignored; the format of the answer is always the same.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["fixedResponseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The headers of the response to GET, without a stream. */
            readonly 200: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncToken"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            readonly 400: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing or not valid. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate": components["headers"]["wwwAuthenticate"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client's address is not allowed by the database. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server that keeps the database can't be reached, or the connection to it was lost. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["retryAfter"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getCommandPath: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Further arguments, after those in the path and the body, in order: `?EX=100` means `/EX/100`. A name without `=`
                 *     is one argument (`?NX`). A `+` is a space.
                 */
                readonly arguments?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description The command and its arguments, each percent-encoded, separated by slashes: `SET/greeting/hello%20there`. Each is
                 *     percent-decoded once and may contain any bytes.
                 */
                readonly commandPath: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putCommandPath: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Further arguments, after those in the path and the body, in order: `?EX=100` means `/EX/100`. A name without `=`
                 *     is one argument (`?NX`). A `+` is a space.
                 */
                readonly arguments?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description The command and its arguments, each percent-encoded, separated by slashes: `SET/greeting/hello%20there`. Each is
                 *     percent-decoded once and may contain any bytes.
                 */
                readonly commandPath: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postCommandPath: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Further arguments, after those in the path and the body, in order: `?EX=100` means `/EX/100`. A name without `=`
                 *     is one argument (`?NX`). A `+` is a space.
                 */
                readonly arguments?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description The command and its arguments, each percent-encoded, separated by slashes: `SET/greeting/hello%20there`. Each is
                 *     percent-decoded once and may contain any bytes.
                 */
                readonly commandPath: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["executed"];
            readonly 400: components["responses"]["failed"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly headCommandPath: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Further arguments, after those in the path and the body, in order: `?EX=100` means `/EX/100`. A name without `=`
                 *     is one argument (`?NX`). A `+` is a space.
                 */
                readonly arguments?: {
                    readonly [key: string]: string;
                };
            };
            readonly header?: {
                /**
                 * @description `base64`: strings in the result are base64, so that any bytes survive JSON. A status reply `OK` that is the whole
                 *     result is not encoded, nor are errors. Any other value is ignored.
                 * @example base64
                 */
                readonly "Upstash-Encoding"?: components["parameters"]["encoding"];
                /**
                 * @description `resp2`: the body is the reply in RESP2, `application/octet-stream`; for a pipeline the replies one after the other.
                 *     Errors of the request as a whole stay JSON. Can't be combined with `Upstash-Encoding: base64`.
                 * @example json
                 */
                readonly "Upstash-Response-Format"?: components["parameters"]["responseFormat"];
                /**
                 * @description A token of an earlier response. Reads reflect at least the state that it identifies. An empty token, or one of
                 *     another database, is ignored.
                 * @example 6f1c2a90-42
                 */
                readonly "upstash-sync-token"?: components["parameters"]["syncToken"];
                /**
                 * @description The libraries that send the request, separated by commas. Accepted and not stored.
                 * @example @upstash/redis@v1.39.0
                 */
                readonly "Upstash-Telemetry-Sdk"?: components["parameters"]["telemetrySdk"];
                /**
                 * @description The platform that the client runs on. Accepted and not stored.
                 * @example node@v26.10.0
                 */
                readonly "Upstash-Telemetry-Runtime"?: components["parameters"]["telemetryRuntime"];
                /**
                 * @description Where the client runs. Accepted and not stored.
                 * @example unknown
                 */
                readonly "Upstash-Telemetry-Platform"?: components["parameters"]["telemetryPlatform"];
            };
            readonly path: {
                /**
                 * @description The command and its arguments, each percent-encoded, separated by slashes: `SET/greeting/hello%20there`. Each is
                 *     percent-decoded once and may contain any bytes.
                 */
                readonly commandPath: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Executed. */
            readonly 200: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncToken"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The command was refused or failed. */
            readonly 400: {
                headers: {
                    readonly "upstash-sync-token": components["headers"]["syncTokenOfFailure"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing or not valid. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate": components["headers"]["wwwAuthenticate"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client's address is not allowed by the database. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server that keeps the database can't be reached, or the connection to it was lost. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["retryAfter"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
