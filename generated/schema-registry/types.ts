// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/schema-registry/subjects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List subjects.
         * @description Those that the credential has access to.
         */
        readonly get: operations["listSubjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/subjects/{subject}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look up a schema in a subject.
         * @description Whether the subject has the schema, and as which version.
         */
        readonly post: operations["lookUpSchema"];
        /**
         * Delete a subject.
         * @description All of its versions are deleted. Their schemas can still be read by id until they are deleted permanently.
         */
        readonly delete: operations["deleteSubject"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/subjects/{subject}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        /** List the versions of a subject. */
        readonly get: operations["listVersions"];
        readonly put?: never;
        /**
         * Register a schema.
         * @description It becomes the next version of the subject, unless the subject has it already. Equal schemas have the same id in all
         *     subjects of a cluster.
         */
        readonly post: operations["registerSchema"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/subjects/{subject}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        /** Get a version. */
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a version. */
        readonly delete: operations["deleteVersion"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/subjects/{subject}/versions/{version}/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        /** Get only the text of a version's schema. */
        readonly get: operations["getVersionSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/subjects/{subject}/versions/{version}/referencedby": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        /**
         * List the schemas that refer to a version.
         * @description Schemas of which all versions are deleted are not listed.
         */
        readonly get: operations["listReferencing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List schemas.
         * @description Of the subjects that the credential has access to.
         */
        readonly get: operations["listSchemas"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas/types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the types of schemas. */
        readonly get: operations["listTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas/ids/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a schema by its id.
         * @description Includes schemas whose versions are deleted, until they are deleted permanently, because messages may still refer to
         *     them.
         */
        readonly get: operations["getSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas/ids/{id}/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Get only the text of a schema by its id. */
        readonly get: operations["getSchemaText"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas/ids/{id}/subjects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** List the subjects that have a schema. */
        readonly get: operations["listSchemaSubjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/schemas/ids/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** List the versions that have a schema. */
        readonly get: operations["listSchemaVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the compatibility level of the registry. */
        readonly get: operations["getConfig"];
        /** Set the compatibility level of the registry. */
        readonly put: operations["updateConfig"];
        readonly post?: never;
        /**
         * Reset the compatibility level of the registry.
         * @description The answer is the removed level.
         */
        readonly delete: operations["deleteConfig"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/config/{subject}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        /** Get the compatibility level of a subject. */
        readonly get: operations["getSubjectConfig"];
        /**
         * Set the compatibility level of a subject.
         * @description The subject need not exist yet.
         */
        readonly put: operations["updateSubjectConfig"];
        readonly post?: never;
        /**
         * Remove the compatibility level of a subject.
         * @description The registry's level applies from then on. The answer is the removed level.
         */
        readonly delete: operations["deleteSubjectConfig"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/compatibility/subjects/{subject}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a schema as if it were registered. */
        readonly post: operations["checkSubject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/compatibility/subjects/{subject}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a schema against a version.
         * @description At the subject's compatibility level.
         */
        readonly post: operations["checkVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/mode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the mode of the registry. */
        readonly get: operations["getMode"];
        /** Set the mode of the registry. */
        readonly put: operations["updateMode"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schema-registry/mode/{subject}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        /** Get the mode of a subject. */
        readonly get: operations["getSubjectMode"];
        /** Set the mode of a subject. */
        readonly put: operations["updateSubjectMode"];
        readonly post?: never;
        /** Remove the mode of a subject. */
        readonly delete: operations["deleteSubjectMode"];
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
            /** @description The status, or a five-digit code that begins with it. */
            readonly error_code: number;
            /** @description A sentence that says what is wrong. */
            readonly message: string;
        };
        /**
         * AddressError
         * @description An error of the address, which the schema registry shares with the Kafka REST API, in the form of that API.
         */
        readonly "address-error": {
            readonly error: string;
            readonly status: number;
        };
        /**
         * Reference
         * @description A version of a subject that the schema uses.
         */
        readonly reference: {
            /**
             * @description The name of the reference: for Avro the full name of a type, for JSON Schema the value of `$ref`.
             * @example Greeting
             */
            readonly name: string;
            /** @example greetings-value */
            readonly subject: string;
            /**
             * Format: int32
             * @description A version of the subject; -1 is the present latest one.
             * @example 1
             */
            readonly version: number;
        };
        /**
         * Given schema
         * @description Other members, such as the `subject` of an answer that is sent back, are ignored.
         */
        readonly "given-schema": {
            /**
             * @description The schema as a string.
             * @example {"type":"string"}
             */
            readonly schema: string;
            /**
             * @description `AVRO` by default. `PROTOBUF` is not supported.
             * @example JSON
             */
            readonly schemaType?: string | null;
            readonly references?: readonly components["schemas"]["reference"][] | null;
            /** @description Ids are given by the registry. */
            readonly id?: null;
            /** @description Versions are counted by the registry. */
            readonly version?: null;
            /** @description Not supported. */
            readonly metadata?: null;
            /** @description Not supported. */
            readonly ruleSet?: null;
        };
        /**
         * Version
         * Format: int32
         * @example 1
         */
        readonly "version-number": number;
        /**
         * Schema id
         * Format: int32
         * @example 1
         */
        readonly "schema-id": number;
        /**
         * Schema type
         * @enum {string}
         */
        readonly "schema-type": "AVRO" | "JSON";
        /** Version of a subject */
        readonly "subject-version": {
            /**
             * @example greetings-value
             * @example letters-value
             */
            readonly subject: string;
            readonly version: components["schemas"]["version-number"];
            readonly id: components["schemas"]["schema-id"];
            /** @description Omitted for `AVRO`. */
            readonly schemaType?: components["schemas"]["schema-type"];
            /** @description Omitted if there are none. */
            readonly references?: readonly components["schemas"]["reference"][];
            /**
             * @example {"type":"array","items":"Greeting"}
             * @example {"type":"string"}
             */
            readonly schema: string;
        };
        /** Registered schema */
        readonly "registered-schema": {
            /** @example {"type":"string"} */
            readonly schema: string;
            /** @description Omitted for `AVRO`. */
            readonly schemaType?: components["schemas"]["schema-type"];
            /** @description Omitted if there are none. */
            readonly references?: readonly components["schemas"]["reference"][];
            /**
             * Format: int32
             * @description The highest assigned id, with `fetchMaxId`.
             * @example 3
             */
            readonly maxId?: number;
        };
        /**
         * Compatibility level
         * @description The requirement for a new version. BACKWARD: it can read data of the previous version. FORWARD: the previous version
         *     can read its data. FULL: both. With _TRANSITIVE the requirement applies to all earlier versions. NONE: no requirement.
         * @enum {string}
         */
        readonly "compatibility-level": "NONE" | "BACKWARD" | "BACKWARD_TRANSITIVE" | "FORWARD" | "FORWARD_TRANSITIVE" | "FULL" | "FULL_TRANSITIVE";
        /** Compatibility that is set */
        readonly config: {
            readonly compatibilityLevel: components["schemas"]["compatibility-level"];
        };
        /** Compatibility to set */
        readonly "config-update": {
            readonly compatibility: components["schemas"]["compatibility-level"];
        };
        /** Check */
        readonly check: {
            readonly is_compatible: boolean;
            /** @description With `verbose`, every incompatible place, then the version, its schema and the level. */
            readonly messages?: readonly string[];
        };
        /**
         * Mode
         * @description Whether new versions and deletions are accepted.
         * @enum {string}
         */
        readonly "mode-name": "READWRITE" | "READONLY";
        /** Mode of a subject or a registry */
        readonly mode: {
            readonly mode: components["schemas"]["mode-name"];
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
        /** @description Names of subjects, sorted. */
        readonly subjects: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        /** @description A parameter is not valid for the operation, or the body can't be parsed. */
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
        /** @description The platform is being reset, or its reset has failed; or clients have not read earlier answers, and there is no room for another large one; or what keeps the data can't be reached. `Retry-After` says when to try again. A reset is answered in the form of the Kafka REST API, with which the address is shared. */
        readonly "unavailable-now": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"] | components["schemas"]["address-error"];
            };
        };
        /** @description A version of a subject. */
        readonly "subject-version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["subject-version"];
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
        /** @description The subject does not exist, or does not have the schema. */
        readonly "look-up-not-found": {
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
        /** @description The schema is invalid. */
        readonly "invalid-schema": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Numbers of versions. */
        readonly versions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["version-number"][];
            };
        };
        /** @description The subject does not exist, or is not in the state that the deletion requires. */
        readonly "subject-deletion-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The subject can't be deleted. */
        readonly "subject-deletion-unprocessable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The subject does not exist. */
        readonly "subject-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The id of the schema. */
        readonly registered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["schema-id"];
                };
            };
        };
        /** @description The schema is not compatible with an earlier one. */
        readonly incompatible: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The schema is invalid, or can't be registered. */
        readonly unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The subject does not exist, or has no such version. */
        readonly "version-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The version in the path is invalid. */
        readonly "invalid-version": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The number of the version. */
        readonly version: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["version-number"];
            };
        };
        /** @description The subject or version does not exist, or is not in the state that the deletion requires. */
        readonly "deletion-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The version is invalid, or can't be deleted. */
        readonly "deletion-unprocessable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The schema itself, which is JSON. */
        readonly "schema-text": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": unknown;
            };
        };
        /** @description Ids of schemas, in ascending order. */
        readonly ids: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["schema-id"][];
            };
        };
        /** @description Versions of subjects, by subject and version. */
        readonly schemas: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["subject-version"][];
            };
        };
        /** @description The types of schemas. */
        readonly types: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["schema-type"][];
            };
        };
        /** @description The schema with the id. */
        readonly schema: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["registered-schema"];
            };
        };
        /** @description The schema does not exist. */
        readonly "schema-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Versions that have the schema. */
        readonly uses: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly {
                    /** @example greetings-value */
                    readonly subject: string;
                    readonly version: components["schemas"]["version-number"];
                }[];
            };
        };
        /** @description The compatibility level. */
        readonly config: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["config"];
            };
        };
        /** @description The new level. */
        readonly "config-updated": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["config-update"];
            };
        };
        /** @description The credential does not allow it, or a page of another origin may have caused the request. */
        readonly "forbidden-registry": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The compatibility level is invalid. */
        readonly "invalid-level": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The subject has no level of its own. */
        readonly "config-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Whether the schema is compatible. */
        readonly check: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["check"];
            };
        };
        /** @description The schema, or the version in the path, is invalid. */
        readonly "invalid-check": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The mode. */
        readonly mode: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["mode"];
            };
        };
        /** @description The mode is invalid. */
        readonly "invalid-mode": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The subject has no mode of its own. */
        readonly "mode-not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
    };
    parameters: {
        /** @description Only subjects with this prefix. `:*:` means any, for clients that know contexts. */
        readonly subjectPrefix: string;
        /** @description Whether to include deleted items that are not deleted permanently. */
        readonly deleted: boolean;
        /** @description Whether to return only deleted items. */
        readonly deletedOnly: boolean;
        /** @description How many to skip at the beginning. */
        readonly offset: number;
        /** @description How many to list at most; -1 means all. */
        readonly limit: number;
        /**
         * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
         *     percent-encoded.
         * @example greetings-value
         */
        readonly subject: string;
        /**
         * @description Whether schemas that differ only in notation count as equal: names are fully qualified, and unordered parts of Avro
         *     or JSON Schema are sorted.
         */
        readonly normalize: boolean;
        /** @description Whether to delete permanently. It must have been deleted before. */
        readonly permanent: boolean;
        /**
         * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
         * @example latest
         */
        readonly version: string;
        /** @description Whether to return only the latest version of each subject. */
        readonly latestOnly: boolean;
        /** @description How many to list at most; -1, and more than 1000, mean 1000. */
        readonly schemasLimit: number;
        /**
         * @description The id of the schema, which precedes messages written with it.
         * @example 1
         */
        readonly id: number;
        /** @description Whether to return the highest assigned id too. */
        readonly fetchMaxId: boolean;
        /** @description Whether to return the registry's value if the subject has none of its own. */
        readonly defaultToGlobal: boolean;
        /** @description Whether to return the reasons for an incompatibility. */
        readonly verbose: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How to authenticate.
         * @example Basic realm="Plinth Kafka", charset="UTF-8"
         */
        readonly challenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listSubjects: {
        readonly parameters: {
            readonly query?: {
                /** @description Only subjects with this prefix. `:*:` means any, for clients that know contexts. */
                readonly subjectPrefix?: components["parameters"]["subjectPrefix"];
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
                /** @description Whether to return only deleted items. */
                readonly deletedOnly?: components["parameters"]["deletedOnly"];
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1 means all. */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["subjects"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly lookUpSchema: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Whether schemas that differ only in notation count as equal: names are fully qualified, and unordered parts of Avro
                 *     or JSON Schema are sorted.
                 */
                readonly normalize?: components["parameters"]["normalize"];
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["given-schema"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["subject-version"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["look-up-not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-schema"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly deleteSubject: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to delete permanently. It must have been deleted before. */
                readonly permanent?: components["parameters"]["permanent"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["versions"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["subject-deletion-not-found"];
            readonly 422: components["responses"]["subject-deletion-unprocessable"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
                /** @description Whether to return only deleted items. */
                readonly deletedOnly?: components["parameters"]["deletedOnly"];
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1 means all. */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["versions"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["subject-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly registerSchema: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Whether schemas that differ only in notation count as equal: names are fully qualified, and unordered parts of Avro
                 *     or JSON Schema are sorted.
                 */
                readonly normalize?: components["parameters"]["normalize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["given-schema"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["registered"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["incompatible"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["unprocessable"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["subject-version"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["version-not-found"];
            readonly 422: components["responses"]["invalid-version"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly deleteVersion: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to delete permanently. It must have been deleted before. */
                readonly permanent?: components["parameters"]["permanent"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["version"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["deletion-not-found"];
            readonly 422: components["responses"]["deletion-unprocessable"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getVersionSchema: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schema-text"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["version-not-found"];
            readonly 422: components["responses"]["invalid-version"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listReferencing: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1 means all. */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ids"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["version-not-found"];
            readonly 422: components["responses"]["invalid-version"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listSchemas: {
        readonly parameters: {
            readonly query?: {
                /** @description Only subjects with this prefix. `:*:` means any, for clients that know contexts. */
                readonly subjectPrefix?: components["parameters"]["subjectPrefix"];
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
                /** @description Whether to return only the latest version of each subject. */
                readonly latestOnly?: components["parameters"]["latestOnly"];
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1, and more than 1000, mean 1000. */
                readonly limit?: components["parameters"]["schemasLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schemas"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["types"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getSchema: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to return the highest assigned id too. */
                readonly fetchMaxId?: components["parameters"]["fetchMaxId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schema"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["schema-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getSchemaText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["schema-text"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["schema-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listSchemaSubjects: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1 means all. */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["subjects"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["schema-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly listSchemaVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to include deleted items that are not deleted permanently. */
                readonly deleted?: components["parameters"]["deleted"];
                /** @description How many to skip at the beginning. */
                readonly offset?: components["parameters"]["offset"];
                /** @description How many to list at most; -1 means all. */
                readonly limit?: components["parameters"]["limit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the schema, which precedes messages written with it.
                 * @example 1
                 */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["uses"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["schema-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["config"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly updateConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["config-update"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["config-updated"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden-registry"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-level"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly deleteConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["config"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden-registry"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getSubjectConfig: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to return the registry's value if the subject has none of its own. */
                readonly defaultToGlobal?: components["parameters"]["defaultToGlobal"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["config"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["config-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly updateSubjectConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["config-update"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["config-updated"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-level"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly deleteSubjectConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["config"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["subject-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly checkSubject: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to return the reasons for an incompatibility. */
                readonly verbose?: components["parameters"]["verbose"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["given-schema"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["check"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-schema"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly checkVersion: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to return the reasons for an incompatibility. */
                readonly verbose?: components["parameters"]["verbose"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
                /**
                 * @description A number from 1 on, or `latest`, also written as -1. Anything else is answered with 422.
                 * @example latest
                 */
                readonly version: components["parameters"]["version"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["given-schema"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["check"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["version-not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-check"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getMode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["mode"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly updateMode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["mode"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["mode"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden-registry"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-mode"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly getSubjectMode: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to return the registry's value if the subject has none of its own. */
                readonly defaultToGlobal?: components["parameters"]["defaultToGlobal"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["mode"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["mode-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly updateSubjectMode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["mode"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["mode"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["too-large"];
            readonly 422: components["responses"]["invalid-mode"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
    readonly deleteSubjectMode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the subject: by default that of a topic followed by `-key` or `-value`. A slash in it is
                 *     percent-encoded.
                 * @example greetings-value
                 */
                readonly subject: components["parameters"]["subject"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["mode"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["subject-not-found"];
            readonly 503: components["responses"]["unavailable-now"];
        };
    };
}
