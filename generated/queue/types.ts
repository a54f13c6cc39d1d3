// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/v2/publish/{destination}": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
                /**
                 * @description The queue of the message.
                 * @example orders
                 */
                readonly "Upstash-Queue-Name"?: components["parameters"]["queueName"];
                /**
                 * @description The run that the message belongs to. It makes the message one of a workflow.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly "Upstash-Workflow-RunId"?: components["parameters"]["workflowRunId"];
                /**
                 * @description `true` creates the run, and the body is its initial payload; otherwise the body is a step.
                 * @example true
                 */
                readonly "Upstash-Workflow-Init"?: components["parameters"]["workflowInit"];
                /**
                 * @description The URL of the workflow; the destination by default.
                 * @example https://example.com/workflow
                 */
                readonly "Upstash-Workflow-Url"?: components["parameters"]["workflowUrl"];
                /**
                 * @description `step`, or `toCallback` for a call to a third party.
                 * @example step
                 */
                readonly "Upstash-Workflow-CallType"?: components["parameters"]["workflowCallType"];
                /**
                 * @description `true` creates a run for another one, which gets its result. The body is an envelope that names the other one.
                 * @example true
                 */
                readonly "Upstash-Workflow-Invoke"?: components["parameters"]["workflowInvoke"];
                /**
                 * @description The version of the protocol. There is one.
                 * @example 1
                 */
                readonly "Upstash-Workflow-Sdk-Version"?: components["parameters"]["workflowSdkVersion"];
                /**
                 * @description What the client can do, separated by commas; see [Workflows](#workflows).
                 * @example LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig
                 */
                readonly "Upstash-Feature-Set"?: components["parameters"]["featureSet"];
            };
            readonly path: {
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination: components["parameters"]["destination"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a message.
         * @description The answer is sent when the message would survive a loss of power. A publish to a URL group creates one message for
         *     each endpoint; if all of them are duplicates, the status is 202.
         */
        readonly post: operations["publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/enqueue/{queueName}/{destination}": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
            };
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination: components["parameters"]["destination"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a message through a queue.
         * @description Messages of a queue are delivered in the order of publication; the next one waits for the retries and the callbacks
         *     of the one before. A queue that does not exist is created, with parallelism 1.
         */
        readonly post: operations["enqueue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish many messages.
         * @description Each item is published independently, and has its result at the same place; a refused one has `error` there and does
         *     not affect the others. The body may have ten times `max_message_size`, each item that size, and a batch 10,000
         *     items. A large batch is published in parts, one after the other. A batch with messages of workflows is published, or
         *     refused, as a whole.
         */
        readonly post: operations["batch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/publish/{destination_url}": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
                /**
                 * @description The queue of the message.
                 * @example orders
                 */
                readonly "Upstash-Queue-Name"?: components["parameters"]["queueName"];
            };
            readonly path: {
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination_url: components["parameters"]["destinationUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a message, at the path of version 1.
         * @description The answer is sent when the message would survive a loss of power. A publish to a URL group creates one message for
         *     each endpoint; if all of them are duplicates, the status is 202.
         */
        readonly post: operations["publishV1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel messages.
         * @description Cancels matching messages, or all if there is no filter. An attempt in progress is not aborted.
         */
        readonly delete: operations["cancelMessages"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/messages/{messageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 */
                readonly messageId: components["parameters"]["messageId-2"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a message that waits or is being delivered.
         * @description Delivered messages can't be read any more; the logs have their events.
         */
        readonly get: operations["getMessage"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a message.
         * @description It takes effect before the next attempt; an attempt in progress is not aborted.
         */
        readonly delete: operations["cancelMessage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/messages/{messageId}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 */
                readonly messageId: components["parameters"]["messageId-2"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deliver a message now that waits for its delay or its next retry.
         * @description The attempt that the message waits for is made now, and counts as that attempt. Limits of flow control apply. A message that
         *     has no delay and no retry ahead, or is being delivered, is answered with 404; messages of a queue keep their order and are refused.
         */
        readonly post: operations["runMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the queues. */
        readonly get: operations["listQueues"];
        readonly put?: never;
        /**
         * Create or change a queue.
         * @description Omitted properties don't change. The path may end with a slash.
         */
        readonly post: operations["upsertQueue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queues/{queueName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        /** Get a queue. */
        readonly get: operations["getQueue"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a queue and its messages.
         * @description Succeeds even if it does not exist.
         */
        readonly delete: operations["deleteQueue"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queues/{queueName}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a queue.
         * @description The queue accepts messages but begins no deliveries. Pausing it twice has no effect.
         */
        readonly post: operations["pauseQueue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queues/{queueName}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a queue.
         * @description Resuming it twice has no effect.
         */
        readonly post: operations["resumeQueue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/schedules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the schedules. */
        readonly get: operations["listSchedules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/schedules/{destinationOrId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a schedule. */
        readonly get: operations["getSchedule"];
        readonly put?: never;
        /**
         * Create or overwrite a schedule.
         * @description At each tick of the cron expression the message is published to the destination. `Upstash-Delay` is that of each message.
         *     A schedule with the id of `Upstash-Schedule-Id` is overwritten; it stays paused where it was.
         *
         *     A tick, its messages and the time of the next one are kept in one transaction, so that no tick happens twice or is
         *     lost. Of ticks that came while the service was stopped, the newest happens at the start, once, and the others don't.
         *     Ticks of a paused schedule pass. A tick whose message is refused (the limit of the day, a URL group that is gone)
         *     passes too: `lastScheduleTime` tells it, and `lastScheduleStates` is empty.
         *
         *     Where clocks are moved on, a tick of the hour that is left out comes when they have been; where they are set back, a
         *     tick of the hour that comes twice comes the first time, unless it comes every hour.
         */
        readonly post: operations["createSchedule"];
        /**
         * Delete a schedule.
         * @description Messages that it has published are kept. Succeeds even if it does not exist.
         */
        readonly delete: operations["deleteSchedule"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/schedules/{scheduleId}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a schedule, as in another description.
         * @description The same as PATCH.
         */
        readonly post: operations["pauseScheduleByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Pause a schedule.
         * @description Its ticks are skipped. Pausing it twice has no effect.
         */
        readonly patch: operations["pauseSchedule"];
        readonly trace?: never;
    };
    readonly "/v2/schedules/{scheduleId}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a schedule, as in another description.
         * @description The same as PATCH.
         */
        readonly post: operations["resumeScheduleByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Resume a schedule.
         * @description Resuming it twice has no effect.
         */
        readonly patch: operations["resumeSchedule"];
        readonly trace?: never;
    };
    readonly "/v2/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the URL groups. */
        readonly get: operations["listUrlGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/topics/{urlGroup}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        /** Get a URL group. */
        readonly get: operations["getUrlGroup"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a URL group.
         * @description Messages to its endpoints are kept. Succeeds even if it does not exist.
         */
        readonly delete: operations["deleteUrlGroup"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the headers for all messages to a URL group.
         * @description Replaces the existing ones. A header that begins with `Upstash-` configures each message that is published to the
         *     group, as if it had been sent with the publish; what the publish says itself takes precedence. A schedule copies them
         *     when it is created, except those for single messages.
         */
        readonly patch: operations["setUrlGroupHeaders"];
        readonly trace?: never;
    };
    readonly "/v2/topics/{urlGroup}/endpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add endpoints to a URL group.
         * @description Creates the group if it does not exist. An endpoint with an existing name or URL replaces that one.
         */
        readonly post: operations["addEndpoints"];
        /**
         * Remove endpoints from a URL group.
         * @description A group without endpoints is deleted.
         */
        readonly delete: operations["removeEndpoints"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/dlq": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the dead letters.
         * @description Newest first, unless `order` says otherwise. `host` and `path` are not filters of dead letters.
         */
        readonly get: operations["listDeadLetters"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete dead letters.
         * @description Deletes matching dead letters, at most `count` of them; a `cursor` in the answer means that there are more.
         */
        readonly delete: operations["deleteDeadLetters"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/dlq/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        /** Get a dead letter. */
        readonly get: operations["getDeadLetter"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a dead letter. */
        readonly delete: operations["deleteDeadLetter"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/dlq/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish dead letters again.
         * @description Each becomes a new message, with what the old one had; headers that configure a message say what is to be otherwise.
         *     The dead letters are gone.
         *     At most `count` are published; `cursor` says that there are more.
         *
         *     What is not overridden is as it was, but for the delay, and for the limits of a flow-control key, which stay as they
         *     are now. One that is refused stays, and keeps no other one from going out; where all are refused, the answer is that
         *     of the first.
         */
        readonly post: operations["retryDeadLetters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/dlq/retry/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a dead letter again.
         * @description It becomes a new message with the same properties, except those that the headers override. The dead letter is
         *     deleted.
         */
        readonly post: operations["retryDeadLetter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the events of messages.
         * @description Newest first, unless `order` says otherwise. The same as `/v2/logs`, under another name and with larger pages.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the events of messages, as named in another description.
         * @description Newest first, unless `order` says otherwise. The same as `/v2/events`, under another name and with smaller pages.
         *     With `groupBy`, the entries are in `messages`; with `messageId` alone, they are there as well as in `logs`.
         */
        readonly get: operations["listLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the flow-control keys.
         * @description A key is created by the first message with it, or by a pin or a pause. It is deleted some minutes after its last
         *     message has ended and its rate period is over, unless it is pinned or paused; the next message creates it again.
         */
        readonly get: operations["listFlowControls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        /** Get a flow-control key. */
        readonly get: operations["getFlowControl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a flow-control key.
         * @description No delivery begins, and its messages wait. The rate period continues.
         */
        readonly post: operations["pauseFlowControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Resume a flow-control key. */
        readonly post: operations["resumeFlowControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/pin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pin the limits of a flow-control key.
         * @description Pinned limits override those in messages, until they are unpinned. `parallelism`, `rate` or both are required. A new
         *     period begins.
         */
        readonly post: operations["pinFlowControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/unpin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unpin the limits of a flow-control key.
         * @description The pinned limits stay until a message changes them, or until the key is deleted for lack of messages. Has no effect
         *     on a key that does not exist.
         */
        readonly post: operations["unpinFlowControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/resetRate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the rate of a flow-control key.
         * @description Begins a new period now, with no deliveries counted: neither those that were sent before, nor those that were
         *     about to be sent. Has no effect on a key that does not exist.
         */
        readonly post: operations["resetRate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flowControl/{flowControlKey}/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the rate of a flow-control key, by an older name.
         * @description Begins a new period now, with no deliveries counted. Has no effect on a key that does not exist.
         */
        readonly post: operations["resetFlowControl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/globalParallelism": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the number of concurrent deliveries, and its limit. */
        readonly get: operations["getGlobalParallelism"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the signing keys.
         * @description Either may have signed a delivery: try `current`, then `next`. Their holders can sign like the platform, so the
         *     read-only token can't read them.
         */
        readonly get: operations["getSigningKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/keys/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate the signing keys.
         * @description `next` becomes `current`, and there is a new `next`. Each attempt is signed with the `current` key of its moment.
         *
         *     The grace of receivers lasts until the next rotation: one that knows the pair of before still verifies, because its
         *     `next` is what signs now. After a second rotation it knows neither key.
         */
        readonly post: operations["rotateSigningKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate the signing keys, at its old path.
         * @description The same as `/v2/keys/rotate`, at the path that the official Go client uses.
         */
        readonly post: operations["rotateSigningKeysByOldPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/trigger/{workflowUrl}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The URL of the workflow, with its scheme.
                 * @example https://example.com/workflow
                 */
                readonly workflowUrl: components["parameters"]["workflowUrl-3"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a run of a workflow.
         * @description The body is the initial payload, as the workflow's endpoint gets it. Where no failure callback is named, it is the
         *     workflow's own URL. Without `Upstash-Workflow-RunId` the run gets a random id; with the id of a run in progress that run
         *     is answered, and none is created.
         *
         *     The endpoint must answer with the header `Upstash-Workflow-Sdk`; otherwise the run fails at once.
         */
        readonly post: operations["triggerWorkflow"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/batch/trigger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start many runs of workflows.
         * @description Each item is what the request to `/v2/trigger` would be. Either all of them are started, or none.
         */
        readonly post: operations["triggerWorkflows"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/notify/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notify all runs that wait for an event.
         * @description The body is the data of the event. Each run that waits gets it as the result of its step. If none waits, the event is lost.
         */
        readonly post: operations["notifyWaiters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/notify/{workflowRunId}/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notify a run of an event.
         * @description If the run does not wait for it yet, the event is saved, and a later wait gets it: the oldest one first. A run has room for
         *     100 of them, and for no more bytes than its journal may have.
         */
        readonly post: operations["notifyWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/wait/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a run wait for an event.
         * @description The endpoint of a workflow asks for it. When the event comes, or the time is over, the step is appended to the journal, with `waitEventId`
         *     and with the data of the event in base64 as `out`, or with `waitTimeout`; then it is delivered. An event that has been saved for the run ends
         *     the wait at once.
         */
        readonly post: operations["waitForEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/waiters/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /**
         * List the runs that wait for an event.
         * @description At most 1000 of them, and about 4 MB.
         */
        readonly get: operations["listWaiters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel many runs.
         * @description Runs that have ended, and ids that no run has, do not count. Without a filter all runs in progress are canceled, `count`
         *     of them at a time.
         */
        readonly delete: operations["cancelWorkflowRuns"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/runs/{workflowRunId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
            };
            readonly cookie?: never;
        };
        /**
         * Get the journal of a run.
         * @description What the endpoint of the run has done so far, in one total order. A run that has ended is not found: its steps are in
         *     `/v2/workflows/logs`.
         */
        readonly get: operations["getWorkflowRun"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End or cancel a run.
         * @description With `cancel=false` the run ends with success, and the body is its result: so the endpoint of a workflow ends it; for a
         *     run that has ended already this has no effect. Otherwise the run is canceled: nothing of it is delivered any more, and it gets no failure
         *     callback. A run that invoked it goes on in both cases.
         */
        readonly delete: operations["endWorkflowRun"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/hooks/{userId}/{workflowRunId}/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /**
         * Call a webhook of a run by GET.
         * @description No token is needed. Whoever knows the address, which has the id of the run and of the event, sends the run an event, as
         *     `/v2/notify/{workflowRunId}/{eventId}` does. Its data is JSON: `method`, `header` (by name, a list of values), `body` (base64, absent
         *     if there is none), `proto`, `host` and `url`.
         */
        readonly get: operations["getWebhook"];
        /**
         * Call a webhook of a run by PUT.
         * @description No token is needed. Whoever knows the address, which has the id of the run and of the event, sends the run an event, as
         *     `/v2/notify/{workflowRunId}/{eventId}` does. Its data is JSON: `method`, `header` (by name, a list of values), `body` (base64, absent
         *     if there is none), `proto`, `host` and `url`.
         */
        readonly put: operations["putWebhook"];
        /**
         * Call a webhook of a run by POST.
         * @description No token is needed. Whoever knows the address, which has the id of the run and of the event, sends the run an event, as
         *     `/v2/notify/{workflowRunId}/{eventId}` does. Its data is JSON: `method`, `header` (by name, a list of values), `body` (base64, absent
         *     if there is none), `proto`, `host` and `url`.
         */
        readonly post: operations["postWebhook"];
        /**
         * Call a webhook of a run by DELETE.
         * @description No token is needed. Whoever knows the address, which has the id of the run and of the event, sends the run an event, as
         *     `/v2/notify/{workflowRunId}/{eventId}` does. Its data is JSON: `method`, `header` (by name, a list of values), `body` (base64, absent
         *     if there is none), `proto`, `host` and `url`.
         */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Call a webhook of a run by PATCH.
         * @description No token is needed. Whoever knows the address, which has the id of the run and of the event, sends the run an event, as
         *     `/v2/notify/{workflowRunId}/{eventId}` does. Its data is JSON: `method`, `header` (by name, a list of values), `body` (base64, absent
         *     if there is none), `proto`, `host` and `url`.
         */
        readonly patch: operations["patchWebhook"];
        readonly trace?: never;
    };
    readonly "/v2/workflows/logs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the runs of workflows.
         * @description Newest first, in progress and ended, with their steps. `fromDate` and `toDate` mean the creation of a run.
         */
        readonly get: operations["listWorkflowRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the events of workflows.
         * @description Newest first by the creation of their runs. With `groupBy` it is `/v2/workflows/logs`, as the official client asks for it.
         *     A page has the events of as many runs as fit in `count`, of at most 100 and at least one, and all of a run.
         */
        readonly get: operations["listWorkflowEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the runs that have failed.
         * @description Newest first. `/v2/dlq?source=workflow` is the same. Without `source`, runs are not listed there.
         */
        readonly get: operations["listWorkflowDeadLetters"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete runs that have failed.
         * @description Deletes the matching dead letters, at most `count` of them; a `cursor` in the answer means that there are more. The runs stay in the log.
         */
        readonly delete: operations["deleteWorkflowDeadLetters"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume runs that have failed.
         * @description Steps that have a result are kept; what failed, and what was cut off with it, is delivered again.
         *     Each is a new run with a new id and the settings of the old one, except for those that the headers override; the dead letter is deleted. At most `count` of
         *     them; a `cursor` in the answer means that there are more.
         */
        readonly post: operations["resumeWorkflowRuns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restart runs that have failed.
         * @description The initial payload is kept, and all steps are run again.
         *     Each is a new run with a new id and the settings of the old one, except for those that the headers override; the dead letter is deleted. At most `count` of
         *     them; a `cursor` in the answer means that there are more.
         */
        readonly post: operations["restartWorkflowRuns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a run that has failed.
         * @description The answer that the run failed with, and its failure callback.
         */
        readonly get: operations["getWorkflowDeadLetter"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a run that has failed.
         * @description It can not be resumed or restarted then. The run stays in the log.
         */
        readonly delete: operations["deleteWorkflowDeadLetter"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/resume/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a run that has failed.
         * @description Steps that have a result are kept; what failed, and what was cut off with it, is delivered again.
         *     It is a new run with a new id and the settings of the old one, except for those that the headers override; the dead letter is deleted.
         */
        readonly post: operations["resumeWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/restart/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restart a run that has failed.
         * @description The initial payload is kept, and all steps are run again.
         *     It is a new run with a new id and the settings of the old one, except for those that the headers override; the dead letter is deleted.
         */
        readonly post: operations["restartWorkflowRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/workflows/dlq/callback/{dlqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a failure callback again.
         * @description Only one that has failed or was canceled; anything else is refused with 400.
         */
        readonly post: operations["repeatFailureCallback"];
        /**
         * Cancel a failure callback.
         * @description Only one that is in progress; anything else is refused with 400. (The documents of the hosted service name the status 302.)
         */
        readonly delete: operations["cancelFailureCallback"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly "published-message": {
            /**
             * @description The id of the message, or of the earlier message if this one is a duplicate.
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
             */
            readonly messageId: string;
            /**
             * @description The destination. Present for messages to URL groups and queues.
             * @example https://example.com/one
             * @example https://example.com/two
             */
            readonly url?: string;
            /** @description Present and true if nothing was published because of an earlier message. */
            readonly deduplicated?: boolean;
        };
        /** @description One message for each endpoint of the URL group. */
        readonly "published-message-list": readonly components["schemas"]["published-message"][];
        /** @description A message; for a publish to a URL group one per endpoint. */
        readonly published: components["schemas"]["published-message"] | components["schemas"]["published-message-list"];
        readonly error: {
            /** @description What is wrong. */
            readonly error: string;
        };
        /** @description The values of each header, by its name in canonical form (`Content-Type`). */
        readonly "header-values": {
            readonly [key: string]: readonly string[];
        };
        /**
         * @description What a callback reports about a delivery. Bodies that would make it larger than the user's largest message are
         *     truncated, the response first.
         */
        readonly "callback-body": {
            /** @description The status of the response; 0 if there was none. */
            readonly status: number;
            /** @description The id of the reported message. One description of the service spells the name like this. */
            readonly sourceMessasgeId: string;
            /** @description The same, with the correct spelling. */
            readonly sourceMessageId: string;
            /** @description The headers of the response; several values of one are joined by commas. */
            readonly headers: {
                readonly [key: string]: string;
            };
            /** @description The headers of the response, with a list of values each. */
            readonly header: components["schemas"]["header-values"];
            /** @description The body of the response in base64. */
            readonly body: string;
            /** @description Retries of the message so far. */
            readonly retried: number;
            /** @description Maximum retries. */
            readonly maxRetries: number;
            /** @description The destination of the message. */
            readonly url: string;
            /** @description The method of the delivery. */
            readonly method: string;
            readonly topicName?: string;
            readonly endpointName?: string;
            readonly scheduleId?: string;
            readonly callerIP?: string;
            /** @description The headers of the message. */
            readonly sourceHeader?: components["schemas"]["header-values"];
            /** @description The body of the message in base64. In callbacks of runs of workflows: the payload of the run, or what `Upstash-Feature-Set` says. */
            readonly sourceBody?: string;
            /** @description When the first attempt was due, in Unix milliseconds. */
            readonly notBefore?: number;
            /** @description When the message was published, in Unix milliseconds. */
            readonly createdAt: number;
            /** @description The id of the dead letter, in a failure callback. */
            readonly dlqId?: string;
        };
        readonly "batch-message": {
            /**
             * @description As in the path of a publish, including its query.
             * @example https://example.com/report
             */
            readonly destination: string;
            /** @description The headers that a publish request would have. Together they may have 64 KB, as there. */
            readonly headers?: {
                readonly [key: string]: string;
            } | null;
            /**
             * @description The body of the message. An object or an array is sent as its JSON.
             * @example {}
             */
            readonly body?: string | null | Record<string, never> | readonly unknown[];
            /** @description The queue of the message. */
            readonly queue?: string | null;
        };
        /** @description The result of one item, at the same place. */
        readonly "batch-result": components["schemas"]["published-message"] | components["schemas"]["published-message-list"] | components["schemas"]["error"];
        readonly "message-ids": {
            /** @description The same as in the query. An empty list selects nothing. */
            readonly messageIds?: readonly string[];
        };
        readonly cancelled: {
            /**
             * @description How many messages were canceled.
             * @example 17
             * @example 1
             */
            readonly cancelled: number;
        };
        /** @description A message that waits or is being delivered. */
        readonly message: {
            /**
             * @description The id of the message.
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
             */
            readonly messageId: string;
            /**
             * @description The destination.
             * @example https://example.com/one
             * @example https://example.com/two
             */
            readonly url: string;
            /**
             * @description The URL group that it was published to.
             * @example billing
             */
            readonly topicName?: string;
            /**
             * @description The name of the endpoint in that group.
             * @example one
             */
            readonly endpointName?: string;
            /**
             * @description The method of the delivery.
             * @enum {string}
             */
            readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            readonly header?: components["schemas"]["header-values"];
            /**
             * @description The body, if it is UTF-8 and not empty.
             * @example {"hello":"world"}
             */
            readonly body?: string;
            /**
             * @description The body in base64, if it is not UTF-8.
             * @example 3q2+7w==
             */
            readonly bodyBase64?: string;
            /**
             * @description Retries after the first attempt.
             * @example 3
             */
            readonly maxRetries: number;
            /**
             * @description When the first attempt is due, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly notBefore: number;
            /**
             * @description When it was published, in Unix milliseconds.
             * @example 1795478340000
             */
            readonly createdAt: number;
            /**
             * @description The URL that responses are sent to.
             * @example https://example.com/callback
             */
            readonly callback?: string;
            readonly callbackHeader?: components["schemas"]["header-values"];
            /**
             * @description The URL that is called when the message is given up.
             * @example https://example.com/failed
             */
            readonly failureCallback?: string;
            readonly failureCallbackHeader?: components["schemas"]["header-values"];
            /**
             * @description The queue of the message.
             * @example orders
             */
            readonly queueName?: string;
            /**
             * @description The schedule that published it.
             * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
             */
            readonly scheduleId?: string;
            /**
             * @description The publisher's address.
             * @example 127.0.0.1
             */
            readonly callerIP?: string;
            /**
             * @description The same as `callerIP`.
             * @example 127.0.0.1
             */
            readonly callerIp?: string;
            /**
             * @description The first label.
             * @example billing
             */
            readonly label?: string;
            /** @description All labels. */
            readonly labels?: readonly string[];
            /**
             * @description The flow-control key.
             * @example api.example.com
             */
            readonly flowControlKey?: string;
            /**
             * @description Requests per period, as given with the message.
             * @example 10
             */
            readonly rate?: number;
            /**
             * @description The period in seconds, as given with the message; 1 by default. Present with `rate` and with `parallelism`.
             * @example 60
             */
            readonly period?: number;
            /**
             * @description Concurrent deliveries, as given with the message.
             * @example 5
             */
            readonly parallelism?: number;
            /**
             * @description The delay of a retry.
             * @example 1000 * (1 + retried)
             */
            readonly retryDelayExpression?: string;
            /**
             * @description The timeout of one attempt, in milliseconds.
             * @example 30000
             */
            readonly timeout?: number;
        };
        readonly queue: {
            /**
             * @example mails
             * @example orders
             */
            readonly name: string;
            /**
             * @description Unix milliseconds.
             * @example 1795478340000
             */
            readonly createdAt: number;
            /**
             * @description Unix milliseconds.
             * @example 1795478400000
             * @example 1795478340000
             */
            readonly updatedAt: number;
            /**
             * @description The limit of concurrent deliveries.
             * @example 10
             * @example 1
             */
            readonly parallelism: number;
            /** @description Whether the queue is paused. */
            readonly paused: boolean;
            /**
             * @description Messages that wait or are being delivered.
             * @example 3
             * @example 12
             */
            readonly lag: number;
        };
        readonly "upsert-queue": {
            /**
             * @description Letters, digits, `.`, `_` and `-`.
             * @example orders
             */
            readonly queueName: string;
            /**
             * @description The limit of concurrent deliveries; 1 by default for a new queue. More than the user's limit is answered with 412.
             * @example 5
             */
            readonly parallelism?: number;
            /** @description Whether the queue is paused. */
            readonly paused?: boolean;
        };
        /** @description A message that is published repeatedly. */
        readonly schedule: {
            /** @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r */
            readonly scheduleId: string;
            /** @example CRON_TZ=Europe/Berlin 0 9 * * 1 */
            readonly cron: string;
            /**
             * @description A URL, or the name of a URL group.
             * @example https://example.com/report
             */
            readonly destination: string;
            /**
             * @description Unix milliseconds.
             * @example 1795478340000
             */
            readonly createdAt: number;
            /** @example POST */
            readonly method: string;
            /** @description Whether the schedule is paused. */
            readonly isPaused: boolean;
            readonly header?: components["schemas"]["header-values"];
            /**
             * @description The body of each message, if it is UTF-8 and not empty.
             * @example {}
             */
            readonly body?: string;
            /**
             * @description The body in base64, if it is not UTF-8.
             * @example 3q2+7w==
             */
            readonly bodyBase64?: string;
            /** @example 3 */
            readonly retries: number;
            /**
             * @description Seconds between a tick and the first attempt.
             * @example 60000
             */
            readonly delay?: number;
            /**
             * @description The timeout of one attempt, in milliseconds.
             * @example 30000
             */
            readonly timeout?: number;
            /** @example https://example.com/callback */
            readonly callback?: string;
            readonly callbackHeader?: components["schemas"]["header-values"];
            /** @example https://example.com/failed */
            readonly failureCallback?: string;
            readonly failureCallbackHeader?: components["schemas"]["header-values"];
            /** @example 127.0.0.1 */
            readonly callerIP?: string;
            /** @example 127.0.0.1 */
            readonly callerIp?: string;
            /** @example orders */
            readonly queueName?: string;
            /** @example api.example.com */
            readonly flowControlKey?: string;
            /** @example 5 */
            readonly parallelism?: number;
            /** @example 10 */
            readonly rate?: number;
            /**
             * @description Seconds; 1 by default. Present with `rate` and with `parallelism`.
             * @example 60
             */
            readonly period?: number;
            /** @example 1000 * (1 + retried) */
            readonly retryDelayExpression?: string;
            /** @example billing */
            readonly label?: string;
            readonly labels?: readonly string[];
            /**
             * @description The last tick, in Unix milliseconds.
             * @example 1795420800000
             */
            readonly lastScheduleTime?: number;
            /**
             * @description The next tick, in Unix milliseconds.
             * @example 1796025600000
             */
            readonly nextScheduleTime?: number;
            /** @description The states of the last tick's messages, by message id. */
            readonly lastScheduleStates?: {
                readonly [key: string]: "IN_PROGRESS" | "SUCCESS" | "FAIL";
            };
            /**
             * @description Why the last tick has no message, for example because its URL group does not exist. Absent if it has one. The next
             *     tick tries again.
             * @example connection refused
             */
            readonly error?: string;
        };
        readonly endpoint: {
            /**
             * @description Any text without control characters. An empty name counts as absent.
             * @example one
             */
            readonly name?: string;
            /**
             * @example https://example.com/one
             * @example https://example.com/two
             */
            readonly url: string;
        };
        readonly "url-group": {
            /** @example billing */
            readonly name: string;
            /**
             * @description Unix milliseconds.
             * @example 1795478340000
             */
            readonly createdAt: number;
            /**
             * @description Unix milliseconds.
             * @example 1795478340000
             */
            readonly updatedAt: number;
            readonly endpoints: readonly components["schemas"]["endpoint"][];
            /** @description Headers that are sent with each message to the group. Absent if there are none. */
            readonly headers?: components["schemas"]["header-values"];
        };
        /** @description The values of a header. */
        readonly "header-list": readonly string[];
        readonly "group-defaults": {
            /**
             * @description Headers that are sent with each message to the group, unless the message has the same header. A name may begin
             *     with `Upstash-Forward-`, which is removed. Others that begin with `Upstash-` configure the messages, and have one
             *     value each; what a publish would be refused for is refused here, limits of the user included. They may be as many and as long as in the head of a
             *     request: 1,000 of 65,536 bytes together.
             */
            readonly headers: {
                readonly [key: string]: string | components["schemas"]["header-list"];
            };
        };
        readonly "add-endpoints": {
            readonly endpoints: readonly components["schemas"]["endpoint"][];
        };
        readonly "remove-endpoints": {
            readonly endpoints: readonly {
                /** @example one */
                readonly name?: string;
                /**
                 * @example https://example.com/one
                 * @example https://example.com/two
                 */
                readonly url?: string;
            }[];
        };
        /** @description A message that could not be delivered, and the last response to it. */
        readonly "dead-letter": components["schemas"]["message"] & {
            /**
             * @description The id of the dead letter.
             * @example 1795478460000-0
             */
            readonly dlqId: string;
            /**
             * @description The status of the last response; 0 if there was none.
             * @example 500
             */
            readonly responseStatus: number;
            readonly responseHeader?: components["schemas"]["header-values"];
            /**
             * @description The body of the last response, if it is UTF-8 and not empty.
             * @example out of order
             */
            readonly responseBody?: string;
            /**
             * @description The body of the last response in base64, if it is not UTF-8.
             * @example 3q2+7w==
             */
            readonly responseBodyBase64?: string;
            /**
             * @description Why the last attempt failed, if there was no response.
             * @example connection refused
             */
            readonly error?: string;
        };
        /** @description A run that has failed, and the answer that it failed with. */
        readonly "workflow-dead-letter": components["schemas"]["dead-letter"] & {
            /**
             * @description The id of the run.
             * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
             */
            readonly workflowRunId: string;
            /**
             * @description When the run was created, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly workflowCreatedAt: number;
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly workflowUrl: string;
            /**
             * @description The state of the failure callback. Absent if there is none.
             * @example CALLBACK_SUCCESS
             */
            readonly failureFunctionState?: string;
            /** @description The failure callback. Absent if there is none. */
            readonly failureCallbackInfo?: {
                /**
                 * @description Its state.
                 * @enum {string}
                 */
                readonly state: "CALLBACK_INPROGRESS" | "CALLBACK_SUCCESS" | "CALLBACK_FAIL" | "CALLBACK_CANCELED";
                /**
                 * @description The status that it was answered with.
                 * @example 200
                 */
                readonly responseStatus?: number;
                /** @description What it was answered with. */
                readonly responseBody?: string;
                readonly responseHeaders?: components["schemas"]["header-values"];
            };
        };
        readonly "dead-letter-page": {
            /**
             * @description The start of the next page. Absent at the end.
             * @example dlq-hofzf17cao
             */
            readonly cursor?: string;
            readonly messages: readonly (components["schemas"]["dead-letter"] | components["schemas"]["workflow-dead-letter"])[];
        };
        readonly "dlq-ids": {
            /** @description The same as in the query. An empty list selects nothing. */
            readonly dlqIds?: readonly string[];
        };
        readonly deleted: {
            /**
             * @description How many dead letters were deleted.
             * @example 17
             */
            readonly deleted: number;
            /**
             * @description Where to continue. Absent at the end.
             * @example dlq-hofzf17cao
             * @example log-hofze1hc16
             */
            readonly cursor?: string;
        };
        readonly retried: {
            /**
             * @description Where to continue. Absent at the end.
             * @example dlq-hofzf17cao
             * @example log-hofze1hc16
             */
            readonly cursor?: string;
            readonly responses: readonly {
                /**
                 * @description The id of the new message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
                 */
                readonly messageId: string;
            }[];
        };
        /** @description An event of a message. */
        readonly "log-entry": {
            /**
             * @description When it happened, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly time: number;
            /**
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
             */
            readonly messageId: string;
            /**
             * @description The state that the message entered.
             * @enum {string}
             */
            readonly state: "CREATED" | "ACTIVE" | "RETRY" | "ERROR" | "DELIVERED" | "FAILED" | "CANCEL_REQUESTED" | "CANCELED";
            /**
             * @description Why an attempt failed.
             * @example connection refused
             */
            readonly error?: string;
            /**
             * @description When it is to be delivered or retried, in Unix milliseconds.
             * @example 1795478412000
             */
            readonly nextDeliveryTime?: number;
            /**
             * @example https://example.com/one
             * @example https://example.com/two
             */
            readonly url: string;
            /** @example billing */
            readonly topicName?: string;
            /** @example one */
            readonly endpointName?: string;
            /** @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r */
            readonly scheduleId?: string;
            /** @example orders */
            readonly queueName?: string;
            readonly header?: components["schemas"]["header-values"];
            /**
             * @description The body of the message in base64.
             * @example eyJoZWxsbyI6IndvcmxkIn0=
             */
            readonly body?: string;
            /** @description Present and true if the body of a callback was truncated to the largest size of a message. */
            readonly bodyTruncated?: boolean;
            /** @example 500 */
            readonly responseStatus?: number;
            /**
             * @description The body of the response in base64.
             * @example b3V0IG9mIG9yZGVy
             */
            readonly responseBody?: string;
            readonly responseHeader?: components["schemas"]["header-values"];
            readonly responseHeaders?: components["schemas"]["header-values"];
            /**
             * @description The timeout of the attempt, in milliseconds.
             * @example 30000
             */
            readonly timeout?: number;
            /** @example POST */
            readonly method?: string;
            /** @example https://example.com/callback */
            readonly callback?: string;
            readonly callbackHeaders?: components["schemas"]["header-values"];
            /** @example https://example.com/failed */
            readonly failureCallback?: string;
            readonly failureCallbackHeaders?: components["schemas"]["header-values"];
            /** @example 3 */
            readonly maxRetries?: number;
            /** @example 1000 * (1 + retried) */
            readonly retryDelayExpr?: string;
            /** @example 1000 * (1 + retried) */
            readonly retryDelayExpression?: string;
            /** @example billing */
            readonly label?: string;
            readonly labels?: readonly string[];
            /** @example api.example.com */
            readonly flowControlKey?: string;
            /** @example 10 */
            readonly rate?: number;
            /**
             * @description Seconds; 1 by default. Present with `rate` and with `parallelism`.
             * @example 60
             */
            readonly period?: number;
            /** @example 5 */
            readonly parallelism?: number;
            /** @example 127.0.0.1 */
            readonly callerIP?: string;
            /** @example 127.0.0.1 */
            readonly callerIp?: string;
        };
        readonly "event-page": {
            /**
             * @description The start of the next page. Absent at the end.
             * @example log-hofze1hc16
             */
            readonly cursor?: string;
            readonly events: readonly components["schemas"]["log-entry"][];
        };
        /** @description The events of a message. */
        readonly "log-group": {
            /**
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
             */
            readonly messageId: string;
            readonly events: readonly components["schemas"]["log-entry"][];
        };
        readonly "log-page": {
            /**
             * @description The start of the next page. Absent at the end.
             * @example log-hofze1hc16
             */
            readonly cursor?: string;
            readonly logs: readonly components["schemas"]["log-entry"][];
            readonly messages?: readonly components["schemas"]["log-group"][];
        };
        readonly "flow-control": {
            /** @example api.example.com */
            readonly flowControlKey: string;
            /**
             * @description Messages that are due and wait for the key.
             * @example 4
             */
            readonly waitListSize: number;
            /**
             * @description The limit of concurrent deliveries; 0 means no limit.
             * @example 5
             * @example 10
             */
            readonly parallelismMax: number;
            /**
             * @description Deliveries in progress.
             * @example 5
             * @example 3
             */
            readonly parallelismCount: number;
            /**
             * @description The limit of requests per period; 0 means no limit.
             * @example 10
             */
            readonly rateMax: number;
            /**
             * @description Requests sent in this period.
             * @example 7
             */
            readonly rateCount: number;
            /**
             * @description Seconds.
             * @example 60
             */
            readonly ratePeriod: number;
            /**
             * @description Unix seconds.
             * @example 1795478400
             */
            readonly ratePeriodStart: number;
            readonly isPaused: boolean;
            /** @description Whether the parallelism is pinned, so that messages don't change it. */
            readonly isPinnedParallelism: boolean;
            /** @description Whether rate and period are pinned, so that messages don't change them. */
            readonly isPinnedRate: boolean;
        };
        readonly "global-parallelism": {
            /**
             * @description The limit of concurrent deliveries.
             * @example 10
             */
            readonly parallelismMax: number;
            /**
             * @description Deliveries in progress.
             * @example 3
             */
            readonly parallelismCount: number;
        };
        readonly "signing-keys": {
            /**
             * @description The key that signs deliveries.
             * @example sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r
             */
            readonly current: string;
            /**
             * @description The key that will sign them after a rotation.
             * @example sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs
             */
            readonly next: string;
        };
        /** @description A run of a workflow that has been created. */
        readonly "workflow-run-started": {
            /**
             * @description The id of the run.
             * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
             * @example wfr_ckxC0k6sHEAKWkXJ6hkmR
             */
            readonly workflowRunId: string;
            /**
             * @description When it was created, in Unix milliseconds. With the id it names the run, because ids may be used again.
             * @example 1795478400000
             */
            readonly workflowCreatedAt: number;
        };
        readonly "batch-trigger": {
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly destination: string;
            /** @description The headers that a request to trigger it alone would have. Together they may have 64 KB, as there. */
            readonly headers?: {
                readonly [key: string]: string;
            } | null;
            /**
             * @description The initial payload.
             * @example {}
             */
            readonly body?: string | null;
        };
        /** @description A run of a batch. */
        readonly "workflow-run-triggered": components["schemas"]["workflow-run-started"] & {
            /** @description Present and true if a run with this id is in progress, and no other one has been created. */
            readonly deduplicated?: boolean;
        };
        /** @description A run that waits for an event. */
        readonly waiter: {
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly url: string;
            /**
             * @description When it no longer waits, in Unix seconds.
             * @example 1796083200
             */
            readonly deadline: number;
            readonly headers?: components["schemas"]["header-values"];
            /**
             * @description As it was given with the wait.
             * @example https://example.com/workflow
             */
            readonly timeoutUrl?: string;
            /** @description As it was given with the wait. */
            readonly timeoutBody?: unknown;
            readonly timeoutHeaders?: components["schemas"]["header-values"];
        };
        /** @description A run that has got an event. Behind 4 MB of waiters it is told without its own. */
        readonly notified: {
            readonly waiter?: components["schemas"]["waiter"];
            /**
             * @description The message that continues the run; for a notification that has been saved the id of the notification.
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             */
            readonly messageId: string;
            /**
             * @description The run.
             * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
             */
            readonly workflowRunId: string;
            /**
             * @description When the run was created, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly workflowCreatedAt: number;
            /** @description Why the run could not take the event. */
            readonly error?: string;
        };
        readonly "wait-request": {
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly url?: string | null;
            /**
             * @description How long the run waits; seven days by default.
             * @example 7d
             */
            readonly timeout?: string | null;
            /** @description Shown with the waiters. The timeout is delivered like any other step. */
            readonly timeoutUrl?: string | null;
            /** @description Shown with the waiters. */
            readonly timeoutBody?: unknown;
            /** @description Shown with the waiters. */
            readonly timeoutHeaders?: {
                readonly [key: string]: readonly string[];
            } | null;
            /** @description The step that is appended to the journal when the event comes, or when the time is over. */
            readonly step: {
                /**
                 * @description The number of the step.
                 * @example 1
                 */
                readonly stepId: number;
                /**
                 * @description Its name.
                 * @example wait for payment
                 */
                readonly stepName: string;
                /**
                 * @description Its type: `Wait` or `WaitForWebhook`.
                 * @example Wait
                 */
                readonly stepType: string;
                /**
                 * @description The number of parallel steps.
                 * @example 1
                 */
                readonly concurrent?: number;
                /** @description The step that it plans. */
                readonly targetStep?: number;
            };
        };
        /** @description The selection of older clients. */
        readonly "workflow-run-ids": {
            /**
             * @description These runs.
             * @example [
             *       "wfr_Mg3gJtOEJFRPBHZNqPFRm"
             *     ]
             */
            readonly workflowRunIds?: readonly string[];
            /**
             * @description The runs of workflows whose URLs begin so.
             * @example https://example.com/workflow
             */
            readonly workflowUrl?: string;
        };
        /** @description An entry of the journal of a run. */
        readonly "workflow-journal-entry": {
            /**
             * @description The message that it is delivered with.
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             * @example msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E
             */
            readonly messageId: string;
            /**
             * @description `step` is the initial payload in the first entry, and the JSON of a step in all others. `toCallback` is the body of
             *     a call to a third party, `fromCallback` the outcome of one.
             * @enum {string}
             */
            readonly callType: "step" | "toCallback" | "fromCallback";
            /**
             * @description The content in base64.
             * @example eyJoZWxsbyI6IndvcmxkIn0=
             */
            readonly body: string;
        };
        /** @description A delivery that failed. */
        readonly "workflow-step-error": {
            /**
             * @description What was wrong.
             * @example detected a non-workflow destination for trigger/invoke. make sure you are sending the request to the correct endpoint
             */
            readonly error: string;
            /**
             * @description The body of the answer.
             * @example out of order
             */
            readonly body?: string;
            readonly headers?: components["schemas"]["header-values"];
            /**
             * @description The status of the answer; 0 if there was none.
             * @example 500
             */
            readonly status: number;
            /**
             * @description When, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly time: number;
        };
        /** @description The failure callback of a run. */
        readonly "failure-function": {
            /**
             * @description Its message.
             * @example msg_26hZCxh1dCuRkqdQpRrVJCNuc5mRd
             */
            readonly messageId: string;
            /**
             * @description Where it is sent.
             * @example https://example.com/workflow
             */
            readonly url: string;
            /**
             * @description Its state.
             * @enum {string}
             */
            readonly state: "CALLBACK_INPROGRESS" | "CALLBACK_SUCCESS" | "CALLBACK_FAIL" | "CALLBACK_CANCELED";
            /**
             * @description The dead letter of the run.
             * @example 1795478460000-0
             */
            readonly dlqId?: string;
            readonly failHeaders?: components["schemas"]["header-values"];
            /**
             * @description The status of the answer that the run failed with.
             * @example 500
             */
            readonly failStatus?: number;
            /**
             * @description The answer that the run failed with.
             * @example out of order
             */
            readonly failResponse?: string;
            /**
             * @description The status that the callback was answered with.
             * @example 200
             */
            readonly responseStatus?: number;
            /** @description What the callback was answered with. */
            readonly responseBody?: string;
            readonly responseHeaders?: components["schemas"]["header-values"];
            /**
             * @description Its retries.
             * @example 3
             */
            readonly maxRetries?: number;
            readonly errors?: readonly components["schemas"]["workflow-step-error"][];
        };
        /** @description A step, or what will become one. */
        readonly "workflow-step": {
            /**
             * @description The number of the step; 0 for the initial payload.
             * @example 1
             */
            readonly stepId?: number;
            /**
             * @description Its name; `init` for the initial payload.
             * @example charge
             */
            readonly stepName?: string;
            /**
             * @description `Initial`, `Run`, `SleepFor`, `SleepUntil`, `Call`, `Wait`, `Notify`, `Invoke`, `CreateWebhook` or
             *     `WaitForWebhook`.
             * @example Run
             */
            readonly stepType?: string;
            /**
             * @description `step`, `toCallback` or `fromCallback`.
             * @example step
             */
            readonly callType?: string;
            /**
             * @description Its message.
             * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
             */
            readonly messageId: string;
            /**
             * @description Its state.
             * @enum {string}
             */
            readonly state: "STEP_PROGRESS" | "STEP_SUCCESS" | "STEP_RETRY" | "STEP_FAILED" | "STEP_CANCELED";
            /**
             * @description The result, or the initial payload. Absent if there is none.
             * @example {"charged":true}
             */
            readonly out?: string;
            /**
             * @description The retries of a delivery.
             * @example 3
             */
            readonly retries?: number;
            /**
             * @description The delay of a retry.
             * @example 1000 * (1 + retried)
             */
            readonly retryDelay?: string;
            /**
             * @description The number of parallel steps.
             * @example 1
             */
            readonly concurrent?: number;
            /**
             * @description When it was stored, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly createdAt?: number;
            readonly headers?: components["schemas"]["header-values"];
            /** @description The URL of a call. */
            readonly callUrl?: string;
            /** @description The method of a call. */
            readonly callMethod?: string;
            readonly callHeaders?: components["schemas"]["header-values"];
            /** @description The body of a call. */
            readonly callBody?: string;
            /** @description The status that a call was answered with. */
            readonly callResponseStatus?: number;
            /** @description The answer to a call. */
            readonly callResponseBody?: string;
            readonly callResponseHeaders?: components["schemas"]["header-values"];
            /** @description The run that was invoked. */
            readonly invokedWorkflowRunId?: string;
            /** @description Its URL. */
            readonly invokedWorkflowUrl?: string;
            /** @description When it was created, in Unix milliseconds. */
            readonly invokedWorkflowCreatedAt?: number;
            /**
             * @description What it was invoked with; of a long payload the beginning.
             * @example {"order":1523}
             */
            readonly invokedWorkflowRunBody?: string;
            readonly invokedWorkflowRunHeaders?: components["schemas"]["header-values"];
            /** @description How long it sleeps, as it was given. */
            readonly sleepFor?: number | string;
            /** @description Until when it sleeps, as it was given. */
            readonly sleepUntil?: number | string;
            /** @description The event that it waits for. */
            readonly waitEventId?: string;
            /** @description How long it waits. */
            readonly waitTimeoutDuration?: string;
            /** @description Until when it waits, in Unix milliseconds. */
            readonly waitTimeoutDeadline?: number;
            /** @description Whether it has waited in vain. */
            readonly waitTimeout?: boolean;
            /** @description When it is delivered, in Unix milliseconds. */
            readonly nextDeliveryTime?: number;
            /** @description Deliveries that failed, oldest first; the last 20. */
            readonly errors?: readonly components["schemas"]["workflow-step-error"][];
        };
        /** @description Steps that belong together. */
        readonly "workflow-step-group": {
            /**
             * @description `sequential` has one step, `parallel` those that run at the same time, `next` what has no result yet.
             * @enum {string}
             */
            readonly type: "sequential" | "parallel" | "next";
            readonly steps: readonly components["schemas"]["workflow-step"][];
        };
        /** @description A run of a workflow, with its steps. */
        readonly "workflow-run": {
            /**
             * @description The id of the run.
             * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
             */
            readonly workflowRunId: string;
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly workflowUrl: string;
            /**
             * @description The state of the run.
             * @enum {string}
             */
            readonly workflowState: "RUN_STARTED" | "RUN_SUCCESS" | "RUN_FAILED" | "RUN_CANCELED";
            /**
             * @description When it was created, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly workflowRunCreatedAt: number;
            /**
             * @description When it ended, in Unix milliseconds.
             * @example 1795478460000
             */
            readonly workflowRunCompletedAt?: number;
            /**
             * @description Who has triggered it.
             * @example 127.0.0.1
             */
            readonly workflowRunCallerIp?: string;
            /**
             * @description The result of the run.
             * @example {"charged":true}
             */
            readonly workflowRunResponse?: string;
            /**
             * @description Why the run does not go on, or what went wrong lately.
             * @example the endpoint has answered without a step or a result
             */
            readonly problem?: string;
            /** @description The run that has invoked this one. */
            readonly invoker?: {
                /**
                 * @description Its id.
                 * @example wfr_ckxC0k6sHEAKWkXJ6hkmR
                 */
                readonly workflowRunId: string;
                /**
                 * @description Its URL.
                 * @example https://example.com/parent
                 */
                readonly workflowUrl: string;
                /**
                 * @description When it was created, in Unix milliseconds.
                 * @example 1795478300000
                 */
                readonly workflowRunCreatedAt: number;
            };
            readonly failureFunction?: components["schemas"]["failure-function"];
            /**
             * @description Its dead letter.
             * @example 1795478460000-0
             */
            readonly dlqId?: string;
            /**
             * @description The first label.
             * @example billing
             */
            readonly label?: string;
            /** @description All labels. */
            readonly labels?: readonly string[];
            /**
             * @description The flow-control key.
             * @example api.example.com
             */
            readonly flowControlKey?: string;
            /** @description The steps in the order of the journal. The first is the initial payload. */
            readonly steps: readonly components["schemas"]["workflow-step-group"][];
        };
        /** @description An event of a run. */
        readonly "workflow-event": {
            /**
             * @description When, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly time: number;
            /**
             * @description The state that the run (`RUN_…`) or a step (`STEP_…`) has entered.
             * @example RUN_STARTED
             */
            readonly state: string;
            /**
             * @description The id of the run.
             * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
             */
            readonly workflowRunId: string;
            /**
             * @description The URL of the workflow.
             * @example https://example.com/workflow
             */
            readonly workflowUrl: string;
            /**
             * @description When the run was created, in Unix milliseconds.
             * @example 1795478400000
             */
            readonly workflowCreatedAt: number;
            readonly stepInfo?: components["schemas"]["workflow-step"];
            /** @description The result of the run. */
            readonly workflowRunResponse?: string;
            /** @description The dead letter of the run. */
            readonly dlqId?: string;
            /**
             * @description The first label.
             * @example billing
             */
            readonly label?: string;
            /** @description All labels. */
            readonly labels?: readonly string[];
            /**
             * @description Who has triggered it.
             * @example 127.0.0.1
             */
            readonly callerIp?: string;
        };
        readonly "workflow-log-page": {
            /**
             * @description The start of the next page. Absent at the end.
             * @example run-hofzf17cao
             */
            readonly cursor?: string;
            /** @description The runs, if they are asked for. */
            readonly runs?: readonly components["schemas"]["workflow-run"][];
            /** @description The events of the runs, if they are not grouped. */
            readonly events?: readonly components["schemas"]["workflow-event"][];
        };
        readonly "workflow-dead-letter-page": {
            /**
             * @description The start of the next page. Absent at the end.
             * @example dlq-hofzf17cao
             */
            readonly cursor?: string;
            readonly messages: readonly components["schemas"]["workflow-dead-letter"][];
        };
        readonly "workflow-runs-started": {
            /**
             * @description Where to continue. Absent at the end.
             * @example dlq-hofzf17cao
             */
            readonly cursor?: string;
            /** @description The new runs. */
            readonly workflowRuns: readonly components["schemas"]["workflow-run-started"][];
        };
    };
    responses: {
        /** @description A page of another origin may have caused the request without knowing the credentials. */
        readonly "other-page": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The message has been stored and will be delivered. */
        readonly published: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["published"];
            };
        };
        /** @description Nothing was published, because the message duplicates an earlier one. */
        readonly duplicate: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["published"];
            };
        };
        /** @description A header, a parameter or the body is not valid for the operation. */
        readonly invalid: {
            headers: {
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
        /** @description The token is the read-only one, or a page of another origin may have caused the request. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description It does not exist (any more), or the region in the name of the host does not exist. */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The request exceeds one of the user's limits. */
        readonly "limit-exceeded": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body exceeds the user's limit; or, with `Retry-After`, the large requests under way leave no room for another one. */
        readonly "too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The user has reached the daily limit of messages. */
        readonly "daily-limit": {
            headers: {
                readonly "RateLimit-Limit": components["headers"]["dailyLimit"];
                readonly "RateLimit-Remaining": components["headers"]["dailyRemaining"];
                readonly "RateLimit-Reset": components["headers"]["dailyReset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The platform is stopping, its disk is full, or its store can't be reached; or it is being reset, or its reset has failed; or clients have not read earlier answers, and there is no room for another large one. Nothing has been stored. `Retry-After`, if there is one, says when to try again. */
        readonly unavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The message has been stored and will be delivered when its turn comes. */
        readonly enqueued: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["published"];
            };
        };
        /** @description The result of each item, in the same order. */
        readonly "batch-published": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["batch-result"][];
            };
        };
        /** @description The host is that of a region that does not exist. */
        readonly "no-such-region": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The number of canceled messages. */
        readonly "cancelled-many": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["cancelled"];
            };
        };
        /** @description The user has reached the limit of requests per second. */
        readonly "burst-limit": {
            headers: {
                readonly "Burst-RateLimit-Limit": components["headers"]["burstLimit"];
                readonly "Burst-RateLimit-Remaining": components["headers"]["burstRemaining"];
                readonly "Burst-RateLimit-Reset": components["headers"]["burstReset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The message. */
        readonly message: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["message"];
            };
        };
        /** @description The message is canceled. */
        readonly cancelled: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["cancelled"];
            };
        };
        /** @description Done. There is no body. */
        readonly done: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description All queues. */
        readonly queues: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["queue"][];
            };
        };
        /** @description The queue has been stored. There is no body. */
        readonly "queue-kept": {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The queue. */
        readonly queue: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["queue"];
            };
        };
        /** @description All schedules. */
        readonly schedules: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["schedule"][];
            };
        };
        /** @description The schedule. */
        readonly schedule: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["schedule"];
            };
        };
        /** @description The schedule has been stored. */
        readonly "schedule-created": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r */
                    readonly scheduleId: string;
                };
            };
        };
        /** @description All URL groups. */
        readonly "url-groups": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["url-group"][];
            };
        };
        /** @description The URL group. */
        readonly "url-group": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["url-group"];
            };
        };
        /** @description The endpoints have been stored. There is no body. */
        readonly "endpoints-kept": {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Dead letters, newest first. */
        readonly "dead-letters": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["dead-letter-page"];
            };
        };
        /** @description The number of deleted dead letters. */
        readonly "deleted-many": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["deleted"];
            };
        };
        /** @description The dead letter. */
        readonly "dead-letter": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["dead-letter"];
            };
        };
        /** @description The new messages. */
        readonly "retried-many": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["retried"];
            };
        };
        /** @description The user has reached the daily limit of messages, or the limit of requests per second. */
        readonly "any-limit": {
            headers: {
                readonly "RateLimit-Limit": components["headers"]["dailyLimit"];
                readonly "RateLimit-Remaining": components["headers"]["dailyRemaining"];
                readonly "RateLimit-Reset": components["headers"]["dailyReset"];
                readonly "Burst-RateLimit-Limit": components["headers"]["burstLimit"];
                readonly "Burst-RateLimit-Remaining": components["headers"]["burstRemaining"];
                readonly "Burst-RateLimit-Reset": components["headers"]["burstReset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The new message. */
        readonly retried: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["published-message"];
            };
        };
        /** @description Log entries, newest first. */
        readonly events: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["event-page"];
            };
        };
        /** @description Log entries, newest first. */
        readonly logs: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["log-page"];
            };
        };
        /** @description The keys, sorted. */
        readonly "flow-controls": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["flow-control"][];
            };
        };
        /** @description The key. */
        readonly "flow-control": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["flow-control"];
            };
        };
        /** @description The limits have been pinned. There is no body. */
        readonly "limits-pinned": {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Concurrent deliveries of the user. */
        readonly "global-parallelism": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["global-parallelism"];
            };
        };
        /** @description The keys. */
        readonly "signing-keys": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["signing-keys"];
            };
        };
        /** @description The run. The answer is sent when it would survive a loss of power. */
        readonly "workflow-run-started": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-run-started"];
            };
        };
        /** @description The runs, in the order of the items. The answer is sent when they would survive a loss of power. */
        readonly "workflow-runs-triggered": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["workflow-run-triggered"][];
            };
        };
        /** @description The runs that have got the event; none if none waits. */
        readonly notified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["notified"][];
            };
        };
        /** @description The run has no room for another event, or for one of this size. */
        readonly "too-many-events": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The runs that wait for the event, oldest first. */
        readonly waiters: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["waiter"][];
            };
        };
        /** @description The number of canceled runs. */
        readonly "workflow-runs-cancelled": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["cancelled"];
            };
        };
        /** @description The journal of the run so far. */
        readonly "workflow-journal": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["workflow-journal-entry"][];
            };
        };
        /** @description There is no such run in progress, no such user or no such region. */
        readonly "webhook-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Runs with their steps, newest first. */
        readonly "workflow-logs": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-log-page"];
            };
        };
        /** @description Events of runs, newest first; with `groupBy` the runs with their steps. */
        readonly "workflow-events": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-log-page"];
            };
        };
        /** @description Runs that have failed, newest first. */
        readonly "workflow-dead-letters": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-dead-letter-page"];
            };
        };
        /** @description The new runs. */
        readonly "workflow-runs-renewed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-runs-started"];
            };
        };
        /** @description The run that has failed. */
        readonly "workflow-dead-letter": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-dead-letter"];
            };
        };
        /** @description The new run. */
        readonly "workflow-run-renewed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-run-started"];
            };
        };
        /** @description The run whose failure callback is sent again. */
        readonly "workflow-callback-repeated": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["workflow-run-started"];
            };
        };
        /** @description The failure callback is in another state, or the request is not valid. */
        readonly "failure-callback-refused": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
    };
    parameters: {
        /**
         * @description The URL to deliver to, with its scheme, or the name of a URL group.
         * @example https://example.com/hook
         */
        readonly destination: string;
        /**
         * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
         *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
         */
        readonly destinationQuery: {
            readonly [key: string]: string;
        };
        /**
         * @description The type of the body. It is forwarded to the destination unchanged.
         * @example application/json
         */
        readonly contentType: string;
        /**
         * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
         * @example PUT
         */
        readonly method: string;
        /**
         * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
         * @example 1h30m
         */
        readonly delay: string;
        /**
         * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
         * @example 1795478400
         */
        readonly notBefore: string;
        /**
         * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
         * @example 5
         */
        readonly retries: string;
        /**
         * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
         *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
         *     default retry n follows after e^(2.5 n) seconds, at most a day.
         * @example pow(2, retried) * 1000
         */
        readonly retryDelay: string;
        /**
         * @description The timeout of one attempt. The user's timeout is the maximum.
         * @example 30s
         */
        readonly timeout: string;
        /**
         * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
         * @example order-1523
         */
        readonly deduplicationId: string;
        /**
         * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
         *     explicit id takes precedence.
         * @example true
         */
        readonly contentBasedDeduplication: string;
        /**
         * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
         *     together with `Upstash-Callback`.
         * @example https://example.com/callback
         */
        readonly serviceCallback: string;
        /**
         * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
         *     is left. Not together with `Service-Callback`.
         * @example https://example.com/callback
         */
        readonly callback: string;
        /**
         * @description The method of the callback. POST by default.
         * @example POST
         */
        readonly callbackMethod: string;
        /**
         * @description The timeout of one attempt of the callback.
         * @example 10s
         */
        readonly callbackTimeout: string;
        /**
         * @description Retries of the callback; those of the message by default.
         * @example 2
         */
        readonly callbackRetries: string;
        /**
         * @description Like `Upstash-Retry-Delay`, for the callback.
         * @example 1000 * (1 + retried)
         */
        readonly callbackRetryDelay: string;
        /**
         * @description The URL that is called when the message is given up.
         * @example https://example.com/failed
         */
        readonly failureCallback: string;
        /**
         * @description The method of the failure callback. POST by default.
         * @example POST
         */
        readonly failureCallbackMethod: string;
        /**
         * @description The timeout of one attempt of the failure callback.
         * @example 10s
         */
        readonly failureCallbackTimeout: string;
        /**
         * @description Retries of the failure callback; those of the message by default.
         * @example 2
         */
        readonly failureCallbackRetries: string;
        /**
         * @description Like `Upstash-Retry-Delay`, for the failure callback.
         * @example 1000 * (1 + retried)
         */
        readonly failureCallbackRetryDelay: string;
        /**
         * @description `true` forwards all other headers of the request to the destination.
         * @example true
         */
        readonly headerForward: string;
        /**
         * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
         * @example api.example.com
         */
        readonly flowControlKey: string;
        /**
         * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
         *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
         *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
         * @example parallelism=5, rate=10, period=1m
         */
        readonly flowControlValue: string;
        /**
         * @description Labels to find the message by, separated by commas.
         * @example billing,eu
         */
        readonly label: string;
        /**
         * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
         *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
         *     which contain its headers and its body, are redacted as well.
         * @example body,header[Authorization]
         */
        readonly redactFields: string;
        /**
         * @description The queue of the message.
         * @example orders
         */
        readonly queueName: string;
        /**
         * @description The run that the message belongs to. It makes the message one of a workflow.
         * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
         */
        readonly workflowRunId: string;
        /**
         * @description `true` creates the run, and the body is its initial payload; otherwise the body is a step.
         * @example true
         */
        readonly workflowInit: string;
        /**
         * @description The URL of the workflow; the destination by default.
         * @example https://example.com/workflow
         */
        readonly workflowUrl: string;
        /**
         * @description `step`, or `toCallback` for a call to a third party.
         * @example step
         */
        readonly workflowCallType: string;
        /**
         * @description `true` creates a run for another one, which gets its result. The body is an envelope that names the other one.
         * @example true
         */
        readonly workflowInvoke: string;
        /**
         * @description The version of the protocol. There is one.
         * @example 1
         */
        readonly workflowSdkVersion: string;
        /**
         * @description What the client can do, separated by commas; see [Workflows](#workflows).
         * @example LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig
         */
        readonly featureSet: string;
        /**
         * @description The name of the queue.
         * @example orders
         */
        readonly "queueName-2": string;
        /**
         * @description The URL to deliver to, with its scheme, or the name of a URL group.
         * @example https://example.com/hook
         */
        readonly destinationUrl: string;
        /** @description These messages, ignoring all other filters. */
        readonly messageIds: readonly string[];
        /** @description Only messages with one of these ids. */
        readonly messageId: readonly string[];
        /** @description Only messages to one of these URLs. */
        readonly url: readonly string[];
        /** @description Only messages to one of these URL groups. */
        readonly topicName: readonly string[];
        /** @description Only messages of one of these queues. */
        readonly "queueName-3": readonly string[];
        /** @description Only messages of one of these schedules. */
        readonly scheduleId: readonly string[];
        /** @description Only messages with one of these labels. */
        readonly "label-2": readonly string[];
        /** @description Only messages with one of these flow-control keys. */
        readonly "flowControlKey-2": readonly string[];
        /** @description Only messages that were published from one of these addresses. */
        readonly callerIp: readonly string[];
        /** @description An older name of `callerIp`. */
        readonly callerIP: readonly string[];
        /** @description From this time on, in Unix milliseconds. */
        readonly fromDate: number;
        /** @description Up to and including this time, in Unix milliseconds. */
        readonly toDate: number;
        /** @description Only messages to one of these hosts, with the port if the URL has one. */
        readonly host: readonly string[];
        /** @description Only messages to one of these paths. */
        readonly path: readonly string[];
        /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
        readonly api: readonly string[];
        /** @description The maximum number, oldest first; more than 500 count as 500. All matching ones by default. */
        readonly cancelCount: number;
        /** @description The `cursor` of the previous page; empty or absent for the first one. */
        readonly deadLetterCursor: string;
        /**
         * @description The id of the message.
         * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
         */
        readonly "messageId-2": string;
        /**
         * @description When the message is published: five fields (minute, hour, day of the month, month, day of the week) or one of
         *     `@yearly`, `@monthly`, `@weekly`, `@daily` and `@hourly`; in UTC or, with `CRON_TZ=zone ` before it, in a time zone.
         *     If both the day of the month and the day of the week are given, either matches.
         * @example CRON_TZ=Europe/Berlin 0 9 * * 1
         */
        readonly cron: string;
        /**
         * @description The id of the schedule. An existing one is overwritten.
         * @example nightly-report
         */
        readonly "scheduleId-2": string;
        /**
         * @description The id of the schedule.
         * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
         */
        readonly "scheduleId-3": string;
        /**
         * @description The name of the URL group.
         * @example billing
         */
        readonly urlGroup: string;
        /** @description These dead letters, ignoring all other filters. */
        readonly dlqIds: readonly string[];
        /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
        readonly responseStatus: readonly string[];
        /** @description Only what belongs to workflows. Dead letters are those of `/v2/workflows/dlq` then; of events nothing matches, see `/v2/workflows/events`. */
        readonly source: "workflow";
        /** @description Only messages of one of these workflow runs. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
        readonly "workflowRunId-2": readonly string[];
        /** @description Only messages of one of these workflows. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
        readonly "workflowUrl-2": readonly string[];
        /** @description Only the run that was created at this time, in Unix milliseconds. */
        readonly workflowCreatedAt: number;
        /** @description Only runs whose failure callback is in one of these states. */
        readonly stateOfFailureFunction: readonly string[];
        /** @description Another name of `failureFunctionState`. */
        readonly failureCallbackState: readonly string[];
        /** @description How many bytes of each `body` and `responseBody` are returned; all by default, none with 0. */
        readonly trimBody: number;
        /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
        readonly agentRegion: string;
        /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
        readonly agentPort: string;
        /** @description The order by the time when they were given up. A cursor continues in the order of its page. */
        readonly deadLetterOrder: "latestFirst" | "earliestFirst";
        /** @description The most entries to return; more than 100 count as 100. */
        readonly count: number;
        /**
         * @description The id of the dead letter.
         * @example 1795478460000-0
         */
        readonly dlqId: string;
        /**
         * @description Only entries with one of these states. `IN_PROGRESS` stands for `ACTIVE`, `RETRY` and `ERROR`; `CANCELLED` for
         *     `CANCELED`.
         */
        readonly state: readonly string[];
        /** @description The most entries to return; more than 1000 count as 1000. */
        readonly eventCount: number;
        /** @description Which come first, by when they happened. A cursor goes on in the order in which its page was. */
        readonly logOrder: "latestFirst" | "earliestFirst";
        /** @description The `cursor` of the previous page; empty or absent for the first one. */
        readonly logCursor: string;
        /**
         * @description Returns the entries of the page by message, under `messages`; `logs` is empty then. A message whose entries
         *     continue on the next page is in both.
         */
        readonly groupBy: "messageId";
        /**
         * @description The flow-control key.
         * @example api.example.com
         */
        readonly "flowControlKey-3": string;
        /**
         * @description The URL of the workflow, with its scheme.
         * @example https://example.com/workflow
         */
        readonly "workflowUrl-3": string;
        /**
         * @description The name of the event.
         * @example payment-1523
         */
        readonly eventId: string;
        /**
         * @description The id of the run.
         * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
         */
        readonly "workflowRunId-3": string;
        /**
         * @description The run that waits.
         * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
         */
        readonly runOfWait: string;
        /** @description These runs, ignoring all other filters. */
        readonly workflowRunIds: readonly string[];
        /** @description Only runs of workflows whose URLs begin so, or are so with `workflowUrlExactMatch`. */
        readonly workflowUrlPrefix: readonly string[];
        /** @description Whether `workflowUrl` is the whole URL. */
        readonly workflowUrlExactMatch: boolean;
        /** @description Only runs with one of these labels. */
        readonly "label-3": readonly string[];
        /** @description Only runs with one of these flow-control keys. */
        readonly "flowControlKey-4": readonly string[];
        /** @description Only runs that were triggered from one of these addresses. */
        readonly "callerIp-2": readonly string[];
        /** @description Only runs of workflows on one of these hosts, with the port if the URL has one. */
        readonly "host-2": readonly string[];
        /** @description Only runs of workflows with one of these paths. */
        readonly "path-2": readonly string[];
        /** @description The most runs to cancel, newest first. */
        readonly "cancelCount-2": number;
        /** @description `false` if the run has ended by itself. */
        readonly cancel: boolean;
        /**
         * @description The user that the run belongs to; the clients read it from their token.
         * @example defaultUser
         */
        readonly userId: string;
        /** @description Only runs with one of these ids. */
        readonly "workflowRunId-4": readonly string[];
        /** @description These runs, as `id@created`, ignoring all other filters. */
        readonly workflowRuns: readonly string[];
        /** @description Only runs of one of these workflows. */
        readonly "workflowUrl-4": readonly string[];
        /** @description Only runs in one of these states; of a state of steps, runs with a step in it. */
        readonly "state-2": readonly string[];
        /** @description Only runs that one of these messages belongs to. */
        readonly "messageId-3": readonly string[];
        /** @description How many bytes of each payload, result and answer are returned; all by default, none with 0 or -1. */
        readonly "trimBody-2": number;
        /** @description Returns runs with their steps, under `runs`, in place of events. */
        readonly "groupBy-2": "workflowRunId";
        /** @description The most runs to return; more than 10 count as 10. */
        readonly runCount: number;
        /** @description The `cursor` of the previous page; empty or absent for the first one. */
        readonly runCursor: string;
        /** @description The most entries to return; more than 1000 events, or 10 runs, count as so many. */
        readonly "eventCount-2": number;
    };
    requestBodies: {
        readonly "callback-body": {
            readonly content: {
                readonly "application/json": components["schemas"]["callback-body"];
            };
        };
    };
    headers: {
        /**
         * @description How to authenticate.
         * @example Bearer realm="Plinth"
         */
        readonly wwwAuthenticate: string;
        /**
         * @description The daily limit of messages (UTC). Present if this limit was reached.
         * @example 1000
         */
        readonly dailyLimit: string;
        /**
         * @description Messages that may still be published today.
         * @example 0
         */
        readonly dailyRemaining: string;
        /**
         * @description When the next day begins, in Unix seconds.
         * @example 1795564800
         */
        readonly dailyReset: string;
        /**
         * @description The limit of requests per second. Present if this limit was reached.
         * @example 100
         */
        readonly burstLimit: string;
        /**
         * @description Requests that may still be sent in this second.
         * @example 0
         */
        readonly burstRemaining: string;
        /**
         * @description When the next second begins, in Unix seconds.
         * @example 1795478401
         */
        readonly burstReset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly publish: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
                /**
                 * @description The queue of the message.
                 * @example orders
                 */
                readonly "Upstash-Queue-Name"?: components["parameters"]["queueName"];
                /**
                 * @description The run that the message belongs to. It makes the message one of a workflow.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly "Upstash-Workflow-RunId"?: components["parameters"]["workflowRunId"];
                /**
                 * @description `true` creates the run, and the body is its initial payload; otherwise the body is a step.
                 * @example true
                 */
                readonly "Upstash-Workflow-Init"?: components["parameters"]["workflowInit"];
                /**
                 * @description The URL of the workflow; the destination by default.
                 * @example https://example.com/workflow
                 */
                readonly "Upstash-Workflow-Url"?: components["parameters"]["workflowUrl"];
                /**
                 * @description `step`, or `toCallback` for a call to a third party.
                 * @example step
                 */
                readonly "Upstash-Workflow-CallType"?: components["parameters"]["workflowCallType"];
                /**
                 * @description `true` creates a run for another one, which gets its result. The body is an envelope that names the other one.
                 * @example true
                 */
                readonly "Upstash-Workflow-Invoke"?: components["parameters"]["workflowInvoke"];
                /**
                 * @description The version of the protocol. There is one.
                 * @example 1
                 */
                readonly "Upstash-Workflow-Sdk-Version"?: components["parameters"]["workflowSdkVersion"];
                /**
                 * @description What the client can do, separated by commas; see [Workflows](#workflows).
                 * @example LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig
                 */
                readonly "Upstash-Feature-Set"?: components["parameters"]["featureSet"];
            };
            readonly path: {
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination: components["parameters"]["destination"];
            };
            readonly cookie?: never;
        };
        /** @description The body of the message, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["published"];
            readonly 202: components["responses"]["duplicate"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly enqueue: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
            };
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination: components["parameters"]["destination"];
            };
            readonly cookie?: never;
        };
        /** @description The body of the message, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["enqueued"];
            readonly 202: components["responses"]["duplicate"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly batch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly (components["schemas"]["batch-message"] | unknown)[];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["batch-published"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly publishV1: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description A message with the same id within ten minutes is not published again; the answer is 202 with the id of the first.
                 * @example order-1523
                 */
                readonly "Upstash-Deduplication-Id"?: components["parameters"]["deduplicationId"];
                /**
                 * @description `true` derives the deduplication id from a hash of destination, body, `Content-Type` and forwarded headers. An
                 *     explicit id takes precedence.
                 * @example true
                 */
                readonly "Upstash-Content-Based-Deduplication"?: components["parameters"]["contentBasedDeduplication"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
                /**
                 * @description The queue of the message.
                 * @example orders
                 */
                readonly "Upstash-Queue-Name"?: components["parameters"]["queueName"];
            };
            readonly path: {
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/hook
                 */
                readonly destination_url: components["parameters"]["destinationUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The body of the message, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["published"];
            readonly 202: components["responses"]["duplicate"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly cancelMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description Only messages to one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host"];
                /** @description Only messages to one of these paths. */
                readonly path?: components["parameters"]["path"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /** @description The maximum number, oldest first; more than 500 count as 500. All matching ones by default. */
                readonly count?: components["parameters"]["cancelCount"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["message-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["cancelled-many"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 */
                readonly messageId: components["parameters"]["messageId-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["message"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly cancelMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 */
                readonly messageId: components["parameters"]["messageId-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["cancelled"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly runMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the message.
                 * @example msg_26hZCxZCuWyyTWPmSVBrNB882AMRP
                 */
                readonly messageId: components["parameters"]["messageId-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listQueues: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queues"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly upsertQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["upsert-queue"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["queue-kept"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly pauseQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the queue.
                 * @example orders
                 */
                readonly queueName: components["parameters"]["queueName-2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listSchedules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schedules"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly destinationOrId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schedule"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly createSchedule: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description When the message is published: five fields (minute, hour, day of the month, month, day of the week) or one of
                 *     `@yearly`, `@monthly`, `@weekly`, `@daily` and `@hourly`; in UTC or, with `CRON_TZ=zone ` before it, in a time zone.
                 *     If both the day of the month and the day of the week are given, either matches.
                 * @example CRON_TZ=Europe/Berlin 0 9 * * 1
                 */
                readonly "Upstash-Cron": components["parameters"]["cron"];
                /**
                 * @description The id of the schedule. An existing one is overwritten.
                 * @example nightly-report
                 */
                readonly "Upstash-Schedule-Id"?: components["parameters"]["scheduleId-2"];
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
                /**
                 * @description The queue of the message.
                 * @example orders
                 */
                readonly "Upstash-Queue-Name"?: components["parameters"]["queueName"];
            };
            readonly path: {
                /**
                 * @description The URL to deliver to, with its scheme, or the name of a URL group.
                 * @example https://example.com/report
                 */
                readonly destinationOrId: string;
            };
            readonly cookie?: never;
        };
        /** @description The body of the message, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["schedule-created"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly destinationOrId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly pauseScheduleByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly pauseSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeScheduleByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schedule.
                 * @example scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r
                 */
                readonly scheduleId: components["parameters"]["scheduleId-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listUrlGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["url-groups"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUrlGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["url-group"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteUrlGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly setUrlGroupHeaders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["group-defaults"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly addEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["add-endpoints"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["endpoints-kept"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly removeEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the URL group.
                 * @example billing
                 */
                readonly urlGroup: components["parameters"]["urlGroup"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["remove-endpoints"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /** @description Only what belongs to workflows. Dead letters are those of `/v2/workflows/dlq` then; of events nothing matches, see `/v2/workflows/events`. */
                readonly source?: components["parameters"]["source"];
                /** @description Only messages of one of these workflow runs. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-2"];
                /** @description Only messages of one of these workflows. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-2"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description Only runs whose failure callback is in one of these states. */
                readonly failureFunctionState?: components["parameters"]["stateOfFailureFunction"];
                /** @description Another name of `failureFunctionState`. */
                readonly failureCallbackState?: components["parameters"]["failureCallbackState"];
                /** @description How many bytes of each `body` and `responseBody` are returned; all by default, none with 0. */
                readonly trimBody?: components["parameters"]["trimBody"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly region?: components["parameters"]["agentRegion"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly local_mode_port?: components["parameters"]["agentPort"];
                /** @description The order by the time when they were given up. A cursor continues in the order of its page. */
                readonly order?: components["parameters"]["deadLetterOrder"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["dead-letters"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["dlq-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["deleted-many"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["dead-letter"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly retryDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: {
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["dlq-ids"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["retried-many"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly retryDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The method of the delivery: GET, POST, PUT, PATCH or DELETE. POST by default.
                 * @example PUT
                 */
                readonly "Upstash-Method"?: components["parameters"]["method"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description The URL that the response of the destination is sent to when delivery has finished, as a separate message. Not
                 *     together with `Upstash-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Service-Callback"?: components["parameters"]["serviceCallback"];
                /**
                 * @description The URL that the response of the destination is sent to after each attempt that got one, until one succeeds or none
                 *     is left. Not together with `Service-Callback`.
                 * @example https://example.com/callback
                 */
                readonly "Upstash-Callback"?: components["parameters"]["callback"];
                /**
                 * @description The method of the callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Callback-Method"?: components["parameters"]["callbackMethod"];
                /**
                 * @description The timeout of one attempt of the callback.
                 * @example 10s
                 */
                readonly "Upstash-Callback-Timeout"?: components["parameters"]["callbackTimeout"];
                /**
                 * @description Retries of the callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Callback-Retries"?: components["parameters"]["callbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Callback-Retry-Delay"?: components["parameters"]["callbackRetryDelay"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
            };
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: components["responses"]["retried"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description Only messages to one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host"];
                /** @description Only messages to one of these paths. */
                readonly path?: components["parameters"]["path"];
                /**
                 * @description Only entries with one of these states. `IN_PROGRESS` stands for `ACTIVE`, `RETRY` and `ERROR`; `CANCELLED` for
                 *     `CANCELED`.
                 */
                readonly state?: components["parameters"]["state"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /** @description Only what belongs to workflows. Dead letters are those of `/v2/workflows/dlq` then; of events nothing matches, see `/v2/workflows/events`. */
                readonly source?: components["parameters"]["source"];
                /** @description Only messages of one of these workflow runs. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-2"];
                /** @description Only messages of one of these workflows. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-2"];
                /** @description How many bytes of each `body` and `responseBody` are returned; all by default, none with 0. */
                readonly trimBody?: components["parameters"]["trimBody"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly region?: components["parameters"]["agentRegion"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly local_mode_port?: components["parameters"]["agentPort"];
                /** @description The most entries to return; more than 1000 count as 1000. */
                readonly count?: components["parameters"]["eventCount"];
                /** @description Which come first, by when they happened. A cursor goes on in the order in which its page was. */
                readonly order?: components["parameters"]["logOrder"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["logCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["events"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listLogs: {
        readonly parameters: {
            readonly query?: {
                /** @description These messages, ignoring all other filters. */
                readonly messageIds?: components["parameters"]["messageIds"];
                /** @description Only messages with one of these ids. */
                readonly messageId?: components["parameters"]["messageId"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description Only messages to one of these URL groups. */
                readonly topicName?: components["parameters"]["topicName"];
                /** @description Only messages of one of these queues. */
                readonly queueName?: components["parameters"]["queueName-3"];
                /** @description Only messages of one of these schedules. */
                readonly scheduleId?: components["parameters"]["scheduleId"];
                /** @description Only messages with one of these labels. */
                readonly label?: components["parameters"]["label-2"];
                /** @description Only messages with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-2"];
                /** @description Only messages that were published from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp"];
                /** @description An older name of `callerIp`. */
                readonly callerIP?: components["parameters"]["callerIP"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description Only messages to one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host"];
                /** @description Only messages to one of these paths. */
                readonly path?: components["parameters"]["path"];
                /**
                 * @description Only entries with one of these states. `IN_PROGRESS` stands for `ACTIVE`, `RETRY` and `ERROR`; `CANCELLED` for
                 *     `CANCELED`.
                 */
                readonly state?: components["parameters"]["state"];
                /** @description Only messages to one of these hosted APIs (`llm`, `email`). This service has none, so nothing matches. */
                readonly api?: components["parameters"]["api"];
                /**
                 * @description Returns the entries of the page by message, under `messages`; `logs` is empty then. A message whose entries
                 *     continue on the next page is in both.
                 */
                readonly groupBy?: components["parameters"]["groupBy"];
                /** @description Only what belongs to workflows. Dead letters are those of `/v2/workflows/dlq` then; of events nothing matches, see `/v2/workflows/events`. */
                readonly source?: components["parameters"]["source"];
                /** @description Only messages of one of these workflow runs. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-2"];
                /** @description Only messages of one of these workflows. They are listed by `/v2/workflows/…`, or dead letters with `source=workflow`; otherwise nothing matches. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-2"];
                /** @description How many bytes of each `body` and `responseBody` are returned; all by default, none with 0. */
                readonly trimBody?: components["parameters"]["trimBody"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly region?: components["parameters"]["agentRegion"];
                /** @description Has no effect. The hosted platform's agent server sends it with every listing. */
                readonly local_mode_port?: components["parameters"]["agentPort"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description Which come first, by when they happened. A cursor goes on in the order in which its page was. */
                readonly order?: components["parameters"]["logOrder"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["logCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["logs"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listFlowControls: {
        readonly parameters: {
            readonly query?: {
                /** @description Only keys that contain this text. */
                readonly search?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["flow-controls"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getFlowControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["flow-control"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly pauseFlowControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeFlowControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly pinFlowControl: {
        readonly parameters: {
            readonly query?: {
                /** @description Concurrent deliveries. */
                readonly parallelism?: number;
                /** @description Requests per period. */
                readonly rate?: number;
                /** @description Seconds, at most a week; only with the rate, 1 by default. */
                readonly period?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["limits-pinned"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly unpinFlowControl: {
        readonly parameters: {
            readonly query?: {
                /** @description Unpin the parallelism. */
                readonly parallelism?: boolean;
                /** @description Unpin rate and period. */
                readonly rate?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resetRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resetFlowControl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The flow-control key.
                 * @example api.example.com
                 */
                readonly flowControlKey: components["parameters"]["flowControlKey-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getGlobalParallelism: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["global-parallelism"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getSigningKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["signing-keys"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly rotateSigningKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["signing-keys"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly rotateSigningKeysByOldPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["signing-keys"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly triggerWorkflow: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The query of the destination. Names that begin with `upstash-` are settings of the message instead:
                 *     `?upstash-delay=10s` means `Upstash-Delay: 10s`.
                 */
                readonly destinationQuery?: components["parameters"]["destinationQuery"];
            };
            readonly header?: {
                /**
                 * @description The type of the body. It is forwarded to the destination unchanged.
                 * @example application/json
                 */
                readonly "Content-Type"?: components["parameters"]["contentType"];
                /**
                 * @description The run that the message belongs to. It makes the message one of a workflow.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly "Upstash-Workflow-RunId"?: components["parameters"]["workflowRunId"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The timeout of one attempt. The user's timeout is the maximum.
                 * @example 30s
                 */
                readonly "Upstash-Timeout"?: components["parameters"]["timeout"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
                /**
                 * @description The method of the failure callback. POST by default.
                 * @example POST
                 */
                readonly "Upstash-Failure-Callback-Method"?: components["parameters"]["failureCallbackMethod"];
                /**
                 * @description The timeout of one attempt of the failure callback.
                 * @example 10s
                 */
                readonly "Upstash-Failure-Callback-Timeout"?: components["parameters"]["failureCallbackTimeout"];
                /**
                 * @description Retries of the failure callback; those of the message by default.
                 * @example 2
                 */
                readonly "Upstash-Failure-Callback-Retries"?: components["parameters"]["failureCallbackRetries"];
                /**
                 * @description Like `Upstash-Retry-Delay`, for the failure callback.
                 * @example 1000 * (1 + retried)
                 */
                readonly "Upstash-Failure-Callback-Retry-Delay"?: components["parameters"]["failureCallbackRetryDelay"];
                /**
                 * @description `true` forwards all other headers of the request to the destination.
                 * @example true
                 */
                readonly "Upstash-Header-Forward"?: components["parameters"]["headerForward"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description What this API must not return: `body`, `header` (all of them) or `header[X]`, separated by commas. It is returned as
                 *     `REDACTED:` and the SHA-256 of the original. Deliveries have the original. Bodies of callbacks of such a message,
                 *     which contain its headers and its body, are redacted as well.
                 * @example body,header[Authorization]
                 */
                readonly "Upstash-Redact-Fields"?: components["parameters"]["redactFields"];
            };
            readonly path: {
                /**
                 * @description The URL of the workflow, with its scheme.
                 * @example https://example.com/workflow
                 */
                readonly workflowUrl: components["parameters"]["workflowUrl-3"];
            };
            readonly cookie?: never;
        };
        /** @description The initial payload, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"hello":"world"} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["workflow-run-started"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly triggerWorkflows: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["batch-trigger"][];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["workflow-runs-triggered"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["daily-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly notifyWaiters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description The data of the event, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["notified"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly notifyWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description The data of the event, byte for byte. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["notified"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly waitForEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The run that waits.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly "Upstash-Workflow-RunId": components["parameters"]["runOfWait"];
                /**
                 * @description What the client can do, separated by commas; see [Workflows](#workflows).
                 * @example LazyFetch,InitialBody,WF_DetectTrigger,WF_TriggerOnConfig
                 */
                readonly "Upstash-Feature-Set"?: components["parameters"]["featureSet"];
            };
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["wait-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listWaiters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["waiters"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly cancelWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description These runs, ignoring all other filters. */
                readonly workflowRunIds?: components["parameters"]["workflowRunIds"];
                /** @description Only runs of workflows whose URLs begin so, or are so with `workflowUrlExactMatch`. */
                readonly workflowUrl?: components["parameters"]["workflowUrlPrefix"];
                /** @description Whether `workflowUrl` is the whole URL. */
                readonly workflowUrlExactMatch?: components["parameters"]["workflowUrlExactMatch"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs of workflows on one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host-2"];
                /** @description Only runs of workflows with one of these paths. */
                readonly path?: components["parameters"]["path-2"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description The most runs to cancel, newest first. */
                readonly count?: components["parameters"]["cancelCount-2"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["workflow-run-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["workflow-runs-cancelled"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-journal"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly endWorkflowRun: {
        readonly parameters: {
            readonly query?: {
                /** @description `false` if the run has ended by itself. */
                readonly cancel?: components["parameters"]["cancel"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
            };
            readonly cookie?: never;
        };
        /** @description The result of the run, as JSON. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"charged":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["webhook-not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description What the run gets as the body. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["webhook-not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description What the run gets as the body. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["webhook-not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description What the run gets as the body. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["webhook-not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user that the run belongs to; the clients read it from their token.
                 * @example defaultUser
                 */
                readonly userId: components["parameters"]["userId"];
                /**
                 * @description The id of the run.
                 * @example wfr_Mg3gJtOEJFRPBHZNqPFRm
                 */
                readonly workflowRunId: components["parameters"]["workflowRunId-3"];
                /**
                 * @description The name of the event.
                 * @example payment-1523
                 */
                readonly eventId: components["parameters"]["eventId"];
            };
            readonly cookie?: never;
        };
        /** @description What the run gets as the body. */
        readonly requestBody?: {
            readonly content: {
                /** @example {"paid":true} */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["webhook-not-found"];
            readonly 412: components["responses"]["too-many-events"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description These runs, as `id@created`, ignoring all other filters. */
                readonly workflowRuns?: components["parameters"]["workflowRuns"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs in one of these states; of a state of steps, runs with a step in it. */
                readonly state?: components["parameters"]["state-2"];
                /** @description Only runs that one of these messages belongs to. */
                readonly messageId?: components["parameters"]["messageId-3"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs of workflows on one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host-2"];
                /** @description Only runs of workflows with one of these paths. */
                readonly path?: components["parameters"]["path-2"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description How many bytes of each payload, result and answer are returned; all by default, none with 0 or -1. */
                readonly trimBody?: components["parameters"]["trimBody-2"];
                /** @description Returns runs with their steps, under `runs`, in place of events. */
                readonly groupBy?: components["parameters"]["groupBy-2"];
                /** @description The most runs to return; more than 10 count as 10. */
                readonly count?: components["parameters"]["runCount"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["runCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-logs"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listWorkflowEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description These runs, as `id@created`, ignoring all other filters. */
                readonly workflowRuns?: components["parameters"]["workflowRuns"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs in one of these states; of a state of steps, runs with a step in it. */
                readonly state?: components["parameters"]["state-2"];
                /** @description Only runs that one of these messages belongs to. */
                readonly messageId?: components["parameters"]["messageId-3"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs of workflows on one of these hosts, with the port if the URL has one. */
                readonly host?: components["parameters"]["host-2"];
                /** @description Only runs of workflows with one of these paths. */
                readonly path?: components["parameters"]["path-2"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description How many bytes of each payload, result and answer are returned; all by default, none with 0 or -1. */
                readonly trimBody?: components["parameters"]["trimBody-2"];
                /** @description Returns runs with their steps, under `runs`, in place of events. */
                readonly groupBy?: components["parameters"]["groupBy-2"];
                /** @description The most entries to return; more than 1000 events, or 10 runs, count as so many. */
                readonly count?: components["parameters"]["eventCount-2"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["runCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-events"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listWorkflowDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs whose failure callback is in one of these states. */
                readonly failureFunctionState?: components["parameters"]["stateOfFailureFunction"];
                /** @description Another name of `failureFunctionState`. */
                readonly failureCallbackState?: components["parameters"]["failureCallbackState"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
                /** @description How many bytes of each `body` and `responseBody` are returned; all by default, none with 0. */
                readonly trimBody?: components["parameters"]["trimBody"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-dead-letters"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteWorkflowDeadLetters: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs whose failure callback is in one of these states. */
                readonly failureFunctionState?: components["parameters"]["stateOfFailureFunction"];
                /** @description Another name of `failureFunctionState`. */
                readonly failureCallbackState?: components["parameters"]["failureCallbackState"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["dlq-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["deleted-many"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["no-such-region"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs whose failure callback is in one of these states. */
                readonly failureFunctionState?: components["parameters"]["stateOfFailureFunction"];
                /** @description Another name of `failureFunctionState`. */
                readonly failureCallbackState?: components["parameters"]["failureCallbackState"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: {
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["dlq-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["workflow-runs-renewed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly restartWorkflowRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description These dead letters, ignoring all other filters. */
                readonly dlqIds?: components["parameters"]["dlqIds"];
                /** @description Only runs with one of these ids. */
                readonly workflowRunId?: components["parameters"]["workflowRunId-4"];
                /** @description Only the run that was created at this time, in Unix milliseconds. */
                readonly workflowCreatedAt?: components["parameters"]["workflowCreatedAt"];
                /** @description Only runs of one of these workflows. */
                readonly workflowUrl?: components["parameters"]["workflowUrl-4"];
                /** @description Only runs with one of these labels. */
                readonly label?: components["parameters"]["label-3"];
                /** @description Only runs with one of these flow-control keys. */
                readonly flowControlKey?: components["parameters"]["flowControlKey-4"];
                /** @description Only runs that were triggered from one of these addresses. */
                readonly callerIp?: components["parameters"]["callerIp-2"];
                /** @description Only runs whose failure callback is in one of these states. */
                readonly failureFunctionState?: components["parameters"]["stateOfFailureFunction"];
                /** @description Another name of `failureFunctionState`. */
                readonly failureCallbackState?: components["parameters"]["failureCallbackState"];
                /** @description Only messages whose last response had one of these statuses; 0 if there was none. */
                readonly responseStatus?: components["parameters"]["responseStatus"];
                /** @description Only messages to one of these URLs. */
                readonly url?: components["parameters"]["url"];
                /** @description From this time on, in Unix milliseconds. */
                readonly fromDate?: components["parameters"]["fromDate"];
                /** @description Up to and including this time, in Unix milliseconds. */
                readonly toDate?: components["parameters"]["toDate"];
                /** @description The most entries to return; more than 100 count as 100. */
                readonly count?: components["parameters"]["count"];
                /** @description The `cursor` of the previous page; empty or absent for the first one. */
                readonly cursor?: components["parameters"]["deadLetterCursor"];
            };
            readonly header?: {
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["dlq-ids"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["workflow-runs-renewed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getWorkflowDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-dead-letter"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteWorkflowDeadLetter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly resumeWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
            };
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-run-renewed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly restartWorkflowRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Retries after the first attempt; 3 by default. More than the user's limit is answered with 412.
                 * @example 5
                 */
                readonly "Upstash-Retries"?: components["parameters"]["retries"];
                /**
                 * @description The delay of a retry in milliseconds, as an expression of numbers, `+ - * / %`, parentheses, the variable `retried`
                 *     (0 at the first retry) and the functions `pow`, `sqrt`, `abs`, `exp`, `floor`, `ceil`, `round`, `min` and `max`. By
                 *     default retry n follows after e^(2.5 n) seconds, at most a day.
                 * @example pow(2, retried) * 1000
                 */
                readonly "Upstash-Retry-Delay"?: components["parameters"]["retryDelay"];
                /**
                 * @description The delay of the first attempt, in days, hours, minutes and seconds: `1d10h30m`, `50s`.
                 * @example 1h30m
                 */
                readonly "Upstash-Delay"?: components["parameters"]["delay"];
                /**
                 * @description The time of the first attempt, in Unix seconds, to the millisecond. It takes precedence over `Upstash-Delay`.
                 * @example 1795478400
                 */
                readonly "Upstash-Not-Before"?: components["parameters"]["notBefore"];
                /**
                 * @description The key whose messages share the limits in `Upstash-Flow-Control-Value`, without control characters.
                 * @example api.example.com
                 */
                readonly "Upstash-Flow-Control-Key"?: components["parameters"]["flowControlKey"];
                /**
                 * @description The limits of the key from now on: concurrent deliveries (`parallelism`), and requests (`rate`) per time (`period`,
                 *     whole seconds, 1 by default, at most a week). Each may occur once, and `parallelism` or `rate` is required. Their first
                 *     letters may be capitals. Only with `Upstash-Flow-Control-Key`.
                 * @example parallelism=5, rate=10, period=1m
                 */
                readonly "Upstash-Flow-Control-Value"?: components["parameters"]["flowControlValue"];
                /**
                 * @description Labels to find the message by, separated by commas.
                 * @example billing,eu
                 */
                readonly "Upstash-Label"?: components["parameters"]["label"];
                /**
                 * @description The URL that is called when the message is given up.
                 * @example https://example.com/failed
                 */
                readonly "Upstash-Failure-Callback"?: components["parameters"]["failureCallback"];
            };
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-run-renewed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["limit-exceeded"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly repeatFailureCallback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["workflow-callback-repeated"];
            readonly 400: components["responses"]["failure-callback-refused"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["any-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly cancelFailureCallback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the dead letter.
                 * @example 1795478460000-0
                 */
                readonly dlqId: components["parameters"]["dlqId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["done"];
            readonly 400: components["responses"]["failure-callback-refused"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["burst-limit"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
}
