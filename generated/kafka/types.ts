// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the topics that the credential has access to. */
        readonly get: operations["listTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consumers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the consumer groups with live instances.
         * @description A credential for some topics only sees these, and the groups and instances that consume them.
         */
        readonly get: operations["listConsumers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/committed/{consumer_group}/{instance_id}": {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get committed offsets, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getCommitted"];
        readonly put?: never;
        /**
         * Get committed offsets.
         * @description The committed offsets of the group, which all of its instances share. Every requested partition has an entry, in the
         *     same order, with -1 if nothing is committed. The group and the instance need not exist. Offsets that could not be
         *     written, for example because the disk is full, are not included: the result is what would be committed after a
         *     crash.
         */
        readonly post: operations["postCommitted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/offsets/{timestamp}": {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Milliseconds since 1970 UTC, or `earliest` for the first offsets, or `latest` for the ends.
                 * @example latest
                 */
                readonly timestamp: number | ("earliest" | "latest");
            };
            readonly cookie?: never;
        };
        /**
         * Get offsets by time, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getOffsets"];
        readonly put?: never;
        /**
         * Get offsets by time.
         * @description Every requested partition has an entry, in the same order. For a timestamp it is the first offset whose message is
         *     not older, or the end of the partition if all messages are older. Timestamps are in milliseconds: one in seconds has
         *     ten digits, is in 1970 and gives the first offset.
         */
        readonly post: operations["postOffsets"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fetch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fetch messages from given offsets, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getFetch"];
        readonly put?: never;
        /**
         * Fetch messages from given offsets.
         * @description Without a consumer group. The answer is sent as soon as one of the partitions has a message, with the messages of
         *     all partitions, or empty at the timeout. An offset at the end of a partition waits for the next message; an offset
         *     beyond the end, or before the first retained message, is refused.
         */
        readonly post: operations["postFetch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consume/{consumer_group}/{instance_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
                readonly "Kafka-Enable-Auto-Commit"?: components["parameters"]["enableAutoCommit"];
                /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
                readonly "Kafka-Auto-Commit-Interval"?: components["parameters"]["autoCommitInterval"];
                /**
                 * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
                 *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
                 */
                readonly "Kafka-Auto-Offset-Reset"?: components["parameters"]["autoOffsetReset"];
                /**
                 * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
                 *     the instance is created.
                 */
                readonly "Kafka-Session-Timeout-Ms"?: components["parameters"]["sessionTimeout"];
            };
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        /**
         * Consume topics as an instance of a group, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getConsume"];
        readonly put?: never;
        /**
         * Consume topics as an instance of a group.
         * @description The first request for a group and an instance id creates the instance, with the settings of its `Kafka-` headers, and
         *     joins it to the group; later ones keep it alive. The partitions of the topics are shared out among the instances of
         *     the group. A request that names other topics than before adds them to what the instance subscribes to. It
         *     is answered with messages of the topics that it names.
         *
         *     The answer comes as soon as there is a message, else empty at the timeout, also while the group is being rebalanced.
         *     What has been given out counts as consumed; a request whose client went away before the answer consumes nothing.
         *     Requests for one instance are served one after the other. Of a platform in several copies each serves all instances.
         */
        readonly post: operations["postConsume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consume/{consumer_group}/{instance_id}/{topic}": {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: number;
            };
            readonly header?: {
                /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
                readonly "Kafka-Enable-Auto-Commit"?: components["parameters"]["enableAutoCommit"];
                /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
                readonly "Kafka-Auto-Commit-Interval"?: components["parameters"]["autoCommitInterval"];
                /**
                 * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
                 *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
                 */
                readonly "Kafka-Auto-Offset-Reset"?: components["parameters"]["autoOffsetReset"];
                /**
                 * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
                 *     the instance is created.
                 */
                readonly "Kafka-Session-Timeout-Ms"?: components["parameters"]["sessionTimeout"];
            };
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
            };
            readonly cookie?: never;
        };
        /**
         * Consume one topic as an instance of a group.
         * @description The same as `POST /consume/{consumer_group}/{instance_id}` with this topic.
         */
        readonly get: operations["consumeTopic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/commit/{consumer_group}/{instance_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        /**
         * Commit offsets, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getCommit"];
        readonly put?: never;
        /**
         * Commit offsets.
         * @description Without a body, or with an empty array, everything delivered to the instance so far is committed. An instance can
         *     only commit for partitions that it owns (409 otherwise). If one was reassigned before its messages were committed,
         *     a commit without offsets is refused with 409 until the instance consumes again. A commit that arrives during a
         *     rebalance waits for it.
         */
        readonly post: operations["postCommit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/delete-consumer/{consumer_group}/{instance_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a consumer instance, with POST.
         * @description The same as DELETE, for clients that only send GET and POST.
         */
        readonly post: operations["postDeleteConsumer"];
        /**
         * Remove a consumer instance.
         * @description The instance is removed and its partitions are reassigned to the group's other instances at once. With auto-commit,
         *     delivered messages are committed before.
         */
        readonly delete: operations["deleteConsumer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/produce": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Produce messages, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getProduce"];
        readonly put?: never;
        /**
         * Produce messages.
         * @description All messages are appended or none, and the answer is sent when they have been written to the disk. If one can't be
         *     appended, the error has its place.
         */
        readonly post: operations["postProduce"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/produce/{topic}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
            };
            readonly cookie?: never;
        };
        /**
         * Produce messages to one topic, with a body on GET.
         * @description The same as POST, for clients that send a body with GET.
         */
        readonly get: operations["getProduceToTopic"];
        readonly put?: never;
        /**
         * Produce messages to one topic.
         * @description All messages are appended or none, and the answer is sent when they have been written to the disk. If one can't be
         *     appended, the error has its place.
         */
        readonly post: operations["postProduceToTopic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/produce/{topic}/{message}": {
        readonly parameters: {
            readonly query?: {
                /** @example customer-5 */
                readonly key?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
                /**
                 * @description The value. It is percent-decoded once; slashes need not be encoded. A `?` or `#`, which would end the path, and a
                 *     literal `%` must be encoded.
                 * @example hello
                 */
                readonly message: string;
            };
            readonly cookie?: never;
        };
        /** Produce a message given in the path. */
        readonly get: operations["produceMessage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook": {
        readonly parameters: {
            readonly query: {
                /** @example greetings */
                readonly topic: components["schemas"]["topic-name"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Produce the body of a call as a message, with GET.
         * @description The same as POST. Without a body the value is empty.
         */
        readonly get: operations["getWebhook"];
        readonly put?: never;
        /**
         * Produce the body of a call as a message.
         * @description The body becomes the value of one message, byte for byte, whatever its `Content-Type`. Request headers other than
         *     the standard ones (`x-standard-headers`) become its headers, with their spelling. One of them is
         *     `Content-Encoding`: a compressed body is stored as it came, and the header says how to read it. Credentials may be sent as `user`
         *     and `pass` in the query.
         */
        readonly post: operations["postWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/connect/config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export the configurations of the cluster's connectors.
         * @description Each entry is a request body that Kafka Connect accepts to create the connector (`POST
         *     /connectors`). It may contain secrets, so it requires the user of the cluster, or a credential with full access to
         *     every topic.
         */
        readonly get: operations["listConnectorConfigs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/connect/config/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export the configuration of one connector.
         * @description The same for one connector, by its name.
         */
        readonly get: operations["getConnectorConfig"];
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
        /** Error */
        readonly error: {
            /** @description A sentence that says what is wrong. */
            readonly error: string;
            /**
             * @description The status of the response.
             * @enum {integer}
             */
            readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 422 | 429 | 431 | 500 | 503;
        };
        /**
         * TopicName
         * @description At most 249 letters, digits, `.`, `_` and `-`; not `.` or `..`.
         * @example greetings
         */
        readonly "topic-name": string;
        /**
         * Partition
         * Format: int32
         * @description The number of a partition, from 0.
         * @example 0
         * @example 1
         */
        readonly partition: number;
        /**
         * GroupAssignments
         * @description A consumer group and the partitions of each of its instances.
         */
        readonly "group-assignments": {
            /** @example mygroup */
            readonly name: string;
            readonly instances: readonly {
                /**
                 * @example first
                 * @example second
                 */
                readonly name: string;
                readonly topics: readonly {
                    readonly topic: components["schemas"]["topic-name"];
                    readonly partitions: readonly components["schemas"]["partition"][];
                }[];
            }[];
        };
        /** TopicPartition */
        readonly "topic-partition": {
            readonly topic: components["schemas"]["topic-name"];
            readonly partition: components["schemas"]["partition"];
        };
        /** TopicPartitionList */
        readonly "topic-partition-list": readonly components["schemas"]["topic-partition"][];
        /**
         * TopicPartitions
         * @description One partition, or an array of them.
         */
        readonly "topic-partitions": components["schemas"]["topic-partition"] | components["schemas"]["topic-partition-list"];
        /**
         * Offset
         * Format: int64
         * @description The position of a message in its partition, from 0, up to the largest integer that JavaScript represents exactly.
         * @example 7
         */
        readonly offset: number;
        /**
         * WantedTopic
         * @description The name of a topic; `null` means none.
         */
        readonly "wanted-topic": components["schemas"]["topic-name"] | null;
        /**
         * WantedPartition
         * Format: int32
         * @description The number of a partition, from 0; `null` means none.
         */
        readonly "wanted-partition": number | null;
        /**
         * WantedOffset
         * Format: int64
         * @description An offset; `null` means none.
         */
        readonly "wanted-offset": number | null;
        /** TopicPartitionOffset */
        readonly "topic-partition-offset": {
            readonly topic: components["schemas"]["topic-name"];
            readonly partition: components["schemas"]["partition"];
            readonly offset: components["schemas"]["offset"];
        };
        /**
         * WantedTimeout
         * Format: int64
         * @description How long to wait at most, in milliseconds; `null` means the default.
         * @default 1000
         */
        readonly "wanted-timeout": number | null;
        /**
         * FetchRequest
         * @description One topic, partition and offset, or several in `topicPartitionOffsets`, or both. Optional members may be `null`, which
         *     some serializers write for absent ones.
         */
        readonly "fetch-request": {
            readonly topic?: components["schemas"]["wanted-topic"];
            readonly partition?: components["schemas"]["wanted-partition"];
            readonly offset?: components["schemas"]["wanted-offset"];
            /** @description If a partition is named more than once, the last one counts. */
            readonly topicPartitionOffsets?: readonly components["schemas"]["topic-partition-offset"][] | null;
            readonly timeout?: components["schemas"]["wanted-timeout"];
        };
        /**
         * Timestamp
         * Format: int64
         * @description Milliseconds since 1970 UTC.
         * @example 1795478400123
         */
        readonly timestamp: number;
        /**
         * Header
         * @description One header of a message. Several may have the same key.
         */
        readonly header: {
            /** @example language */
            readonly key: string;
            /** @example en */
            readonly value: string;
        };
        /**
         * Message
         * @description A message of a topic. Keys, values and headers are stored byte for byte and returned as text: bytes that are not UTF-8
         *     become U+FFFD.
         */
        readonly message: {
            readonly topic: components["schemas"]["topic-name"];
            readonly partition: components["schemas"]["partition"];
            readonly offset: components["schemas"]["offset"];
            readonly timestamp: components["schemas"]["timestamp"];
            /**
             * @description Empty if the message has none.
             * @example customer-5
             * @example language
             */
            readonly key: string;
            /**
             * @description `null` for a tombstone.
             * @example hello
             * @example {"hi":"there"}
             */
            readonly value: string | null;
            /** @description Empty if the message has none. */
            readonly headers: readonly components["schemas"]["header"][];
        };
        /**
         * Messages
         * @description Ordered by offset in each partition. Empty if there were none before the timeout.
         */
        readonly messages: readonly components["schemas"]["message"][];
        /**
         * ConsumeRequest
         * @description A single topic, or several in `topics`, or both. Optional members may be `null`, which some serializers write for
         *     absent ones.
         */
        readonly "consume-request": {
            readonly topic?: components["schemas"]["wanted-topic"];
            readonly topics?: readonly components["schemas"]["topic-name"][] | null;
            readonly timeout?: components["schemas"]["wanted-timeout"];
        };
        /**
         * CommitRequest
         * @description One offset, or an array of them; an empty array, or `null`, commits the last consumed messages. The offset is that of
         *     the next message to read, one after the last processed message, and is stored exactly as given.
         */
        readonly "commit-request": components["schemas"]["topic-partition-offset"] | readonly components["schemas"]["topic-partition-offset"][] | null;
        /** Success */
        readonly success: {
            /** @constant */
            readonly result: "Success";
            /** @constant */
            readonly status: 200;
        };
        /**
         * GivenTimestamp
         * Format: int64
         * @description Milliseconds since 1970 UTC; `null` means none.
         */
        readonly "given-timestamp": number | null;
        /**
         * ProduceMessage
         * @description A message with its topic; otherwise as for one topic.
         */
        readonly "produce-message": {
            readonly topic: components["schemas"]["topic-name"];
            /**
             * @description Stored as UTF-8. `null`, which belongs to the extended API, creates a tombstone for the key.
             * @example en
             */
            readonly value: string | null;
            readonly partition?: components["schemas"]["wanted-partition"];
            readonly timestamp?: components["schemas"]["given-timestamp"];
            /** @example language */
            readonly key?: string | null;
            readonly headers?: readonly components["schemas"]["header"][] | null;
        };
        /** ProduceMessageList */
        readonly "produce-message-list": readonly components["schemas"]["produce-message"][];
        /**
         * ProduceMessages
         * @description One message, or an array of them, for one or several topics.
         */
        readonly "produce-messages": components["schemas"]["produce-message"] | components["schemas"]["produce-message-list"];
        /**
         * Metadata
         * @description The position of an appended message.
         */
        readonly metadata: {
            readonly topic: components["schemas"]["topic-name"];
            readonly partition: components["schemas"]["partition"];
            readonly offset: components["schemas"]["offset"];
            readonly timestamp: components["schemas"]["timestamp"];
        };
        /**
         * TopicMessage
         * @description A message for the topic in the path. Without `partition` the hash of the key chooses it, as in Kafka's default
         *     partitioner; without a key, or with an empty one, messages are spread. Without `timestamp` it is the time of the
         *     append. Optional members may be `null`, which some serializers write for absent ones.
         */
        readonly "topic-message": {
            /**
             * @description Stored as UTF-8. `null`, which belongs to the extended API, creates a tombstone for the key.
             * @example en
             */
            readonly value: string | null;
            readonly partition?: components["schemas"]["wanted-partition"];
            readonly timestamp?: components["schemas"]["given-timestamp"];
            /** @example language */
            readonly key?: string | null;
            readonly headers?: readonly components["schemas"]["header"][] | null;
        };
        /** TopicMessageList */
        readonly "topic-message-list": readonly components["schemas"]["topic-message"][];
        /**
         * TopicMessages
         * @description One message, or an array of them.
         */
        readonly "topic-messages": components["schemas"]["topic-message"] | components["schemas"]["topic-message-list"];
        /**
         * ConnectorConfig
         * @description A connector in the format of Kafka Connect.
         */
        readonly "connector-config": {
            /** @example greetings-to-shop */
            readonly name: string;
            /** @description Its properties. */
            readonly config: {
                readonly [key: string]: string;
            };
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
        /** @description Topics and their numbers of partitions. */
        readonly topics: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly [key: string]: number;
                };
            };
        };
        /** @description The request is not valid for the operation. */
        readonly invalid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The user name or the password is missing or not valid. */
        readonly unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["challenge"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The platform is being reset, or its reset has failed; or clients have not read earlier answers, and there is no room for another large one; or what keeps the data can't be reached. `Retry-After` says when to try again. */
        readonly "unavailable-now": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Consumer groups with live instances. */
        readonly consumers: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["group-assignments"][];
            };
        };
        /** @description The committed offsets, one entry for each requested partition. */
        readonly committed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly {
                    readonly topic: components["schemas"]["topic-name"];
                    readonly partition: components["schemas"]["partition"];
                    /**
                     * Format: int64
                     * @description The offset of the next message to read; -1 if nothing is committed.
                     * @example 8
                     * @example -1
                     */
                    readonly offset: number;
                }[];
            };
        };
        /** @description The credential does not allow it, or a page of another origin may have caused the request. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Something that the request names does not exist. */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body or one of the messages is too large; or, with `Retry-After`, the large requests under way leave no room for another one. */
        readonly "too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Offsets, one entry for each requested partition. */
        readonly offsets: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly {
                    readonly topic: components["schemas"]["topic-name"];
                    readonly partition: components["schemas"]["partition"];
                    readonly offset: components["schemas"]["offset"];
                }[];
            };
        };
        /** @description The disk is full or fails, or the data to be read is damaged; or, with `Retry-After`, clients have not read earlier answers, and there is no room for another large one. */
        readonly unavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Messages; empty if there were none before the timeout. */
        readonly messages: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["messages"];
            };
        };
        /** @description The request is not valid for the operation, or an offset is not in the partition. */
        readonly "out-of-range": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Messages; empty if there were none before the timeout. */
        readonly consumed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["messages"];
            };
        };
        /** @description With `Kafka-Auto-Offset-Reset: none`, if there is no offset to continue at. */
        readonly "no-offset": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The group has as many instances as all topics have partitions. */
        readonly "too-many-instances": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Done. */
        readonly success: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["success"];
            };
        };
        /** @description The instance may not commit this now. */
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description All messages have been appended; one entry each, in the same order. */
        readonly "all-appended": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["metadata"][];
            };
        };
        /** @description The cluster's limit of messages per second is exceeded. None of these messages has been appended. */
        readonly "too-many-messages": {
            headers: {
                readonly "Retry-After": components["headers"]["retryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The message has been appended. */
        readonly appended: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["metadata"];
            };
        };
        /** @description The connectors of the cluster, oldest first. */
        readonly "connector-configs": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["connector-config"][];
            };
        };
        /** @description The connector. */
        readonly "connector-config": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["connector-config"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the consumer group.
         * @example mygroup
         */
        readonly consumerGroup: string;
        /**
         * @description The id of the consumer instance, unique in its group.
         * @example first
         */
        readonly instanceId: string;
        /** @description How long to wait at most, in milliseconds. */
        readonly offsetsTimeout: number;
        /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
        readonly enableAutoCommit: boolean;
        /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
        readonly autoCommitInterval: number;
        /**
         * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
         *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
         */
        readonly autoOffsetReset: "earliest" | "latest" | "none";
        /**
         * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
         *     the instance is created.
         */
        readonly sessionTimeout: number;
        /** @example greetings */
        readonly topicPath: components["schemas"]["topic-name"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description How to authenticate.
         * @example Basic realm="Plinth Kafka", charset="UTF-8"
         */
        readonly challenge: string;
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 1
         */
        readonly retryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["topics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listConsumers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["consumers"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getCommitted: {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-partitions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["committed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly postCommitted: {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-partitions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["committed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getOffsets: {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Milliseconds since 1970 UTC, or `earliest` for the first offsets, or `latest` for the ends.
                 * @example latest
                 */
                readonly timestamp: number | ("earliest" | "latest");
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-partitions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["offsets"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postOffsets: {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: components["parameters"]["offsetsTimeout"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Milliseconds since 1970 UTC, or `earliest` for the first offsets, or `latest` for the ends.
                 * @example latest
                 */
                readonly timestamp: number | ("earliest" | "latest");
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-partitions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["offsets"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getFetch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["fetch-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["messages"];
            readonly 400: components["responses"]["out-of-range"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postFetch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["fetch-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["messages"];
            readonly 400: components["responses"]["out-of-range"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getConsume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
                readonly "Kafka-Enable-Auto-Commit"?: components["parameters"]["enableAutoCommit"];
                /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
                readonly "Kafka-Auto-Commit-Interval"?: components["parameters"]["autoCommitInterval"];
                /**
                 * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
                 *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
                 */
                readonly "Kafka-Auto-Offset-Reset"?: components["parameters"]["autoOffsetReset"];
                /**
                 * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
                 *     the instance is created.
                 */
                readonly "Kafka-Session-Timeout-Ms"?: components["parameters"]["sessionTimeout"];
            };
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["consume-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["consumed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["no-offset"];
            readonly 429: components["responses"]["too-many-instances"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postConsume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
                readonly "Kafka-Enable-Auto-Commit"?: components["parameters"]["enableAutoCommit"];
                /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
                readonly "Kafka-Auto-Commit-Interval"?: components["parameters"]["autoCommitInterval"];
                /**
                 * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
                 *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
                 */
                readonly "Kafka-Auto-Offset-Reset"?: components["parameters"]["autoOffsetReset"];
                /**
                 * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
                 *     the instance is created.
                 */
                readonly "Kafka-Session-Timeout-Ms"?: components["parameters"]["sessionTimeout"];
            };
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["consume-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["consumed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["no-offset"];
            readonly 429: components["responses"]["too-many-instances"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly consumeTopic: {
        readonly parameters: {
            readonly query?: {
                /** @description How long to wait at most, in milliseconds. */
                readonly timeout?: number;
            };
            readonly header?: {
                /** @description Whether delivered messages are committed automatically; case-insensitive. Read when the instance is created. */
                readonly "Kafka-Enable-Auto-Commit"?: components["parameters"]["enableAutoCommit"];
                /** @description The interval of automatic commits, in milliseconds. Read when the instance is created. */
                readonly "Kafka-Auto-Commit-Interval"?: components["parameters"]["autoCommitInterval"];
                /**
                 * @description Where to begin if the group has no committed offset, or one that no longer exists: at the first message, after the
                 *     last one when the instance gets the partition, or with an error (422). Read when the instance is created.
                 */
                readonly "Kafka-Auto-Offset-Reset"?: components["parameters"]["autoOffsetReset"];
                /**
                 * @description After how many milliseconds without a request the instance is closed and its partitions are reassigned. Read when
                 *     the instance is created.
                 */
                readonly "Kafka-Session-Timeout-Ms"?: components["parameters"]["sessionTimeout"];
            };
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["consumed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 422: components["responses"]["no-offset"];
            readonly 429: components["responses"]["too-many-instances"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getCommit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["commit-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["success"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postCommit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["commit-request"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["success"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postDeleteConsumer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["success"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteConsumer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly consumer_group: components["parameters"]["consumerGroup"];
                /**
                 * @description The id of the consumer instance, unique in its group.
                 * @example first
                 */
                readonly instance_id: components["parameters"]["instanceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["success"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getProduce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["produce-messages"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postProduce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["produce-messages"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getProduceToTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-messages"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postProduceToTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["topic-messages"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly produceMessage: {
        readonly parameters: {
            readonly query?: {
                /** @example customer-5 */
                readonly key?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @example greetings */
                readonly topic: components["parameters"]["topicPath"];
                /**
                 * @description The value. It is percent-decoded once; slashes need not be encoded. A `?` or `#`, which would end the path, and a
                 *     literal `%` must be encoded.
                 * @example hello
                 */
                readonly message: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query: {
                /** @example greetings */
                readonly topic: components["schemas"]["topic-name"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postWebhook: {
        readonly parameters: {
            readonly query: {
                /** @example greetings */
                readonly topic: components["schemas"]["topic-name"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /** @example any bytes */
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["all-appended"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-messages"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly listConnectorConfigs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["connector-configs"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getConnectorConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the connector.
                 * @example greetings-to-shop
                 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["connector-config"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
}
