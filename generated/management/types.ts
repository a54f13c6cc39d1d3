// Made from openapi/ by `npm run generate`. Not to be edited.
export interface paths {
    readonly "/v2/redis/database": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a database.
         * @description When it is answered, the database can be used: at its host name, at its own port and with its tokens.
         */
        readonly post: operations["createDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/databases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the databases. */
        readonly get: operations["listDatabases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/database/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /** Get a database and its limits. */
        readonly get: operations["getDatabase"];
        readonly put?: never;
        /**
         * Delete a database, for clients without DELETE.
         * @description The same as DELETE. The core API has this form for Kafka credentials and connectors only.
         */
        readonly post: operations["deleteDatabaseByPost"];
        /**
         * Delete a database.
         * @description Its data and its backups are deleted, its tokens are refused, and its name can be reused.
         *
         *     Deleting the database `default`, whose tokens are in the env block, would break every program that uses the block.
         *     That requires `force=true`; without it the answer is 412. It stays deleted across restarts, and the env block then
         *     has no Redis token.
         */
        readonly delete: operations["deleteDatabase"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/rename/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rename a database.
         * @description Its host name, port and tokens don't change. The present name is accepted, without effect.
         */
        readonly post: operations["renameDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/reset-password/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the password and the tokens of a database.
         * @description The old tokens and the old password are revoked, on open connections too. Users created with `ACL SETUSER` keep
         *     their passwords and tokens. The new secrets survive restarts; the database `default` gets those in the server's
         *     settings again only when these have changed.
         */
        readonly post: operations["resetDatabasePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-tls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Require TLS on the port of a database.
         * @description This can't be undone. Enabling it again has no effect.
         */
        readonly post: operations["enableTls"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-eviction/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Evict keys when the memory is full. */
        readonly post: operations["enableEviction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/disable-eviction/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse writes instead of evicting keys when the memory is full. */
        readonly post: operations["disableEviction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-autoupgrade/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn automatic upgrades of the plan on.
         * @description A database that has used up its daily commands or bandwidth, its disk space, or its memory without eviction, gets
         *     the next plan about a second later: `Free` is upgraded to `Pay as You Go`, and that to `Enterprise`. Limits per
         *     request, entry, second or connection don't cause upgrades.
         */
        readonly post: operations["enableAutoUpgrade"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/disable-autoupgrade/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turn automatic upgrades of the plan off. */
        readonly post: operations["disableAutoUpgrade"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/update-regions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set the read regions of a global database. */
        readonly post: operations["updateRegions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/move-to-team": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a database to a team.
         * @description The team becomes the owner. A team can't have two databases with the same name.
         */
        readonly post: operations["moveDatabaseToTeam"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/stats/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /** Get the statistics of a database. */
        readonly get: operations["getDatabaseStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/update-budget/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set the budget of a database. */
        readonly patch: operations["updateBudget"];
        readonly trace?: never;
    };
    readonly "/v2/redis/change-plan/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the plan of a database.
         * @description The new limits take effect at once.
         */
        readonly post: operations["changePlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-prodpack/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the production pack of a database on.
         * @description Stored and returned, without any other effect, since every database has all features of
         *     Plinth.
         */
        readonly post: operations["enableProdPack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/disable-prodpack/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the production pack of a database off.
         * @description Stored and returned, without any other effect.
         */
        readonly post: operations["disableProdPack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-multizone/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Spread a database over zones.
         * @description Stored and returned, without any other effect, since there is one machine. Older versions
         *     of the hosted service's infrastructure provider call it.
         */
        readonly post: operations["enableMultizone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/update-allowlist/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set the addresses that can reach a database.
         * @description From then on only requests from the listed addresses are accepted, wherever the database
         *     can be reached: at the common address with one of its tokens, at its host name, at its own port, with TLS and
         *     without. Others get a 403 that has their address, also on open connections. An empty list, or null, opens the
         *     database to all again. The address is that of the connection: behind a proxy it is the proxy's, whatever its headers
         *     say.
         */
        readonly post: operations["updateAllowlist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/list-backup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /** List the backups of a database. */
        readonly get: operations["listBackups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/create-backup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Back a database up.
         * @description The backup holds the keys of the database at one moment between the request and the
         *     answer; users, settings and tokens are not included. A database can have 20 backups, not counting daily ones.
         */
        readonly post: operations["createBackup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/restore-backup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a database from a backup.
         * @description The keys of the database are replaced by those of the backup in one step; its users,
         *     settings and tokens don't change. The backup may be one of another database of the caller. It must be completed, and
         *     its size must be within the limits of the database's plan.
         */
        readonly post: operations["restoreBackup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/delete-backup/{id}/{backup_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
                /**
                 * @description The id of the backup.
                 * @example 1d62a45b-c567-4239-b23e-449ad33a62e0
                 */
                readonly backup_id: components["parameters"]["backupId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a backup. */
        readonly delete: operations["deleteBackup"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/redis/enable-dailybackup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the daily backup on, in the form of the hosted service's command line.
         * @description The same as PATCH.
         */
        readonly post: operations["enableDailyBackupByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Turn the daily backup on.
         * @description One backup is made per day (UTC), the first within a minute. The last seven are kept.
         */
        readonly patch: operations["enableDailyBackup"];
        readonly trace?: never;
    };
    readonly "/v2/redis/disable-dailybackup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the daily backup off, in the form of the hosted service's command line.
         * @description The same as PATCH.
         */
        readonly post: operations["disableDailyBackupByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Turn the daily backup off.
         * @description Existing backups are kept.
         */
        readonly patch: operations["disableDailyBackup"];
        readonly trace?: never;
    };
    readonly "/v2/redis/{id}/change-plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the plan of a database, at the hosted service's present path.
         * @description The same as `/v2/redis/change-plan/{id}`.
         */
        readonly post: operations["changePlanOfDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/cluster": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a Kafka cluster.
         * @description When it is answered, the cluster can be used: at its host name and with its user.
         */
        readonly post: operations["createKafkaCluster"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/clusters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the Kafka clusters. */
        readonly get: operations["listKafkaClusters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/cluster/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        /** Get a Kafka cluster. */
        readonly get: operations["getKafkaCluster"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a Kafka cluster.
         * @description Its topics with their messages, its credentials and its connectors are deleted, and its
         *     name can be reused.
         */
        readonly delete: operations["deleteKafkaCluster"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/rename-cluster/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rename a Kafka cluster.
         * @description Its host name and user don't change. The present name is accepted, without effect.
         */
        readonly post: operations["renameKafkaCluster"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/reset-password/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give the user of a Kafka cluster a new password.
         * @description The old password is refused from then on; credentials keep theirs.
         */
        readonly post: operations["resetKafkaClusterPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/move-to-team": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a Kafka cluster to a team.
         * @description The caller must be a member of the team. Its topics, credentials and connectors go with it.
         */
        readonly post: operations["moveKafkaClusterToTeam"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/stats/cluster/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        /** Get the statistics of a Kafka cluster. */
        readonly get: operations["getKafkaClusterStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/credential": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a credential for topics of a Kafka cluster.
         * @description When it is answered, the credential can be used. A cluster can have ten besides its own user; more are refused
         *     with 412.
         *
         *     If topics are on an Apache Kafka with ACLs, the credential becomes a user of that Kafka too (SCRAM), as soon as
         *     the brokers can be reached: with the same name and password, for the same topics by their names there, and for the
         *     groups of its cluster. Traffic through the brokers is neither counted nor limited by a plan.
         */
        readonly post: operations["createKafkaCredential"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/credentials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the credentials.
         * @description Of every Kafka cluster that the caller has access to; the users of the clusters themselves
         *     are not included.
         */
        readonly get: operations["listKafkaCredentials"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/credential/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the credential.
                 * @example 27172269-da05-471b-9e8e-8fe4195871bc
                 */
                readonly id: components["parameters"]["credentialId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a credential, for clients without DELETE.
         * @description The same as DELETE.
         */
        readonly post: operations["deleteKafkaCredentialByPost"];
        /**
         * Delete a credential.
         * @description The credential is refused from then on; by Kafka brokers that it is a user of, as soon as they can be reached.
         */
        readonly delete: operations["deleteKafkaCredential"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/topic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a topic.
         * @description When it is answered, the topic exists. More partitions than the cluster's limit are
         *     refused with 412.
         */
        readonly post: operations["createKafkaTopic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/topics/{cluster_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        /** List the topics of a Kafka cluster. */
        readonly get: operations["listKafkaTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/topic/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        /** Get a topic. */
        readonly get: operations["getKafkaTopic"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a topic.
         * @description Its messages are deleted, and so are the offsets that consumer groups have committed for
         *     it.
         */
        readonly delete: operations["deleteKafkaTopic"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/update-topic/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reconfigure a topic.
         * @description Omitted settings don't change. Partitions can be added but not removed; keys then map to
         *     other partitions than before. More partitions than the cluster's limit are refused with 412.
         */
        readonly post: operations["updateKafkaTopic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/stats/topic/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        /** Get the statistics of a topic. */
        readonly get: operations["getKafkaTopicStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/groups/{cluster_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        /**
         * List the consumer groups of a Kafka cluster.
         * @description Every group that has live instances, or committed offsets of an existing topic.
         */
        readonly get: operations["listKafkaGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/group/{cluster_id}/{group_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly group_id: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a consumer group.
         * @description For each partition its end, the group's committed offset, and the lag.
         */
        readonly get: operations["getKafkaGroup"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a consumer group.
         * @description The committed offsets are deleted, so that the group starts over where
         *     `Kafka-Auto-Offset-Reset` says. A group with live instances is refused with 412.
         */
        readonly delete: operations["deleteKafkaGroup"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/reset-group/{cluster_id}/{group_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly group_id: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the committed offsets of a consumer group for a topic.
         * @description All partitions are set, or none. A new group is created; one with live instances, which
         *     would keep their own positions, is refused with 412. The answer is the group after the reset.
         */
        readonly post: operations["resetKafkaGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connector": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a connector.
         * @description The answer is sent before the properties have been checked: the state is `pending` first, and then `running` or
         *     `failed`. If it is `failed`, `state_error_message` has the reason.
         */
        readonly post: operations["createConnector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connectors/{cluster_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        /** List the connectors of a Kafka cluster. */
        readonly get: operations["listConnectors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connector/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        /** Get a connector. */
        readonly get: operations["getConnector"];
        readonly put?: never;
        /**
         * Delete a connector, for clients without DELETE.
         * @description The same as DELETE.
         */
        readonly post: operations["deleteConnectorByPost"];
        /**
         * Delete a connector.
         * @description The connector is stopped, and its offsets are deleted.
         */
        readonly delete: operations["deleteConnector"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/update-connector/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reconfigure a connector.
         * @description The given properties replace those with the same names; the others don't change. All of them are checked as for a
         *     new connector, which then continues from its offsets.
         */
        readonly post: operations["updateConnector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connector/{id}/restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restart a connector and its tasks.
         * @description Failed tasks are restarted too. A paused connector stays paused.
         */
        readonly post: operations["restartConnector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connector/{id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a paused connector.
         * @description A connector that is not paused is left unchanged.
         */
        readonly post: operations["startConnector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/kafka/connector/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a connector.
         * @description Its tasks stop reading and writing; it continues there when it is started. It stays paused across restarts of the
         *     platform.
         */
        readonly post: operations["pauseConnector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queue/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the queue user. */
        readonly get: operations["getQueueUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/queue/rotate-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the password and token of the queue user.
         * @description The old token is refused from then on.
         */
        readonly post: operations["rotateQueueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the queue user with its settings.
         * @description The fields of `/v2/queue/user`, and those that the hosted service returns at this path.
         */
        readonly get: operations["getQueueServiceUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the queue users.
         * @description The user of the account and those of its teams, each listed once per region of the queue
         *     service: here the same token works in all of them. In the default region, `eu-central-1`, the id is that of the user;
         *     in the other it has the region behind it, `<id>.us-east-1`. Every operation takes both.
         */
        readonly get: operations["listQueueServiceUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/user/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a queue user by its id.
         * @description The user of the account, or of one of its teams.
         */
        readonly get: operations["getQueueServiceUserById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/rotate-token/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the password and token of a queue user.
         * @description The old token is refused from then on.
         */
        readonly post: operations["rotateQueueTokenById"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/set-plan/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the plan of a queue user.
         * @description The limits change at once, and no longer follow the setting `plan` of the server.
         */
        readonly post: operations["setQueuePlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/stats/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get the statistics of a queue user.
         * @description They are computed from the queue's log, which goes back as far as the `retention` of the
         *     user.
         */
        readonly get: operations["getQueueStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/ipv4": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the addresses that deliveries come from.
         * @description The IPv4 addresses of this machine, each as a network of one address, for firewalls of
         *     destinations. Behind network address translation, destinations see another address.
         */
        readonly get: operations["listQueueAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/move-to-team": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a queue user to a team.
         * @description The team becomes the owner, with all messages and the token, and every member can access
         *     it by its id. The account gets a new queue user on its next request. A team has one queue user.
         */
        readonly post: operations["moveQueueUserToTeam"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/update-budget/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set the budget of a queue user.
         * @description Stored and returned; nothing is charged for messages here, so it never has an effect.
         */
        readonly patch: operations["updateQueueBudget"];
        readonly trace?: never;
    };
    readonly "/v2/qstash/enable-prodpack/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the production pack of a queue user on.
         * @description Stored and returned, without any other effect.
         */
        readonly post: operations["enableQueueProdPack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/qstash/disable-prodpack/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the production pack of a queue user off.
         * @description Stored and returned, without any other effect.
         */
        readonly post: operations["disableQueueProdPack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/team": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a team.
         * @description The caller becomes its owner.
         */
        readonly post: operations["createTeam"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/team/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the team.
                 * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
                 */
                readonly id: components["parameters"]["teamId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a team.
         * @description Only its owner can delete it, and only while it has no databases, Kafka clusters or queue
         *     user (412).
         */
        readonly delete: operations["deleteTeam"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/teams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the teams. */
        readonly get: operations["listTeams"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/teams/{team_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the team.
                 * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
                 */
                readonly team_id: components["parameters"]["pathTeamId"];
            };
            readonly cookie?: never;
        };
        /** List the members of a team. */
        readonly get: operations["getTeam"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/teams/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add a member to a team. */
        readonly post: operations["addTeamMember"];
        /**
         * Remove a member from a team.
         * @description Removing somebody who is not a member has no effect: the hosted service's infrastructure
         *     provider does so before it adds a member.
         */
        readonly delete: operations["removeTeamMember"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/auditlogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List changes, with who made them and when.
         * @description The newest thousand.
         */
        readonly get: operations["listAuditLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/apikeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the API keys of the account. */
        readonly get: operations["listApiKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/apikey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an API key. */
        readonly post: operations["createApiKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/apikey/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the key.
                 * @example 0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11
                 */
                readonly id: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an API key.
         * @description The key is refused from then on. The last key of an account and the key in the settings
         *     can't be deleted.
         */
        readonly delete: operations["deleteApiKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * DatabaseName
         * @description ASCII letters, digits, hyphens and underscores, as the name is also part of a host name. Databases of one owner have
         *     different names.
         */
        readonly "database-name": string;
        /**
         * GlobalRegion
         * @description A region of a global database. Those from `us-east-2` on belong to the extended API; the hosted
         *     service and its command line have them too.
         * @enum {string}
         */
        readonly "global-region": "us-east-1" | "us-west-1" | "us-west-2" | "eu-west-1" | "eu-central-1" | "ap-southeast-1" | "ap-southeast-2" | "sa-east-1" | "us-east-2" | "ca-central-1" | "eu-west-2" | "ap-south-1" | "ap-northeast-1" | "af-south-1" | "us-central1" | "us-east4" | "europe-west1" | "asia-northeast1";
        /**
         * ReadRegions
         * @description The primary region is always included. Null means an empty list.
         */
        readonly "read-regions": readonly components["schemas"]["global-region"][] | null;
        /**
         * Budget
         * @description The maximum cost of the database per month, in dollars; 0 means no limit.
         * @example 20
         */
        readonly budget: number;
        /**
         * RequestedPlan
         * @description The pricing model. `free`, `payg` and `enterprise` are `Free`, `Pay as You Go` and `Enterprise`; of the hosted
         *     service's other names, `paid` is `payg`, and `pro` and those with a size are `enterprise`.
         * @enum {string}
         */
        readonly "requested-plan": "free" | "payg" | "enterprise" | "paid" | "pro" | "fixed_250mb" | "fixed_1gb" | "fixed_5gb" | "fixed_10gb" | "fixed_50gb" | "fixed_100gb" | "fixed_500gb";
        /** CreateDatabaseFields */
        readonly "create-database-fields": {
            readonly name?: components["schemas"]["database-name"];
            /**
             * @description Extended API. The name, as the hosted service's command-line program calls it; if both are given,
             *     `name` counts.
             */
            readonly database_name?: components["schemas"]["database-name"];
            /**
             * @description In the extended API it may be omitted or empty: a database with a `primary_region` is then global, and one
             *     without is in `us-east-1`.
             * @enum {string}
             */
            readonly region?: "eu-west-1" | "us-east-1" | "us-west-1" | "ap-northeast-1" | "us-central1" | "global" | "";
            /** @description Required for a global database, and not allowed otherwise. */
            readonly primary_region?: components["schemas"]["global-region"];
            /** @description Only for a global database. By default it is read from its primary region only. */
            readonly read_regions?: components["schemas"]["read-regions"];
            /**
             * @description Extended API. The cloud provider of the regions, for compatibility with the hosted service. No effect:
             *     every region is this machine.
             * @enum {string}
             */
            readonly platform?: "aws" | "gcp" | "";
            /** @description Whether the database's port requires TLS; by default it does not. */
            readonly tls?: boolean;
            /** @description Extended API. Whether keys are evicted when the memory is full. */
            readonly eviction?: boolean;
            /** @description Extended API. Whether the plan is upgraded automatically when its limits are reached. */
            readonly auto_upgrade?: boolean;
            /** @description Extended API. The maximum cost of the database per month. */
            readonly budget?: components["schemas"]["budget"];
            /** @description Extended API. By default the plan in the server's settings. */
            readonly plan?: components["schemas"]["requested-plan"];
            /**
             * @description Extended API. Stored and returned, for infrastructure tools, without any other effect, since a
             *     database in one process is always consistent.
             */
            readonly consistent?: boolean;
            /** @description Extended API. Stored and returned, without any other effect, since there is one machine. */
            readonly multizone?: boolean;
            /** @description Extended API. An older name; if both are given, `multizone` counts. */
            readonly multi_zone?: boolean;
            /**
             * @description Extended API. Stored and returned, without any other effect, since every database has all features of
             *     Plinth.
             */
            readonly prod_pack_enabled?: boolean;
        };
        /**
         * CreateDatabase
         * @description A regional database has a `region`. A global one has the region `global`, a `primary_region`, and optionally
         *     `read_regions`.
         */
        readonly "create-database": components["schemas"]["create-database-fields"] & unknown & unknown & unknown;
        /**
         * DatabaseType
         * @description The pricing model.
         * @enum {string}
         */
        readonly "database-type": "Free" | "Pay as You Go" | "Enterprise";
        /**
         * DatabaseFields
         * @description The fields of every answer with a database.
         */
        readonly "database-fields": {
            /**
             * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
             * @example 93e3a3e1-2f0c-4d6b-b1b7-0d0f6a1f7a52
             */
            readonly database_id: string;
            /**
             * @example myredis
             * @example worldwide
             */
            readonly database_name: string;
            readonly database_type: components["schemas"]["database-type"];
            /**
             * @description Its region; `global` for a global database.
             * @example eu-west-1
             */
            readonly region: string;
            /**
             * @description The database's own port, which accepts only its own tokens. Without TLS it serves HTTP, with TLS only HTTPS. It
             *     stays the same across restarts, unless another program has taken it meanwhile.
             * @example 30143
             * @example 30144
             */
            readonly port: number;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly creation_time: number;
            /** @enum {string} */
            readonly state: "active" | "deleted";
            /**
             * @description The e-mail of the account that owns it, or the id of the team.
             * @example developer@plinth.local
             */
            readonly user_email: string;
            /**
             * @description Its host name: the name in lower case below `localhost`, with five digits if another database has that host. It
             *     does not change when the database is renamed. A global database also has one per region, `<region>.<endpoint>`.
             * @example myredis.localhost
             * @example worldwide.localhost
             */
            readonly endpoint: string;
            readonly tls: boolean;
        };
        /** DatabaseTokens */
        readonly "database-tokens": {
            /**
             * @description The Standard REST token.
             * @example AXW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx
             * @example AYAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy
             */
            readonly rest_token: string;
            /**
             * @description The Read Only REST token.
             * @example AnW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx
             * @example AoAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy
             */
            readonly read_only_rest_token: string;
        };
        /** DatabasePassword */
        readonly "database-password": {
            /**
             * @example 2f6d9f4a1c3b4f0c9c1c6f2f3d4e5a6b
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            readonly password: string;
        };
        /**
         * PlanName
         * @description The pricing model as requests name it: `Free`, `Pay as You Go` and `Enterprise`, respectively.
         * @enum {string}
         */
        readonly "plan-name": "free" | "payg" | "enterprise";
        /**
         * CreatedDatabase
         * @description A new database.
         */
        readonly "created-database": components["schemas"]["database-fields"] & components["schemas"]["database-tokens"] & components["schemas"]["database-password"] & {
            /** @description Only for a global database. The pricing model, as requests name it. */
            readonly type?: components["schemas"]["plan-name"];
        };
        /** Error */
        readonly error: {
            /** @description A sentence; if a field is invalid, it begins with the field's name and has the rule. */
            readonly error: string;
            /**
             * @description The status of the response.
             * @enum {integer}
             */
            readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 429 | 431 | 500 | 501 | 503;
        };
        /**
         * HideableDatabaseCredentials
         * @description Absent if credentials are hidden. A read-only key gets the Read Only token only.
         */
        readonly "hideable-database-credentials": {
            /**
             * @example 2f6d9f4a1c3b4f0c9c1c6f2f3d4e5a6b
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            readonly password?: string;
            /**
             * @description The Standard REST token.
             * @example AXW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx
             * @example AYAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy
             */
            readonly rest_token?: string;
            /**
             * @description The Read Only REST token.
             * @example AnW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx
             * @example AoAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy
             */
            readonly read_only_rest_token?: string;
        };
        /**
         * ListedDatabase
         * @description A database with its tokens.
         */
        readonly "listed-database": components["schemas"]["database-fields"] & components["schemas"]["hideable-database-credentials"];
        /**
         * DatabaseLimits
         * @description The limits of the database's plan. Sizes are in bytes.
         */
        readonly "database-limits": {
            /**
             * @description Connections at a time.
             * @example 1000
             */
            readonly db_max_clients: number;
            /** @example 1048576 */
            readonly db_max_request_size: number;
            /** @example 107374182400 */
            readonly db_disk_threshold: number;
            /** @example 104857600 */
            readonly db_max_entry_size: number;
            /** @example 3221225472 */
            readonly db_memory_threshold: number;
            /**
             * @description Reset at midnight UTC.
             * @example 53687091200
             */
            readonly db_daily_bandwidth_limit: number;
            /** @example 1000 */
            readonly db_max_commands_per_second: number;
            /**
             * @description Commands a day, reset at midnight UTC.
             * @example 1000000000
             */
            readonly db_request_limit: number;
        };
        /**
         * DatabaseSettings
         * @description Extended API. The settings of the database, for infrastructure tools.
         */
        readonly "database-settings": {
            readonly eviction: boolean;
            readonly auto_upgrade: boolean;
            /** @description As it was asked for; it has no effect. */
            readonly consistent: boolean;
            /** @description As it was asked for; it has no effect. */
            readonly multizone: boolean;
            /** @description As it was asked for; it has no effect. */
            readonly prod_pack_enabled: boolean;
            /** @example 20 */
            readonly budget: number;
            readonly daily_backup_enabled: boolean;
            /**
             * @description Only for a global database.
             * @example us-east-1
             */
            readonly primary_region?: string;
            /** @description For a global database; otherwise empty. */
            readonly read_regions: readonly string[];
            /** @description The addresses that may reach the database; empty if all may. */
            readonly allowed_ips: readonly string[];
            /** @description The same list. */
            readonly allowed_ip_ranges: readonly string[];
            readonly type: components["schemas"]["plan-name"];
            /**
             * @description The account or the team that owns it.
             * @example 5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4
             */
            readonly customer_id: string;
            /** @description The region that writes go to. */
            readonly primary_members: readonly string[];
            /** @description That region and the read regions. */
            readonly all_members: readonly string[];
            /**
             * @description Empty, as changes have taken effect when they are answered.
             * @constant
             */
            readonly modifying_state: "";
            /** @description The same as `eviction`. */
            readonly db_eviction: boolean;
            /**
             * @description Every database takes ACL commands.
             * @enum {string}
             */
            readonly db_acl_enabled: "true";
            /**
             * @description The metrics are those of the platform.
             * @enum {string}
             */
            readonly prometheus_enabled: "false";
            /** @description What protects it. */
            readonly securityAddons: {
                /** @description Whether there is a list of addresses. */
                readonly ipWhitelisting: boolean;
                /** @enum {boolean} */
                readonly vpcPeering: false;
                /** @enum {boolean} */
                readonly privateLink: false;
                /** @enum {boolean} */
                readonly tlsMutualAuth: false;
                /**
                 * @description Keys and values are not encrypted, tokens are.
                 * @enum {boolean}
                 */
                readonly encryptionAtRest: false;
            };
        };
        /**
         * DetailedDatabase
         * @description A database with its tokens, its limits and its settings.
         */
        readonly "detailed-database": components["schemas"]["database-fields"] & components["schemas"]["hideable-database-credentials"] & components["schemas"]["database-limits"] & components["schemas"]["database-settings"];
        /**
         * OK
         * @description The JSON string `OK`.
         * @constant
         */
        readonly ok: "OK";
        /** RenameDatabase */
        readonly "rename-database": {
            readonly name: components["schemas"]["database-name"];
        };
        /**
         * Database
         * @description A database without its tokens.
         */
        readonly database: components["schemas"]["database-fields"] & components["schemas"]["database-password"];
        /**
         * ResetDatabase
         * @description A database with its new password and tokens.
         */
        readonly "reset-database": components["schemas"]["database-fields"] & components["schemas"]["database-password"] & components["schemas"]["database-tokens"] & {
            /** @example dea1f974 */
            readonly cluster_id: string;
            readonly consistent: boolean;
            /** @example f886c7f3 */
            readonly pool_id: string;
        };
        /** UpdateRegions */
        readonly "update-regions": {
            readonly read_regions: components["schemas"]["read-regions"];
        };
        /** MoveToTeam */
        readonly "move-to-team": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            /**
             * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
             * @example 93e3a3e1-2f0c-4d6b-b1b7-0d0f6a1f7a52
             */
            readonly database_id: string;
        };
        /**
         * Point
         * @description One point of a series.
         */
        readonly point: {
            /**
             * @description The time in UTC, always with milliseconds: `2026-11-20 10:59:00.000 +0000 UTC`. For a minute, a day or another
             *     interval it is the beginning.
             * @example 2026-11-20 10:59:00.000 +0000 UTC
             * @example 2026-11-20 00:00:00.000 +0000 UTC
             */
            readonly x: string;
            /**
             * @example 3
             * @example 12
             */
            readonly y: number;
        };
        /**
         * Series
         * @description Points in the order of time, the present one last.
         */
        readonly series: readonly components["schemas"]["point"][];
        /**
         * KafkaSeries
         * @description Null for a Redis database.
         */
        readonly "kafka-series": readonly components["schemas"]["point"][] | null;
        /**
         * Weekday
         * @enum {string}
         */
        readonly weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /**
         * DatabaseStatistics
         * @description The activity of a database. Latencies, in milliseconds, and the other running series cover the last hour, minute by
         *     minute, the present minute last; `dailyrequests`, `dailybilling` and `bandwidths` the last five days;
         *     `total_monthly_…` the current month. The four of Kafka (`…produce…`, `…consume…`) are null.
         */
        readonly statistics: {
            /** @description The most connections at a time. */
            readonly connection_count: components["schemas"]["series"];
            /** @description Keys. */
            readonly keyspace: components["schemas"]["series"];
            /** @description Commands a second. */
            readonly throughput: components["schemas"]["series"];
            readonly produce_throughput: components["schemas"]["kafka-series"];
            readonly consume_throughput: components["schemas"]["kafka-series"];
            /** @description Bytes kept on disk. */
            readonly diskusage: components["schemas"]["series"];
            /** @description Of reads and writes. */
            readonly latencymax: components["schemas"]["series"];
            /** @description Of reads and writes. */
            readonly latencymean: components["schemas"]["series"];
            /** @description The 99th percentile of reads and writes. */
            readonly latency99: components["schemas"]["series"];
            /** @description The same as `latency99`. */
            readonly latency_99: components["schemas"]["series"];
            readonly read_latency_mean: components["schemas"]["series"];
            /** @description The 99th percentile. */
            readonly read_latency_99: components["schemas"]["series"];
            readonly write_latency_mean: components["schemas"]["series"];
            /** @description The 99th percentile. */
            readonly write_latency_99: components["schemas"]["series"];
            /** @description Keys that were looked up and found. */
            readonly hits: components["schemas"]["series"];
            /** @description Keys that were looked up and not there. */
            readonly misses: components["schemas"]["series"];
            /** @description Commands that read. */
            readonly read: components["schemas"]["series"];
            /** @description Commands that write. */
            readonly write: components["schemas"]["series"];
            /** @description Commands of any kind. */
            readonly dailyrequests: components["schemas"]["series"];
            /** @description Dollars. */
            readonly dailybilling: components["schemas"]["series"];
            /** @description Bytes, in and out. */
            readonly bandwidths: components["schemas"]["series"];
            readonly dailyproduce: components["schemas"]["kafka-series"];
            readonly dailyconsume: components["schemas"]["kafka-series"];
            /** @description The names of the last five days, beginning with today. */
            readonly days: readonly components["schemas"]["weekday"][];
            /**
             * @description Bytes of today.
             * @example 1830
             */
            readonly dailybandwidth: number;
            /**
             * @description Commands of any kind of today.
             * @example 12
             */
            readonly daily_net_commands: number;
            /** @example 7 */
            readonly daily_read_requests: number;
            /** @example 5 */
            readonly daily_write_requests: number;
            /**
             * @description Bytes.
             * @example 4096
             */
            readonly current_storage: number;
            /**
             * @description Bytes, in and out.
             * @example 1830
             */
            readonly total_monthly_bandwidth: number;
            /** @example 30 */
            readonly total_monthly_requests: number;
            /** @example 15 */
            readonly total_monthly_read_requests: number;
            /** @example 15 */
            readonly total_monthly_write_requests: number;
            /**
             * @description Bytes.
             * @example 4096
             */
            readonly total_monthly_storage: number;
            /**
             * @description Dollars.
             * @example 0.00006
             * @example 0.00018
             */
            readonly total_monthly_billing: number;
            /**
             * @example 0
             * @example 15
             */
            readonly total_monthly_produce: number;
            /**
             * @example 0
             * @example 15
             */
            readonly total_monthly_consume: number;
        };
        /** UpdateBudget */
        readonly "update-budget": {
            readonly budget: components["schemas"]["budget"];
        };
        /** ChangePlan */
        readonly "change-plan": {
            readonly plan_name?: components["schemas"]["requested-plan"];
            /** @description The same, as the hosted service's command-line program names it; if both are given, `plan_name` counts. */
            readonly plan?: components["schemas"]["requested-plan"];
            /** @description If given, turns automatic upgrades of the plan on or off. */
            readonly auto_upgrade?: boolean;
            /** @description If given, stored and returned, without any other effect. */
            readonly prod_pack_enabled?: boolean;
            /**
             * @description No effect, as the path names the database; part of the hosted service's own contract.
             * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
             */
            readonly database_id?: string;
        };
        /**
         * AllowedAddresses
         * @description IPv4 and IPv6 addresses, and networks in CIDR notation. Null means an empty list.
         */
        readonly "allowed-addresses": readonly string[] | null;
        /**
         * UpdateAllowlist
         * @description The addresses by one of two names; `allowed_ip_ranges` counts if both are there.
         */
        readonly "update-allowlist": {
            readonly allowed_ips?: components["schemas"]["allowed-addresses"];
            /** @description The name that the hosted service's programs use. */
            readonly allowed_ip_ranges?: components["schemas"]["allowed-addresses"];
        };
        /** Backup */
        readonly backup: {
            /** @example 1d62a45b-c567-4239-b23e-449ad33a62e0 */
            readonly backup_id: string;
            /** @example 96ad0856-03b1-4ee7-9666-e81abd0349e1 */
            readonly database_id: string;
            /** @example 5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4 */
            readonly customer_id: string;
            /** @example before-the-move */
            readonly name: string;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly creation_time: number;
            /** @enum {string} */
            readonly state: "pending" | "completed" | "failed";
            /**
             * @description Bytes.
             * @example 4096
             */
            readonly backup_size: number;
            /**
             * @description Whether it was made by the daily backup.
             * @enum {string}
             */
            readonly daily_backup: "true" | "false";
            /**
             * @description Whether it was made by an hourly backup, which does not exist here.
             * @enum {string}
             */
            readonly hourly_backup: "true" | "false";
        };
        /**
         * Name
         * @description ASCII letters and digits, with spaces, dots, underscores and hyphens between them. Records of one kind and owner have
         *     different names.
         */
        readonly name: string;
        /** CreateBackup */
        readonly "create-backup": {
            readonly name: components["schemas"]["name"];
        };
        /** RestoreBackup */
        readonly "restore-backup": {
            /** @example 1d62a45b-c567-4239-b23e-449ad33a62e0 */
            readonly backup_id: string;
        };
        /**
         * KafkaClusterName
         * @description ASCII letters, digits, hyphens and underscores, as the name is also part of a host name. Clusters of one owner have
         *     different names.
         */
        readonly "kafka-cluster-name": string;
        /** CreateKafkaCluster */
        readonly "create-kafka-cluster": {
            readonly name: components["schemas"]["kafka-cluster-name"];
            /** @enum {string} */
            readonly region: "eu-west-1" | "us-east-1";
            /** @description Whether it is spread over zones. Stored and returned, without any other effect; `false` by default. */
            readonly multizone?: boolean;
        };
        /**
         * TcpListening
         * @description Extended API. Whether the Kafka protocol is served at `tcp_endpoint`; always false at present.
         * @constant
         */
        readonly "tcp-listening": false;
        /**
         * KafkaCluster
         * @description Extended API. A Kafka cluster with its user and its limits. Sizes are in bytes.
         */
        readonly "kafka-cluster": {
            /** @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9 */
            readonly cluster_id: string;
            /** @example mykafkacluster */
            readonly name: string;
            /** @example eu-west-1 */
            readonly region: string;
            /**
             * @description The pricing model.
             * @enum {string}
             */
            readonly type: "free" | "paid";
            readonly multizone: boolean;
            /**
             * @description The host and port of the Kafka protocol, as in the hosted service. Plinth only serves Kafka over HTTP: nothing
             *     listens there, as `tcp_listening` says.
             * @example mykafkacluster-kafka.localhost:9092
             */
            readonly tcp_endpoint: string;
            readonly tcp_listening: components["schemas"]["tcp-listening"];
            /**
             * @description Its host name at the port of the Kafka REST API: the name in lower case with `-kafka`, below `localhost`, with
             *     five digits if another cluster has that host. It does not change when the cluster is renamed.
             * @example mykafkacluster-kafka.localhost
             */
            readonly rest_endpoint: string;
            /** @enum {string} */
            readonly state: "active" | "deleted";
            /** @example bXlrYWZrYWNsdXN0ZXIkV2JxM1h1T2R3MFBIencyS0FzY0RyVFh6dg */
            readonly username: string;
            /**
             * @description Absent where credentials are hidden.
             * @example q3Vt0yZrN8cWm5LhPa7uKxE1sJdGf2Bi
             */
            readonly password?: string;
            /**
             * @description The most that a topic may be given.
             * @example 1073741824000
             */
            readonly max_retention_size: number;
            /**
             * @description The most that a topic may be given, in milliseconds.
             * @example 2592000000
             */
            readonly max_retention_time: number;
            /**
             * @description Messages that may be produced.
             * @example 1000
             */
            readonly max_messages_per_second: number;
            /**
             * @description Unix time in seconds.
             * @example 1643978975
             */
            readonly creation_time: number;
            /** @example 1048576 */
            readonly max_message_size: number;
            /**
             * @description Of all topics together.
             * @example 100
             */
            readonly max_partitions: number;
        };
        /** RenameKafkaCluster */
        readonly "rename-kafka-cluster": {
            readonly name: components["schemas"]["kafka-cluster-name"];
        };
        /** MoveKafkaClusterToTeam */
        readonly "move-kafka-cluster-to-team": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            /**
             * @example dea1f974
             * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
             */
            readonly cluster_id: string;
        };
        /**
         * KafkaClusterStatistics
         * @description The traffic of a cluster. The running series cover the last hour, minute by minute; `dailyproduce` and `dailyconsume`
         *     the last five days; `total_monthly_…` the current month.
         */
        readonly "kafka-cluster-statistics": {
            /** @description Messages a second that were produced or consumed. */
            readonly throughput: components["schemas"]["series"];
            /** @description Messages a second that were produced. */
            readonly produce_throughput: components["schemas"]["series"];
            /** @description Messages a second that were consumed or fetched. */
            readonly consume_throughput: components["schemas"]["series"];
            /** @description Bytes that the topics take on disk. */
            readonly diskusage: components["schemas"]["series"];
            /** @description The names of the last five days, beginning with today. */
            readonly days: readonly components["schemas"]["weekday"][];
            /** @description Messages that were produced. */
            readonly dailyproduce: components["schemas"]["series"];
            /** @description Messages that were consumed or fetched. */
            readonly dailyconsume: components["schemas"]["series"];
            /**
             * @description Bytes.
             * @example 4096
             */
            readonly total_monthly_storage: number;
            /**
             * @description Dollars.
             * @example 0.00018
             */
            readonly total_monthly_billing: number;
            /**
             * @description Messages.
             * @example 15
             */
            readonly total_monthly_produce: number;
            /**
             * @description Messages.
             * @example 15
             */
            readonly total_monthly_consume: number;
        };
        /**
         * CredentialTopic
         * @description The name of a topic, which need not exist yet, or a prefix of topics followed by `*`: `users.*`, or `*` for every
         *     topic.
         */
        readonly "credential-topic": string;
        /**
         * CredentialPermissions
         * @enum {string}
         */
        readonly "credential-permissions": "ALL" | "PRODUCE" | "CONSUME";
        /** CreateKafkaCredential */
        readonly "create-kafka-credential": {
            readonly credential_name: components["schemas"]["name"];
            /** @example 1793bfa1-d96e-46de-99ed-8f91f083209d */
            readonly cluster_id: string;
            readonly topic: components["schemas"]["credential-topic"];
            readonly permissions: components["schemas"]["credential-permissions"];
        };
        /**
         * CreatedKafkaCredential
         * @description A new user with limited access to some topics of a cluster.
         */
        readonly "created-kafka-credential": {
            /** @example 27172269-da05-471b-9e8e-8fe4195871bc */
            readonly credential_id: string;
            /** @example mycreds */
            readonly credential_name: string;
            /** @example testopic */
            readonly topic: string;
            readonly permissions: components["schemas"]["credential-permissions"];
            /** @example 1793bfa1-d96e-46de-99ed-8f91f083209d */
            readonly cluster_id: string;
            /**
             * @description What the host name of the cluster begins with.
             * @example noted-hamster-9151
             */
            readonly cluster_slug: string;
            /** @example bm90ZWQtaGFtc3Rlci05MTUxJDNVNlJyTW9mZkFXMmt4UXB6OVlzQjRnRGM */
            readonly username: string;
            /** @example Tn4sYkR9wLz2XfVq6HpBd0JmCg8UaEoi */
            readonly password: string;
            /**
             * @description Unix time in seconds.
             * @example 1655886853
             */
            readonly creation_time: number;
            /** @enum {string} */
            readonly state: "active" | "deleted";
        };
        /**
         * KafkaCredential
         * @description A user with limited access to some topics of a cluster.
         */
        readonly "kafka-credential": {
            /** @example 27172269-da05-471b-9e8e-8fe4195871bc */
            readonly credential_id: string;
            /** @example mycreds */
            readonly credential_name: string;
            /** @example testopic */
            readonly topic: string;
            readonly permissions: components["schemas"]["credential-permissions"];
            /** @example 1793bfa1-d96e-46de-99ed-8f91f083209d */
            readonly cluster_id: string;
            /**
             * @description What the host name of the cluster begins with.
             * @example noted-hamster-9151
             */
            readonly cluster_slug: string;
            /** @example bm90ZWQtaGFtc3Rlci05MTUxJDNVNlJyTW9mZkFXMmt4UXB6OVlzQjRnRGM */
            readonly username: string;
            /**
             * @description Absent where credentials are hidden.
             * @example Tn4sYkR9wLz2XfVq6HpBd0JmCg8UaEoi
             */
            readonly password?: string;
            /**
             * @description Unix time in seconds.
             * @example 1655886853
             */
            readonly creation_time: number;
            /** @enum {string} */
            readonly state: "active" | "deleted";
        };
        /**
         * TopicName
         * @description As in Kafka: ASCII letters, digits, dots, underscores and hyphens, except `.` and `..`. Topics of a cluster have
         *     different names.
         */
        readonly "topic-name": string;
        /** Partitions */
        readonly partitions: number;
        /**
         * RetentionTime
         * @description How long messages are kept, in milliseconds.
         */
        readonly "retention-time": number;
        /**
         * RetentionSize
         * @description Maximum bytes that are kept of each partition.
         */
        readonly "retention-size": number;
        /**
         * MessageSize
         * @description Maximum bytes of one stored message.
         */
        readonly "message-size": number;
        /**
         * CleanupPolicy
         * @description Whether messages beyond the retention are deleted, or only the last message of each key is kept.
         * @enum {string}
         */
        readonly "cleanup-policy": "delete" | "compact";
        /**
         * CreateKafkaTopic
         * @description Settings that are omitted or -1 get the maximum that the cluster allows.
         */
        readonly "create-kafka-topic": {
            readonly name: components["schemas"]["topic-name"];
            readonly partitions: components["schemas"]["partitions"];
            readonly retention_time?: components["schemas"]["retention-time"];
            readonly retention_size?: components["schemas"]["retention-size"];
            readonly max_message_size?: components["schemas"]["message-size"];
            /** @description `delete` by default. */
            readonly cleanup_policy?: components["schemas"]["cleanup-policy"];
            /** @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9 */
            readonly cluster_id: string;
        };
        /**
         * KafkaTopic
         * @description A topic, and the connection details of its cluster.
         */
        readonly "kafka-topic": {
            /**
             * @description No other topic of any cluster has had it.
             * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
             */
            readonly topic_id: string;
            /** @example test-kafka-topic */
            readonly topic_name: string;
            /** @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9 */
            readonly cluster_id: string;
            /** @example eu-west-1 */
            readonly region: string;
            /**
             * @description Unix time in seconds.
             * @example 1643981720
             */
            readonly creation_time: number;
            /** @enum {string} */
            readonly state: "active" | "deleted";
            /** @example 1 */
            readonly partitions: number;
            readonly multizone: boolean;
            /**
             * @description The host and port of the Kafka protocol, as in the hosted service. Plinth only serves Kafka over HTTP: nothing
             *     listens there, as `tcp_listening` says.
             * @example mykafkacluster-kafka.localhost:9092
             */
            readonly tcp_endpoint: string;
            readonly tcp_listening: components["schemas"]["tcp-listening"];
            /** @example mykafkacluster-kafka.localhost */
            readonly rest_endpoint: string;
            /**
             * @description Of the user of the cluster.
             * @example bXlrYWZrYWNsdXN0ZXIkV2JxM1h1T2R3MFBIencyS0FzY0RyVFh6dg
             */
            readonly username: string;
            /**
             * @description The password of the cluster's user; absent if credentials are hidden.
             * @example q3Vt0yZrN8cWm5LhPa7uKxE1sJdGf2Bi
             */
            readonly password?: string;
            readonly cleanup_policy: components["schemas"]["cleanup-policy"];
            /**
             * @description Bytes.
             * @example 4567
             */
            readonly retention_size: number;
            /**
             * @description Milliseconds.
             * @example 1234
             */
            readonly retention_time: number;
            /**
             * @description Bytes.
             * @example 8912
             */
            readonly max_message_size: number;
        };
        /**
         * UpdateKafkaTopic
         * @description The value -1 means the maximum that the cluster allows.
         */
        readonly "update-kafka-topic": {
            readonly retention_time?: components["schemas"]["retention-time"];
            readonly retention_size?: components["schemas"]["retention-size"];
            readonly max_message_size?: components["schemas"]["message-size"];
            readonly partitions?: components["schemas"]["partitions"];
        };
        /**
         * KafkaTopicStatistics
         * @description The traffic of a topic. The series cover the last hour, minute by minute; `total_monthly_…` the current month.
         */
        readonly "kafka-topic-statistics": {
            /** @description Messages a second that were produced or consumed. */
            readonly throughput: components["schemas"]["series"];
            /** @description Messages a second that were produced. */
            readonly produce_throughput: components["schemas"]["series"];
            /** @description Messages a second that were consumed or fetched. */
            readonly consume_throughput: components["schemas"]["series"];
            /** @description Bytes that the topic takes on disk. */
            readonly diskusage: components["schemas"]["series"];
            /**
             * @description Bytes.
             * @example 4096
             */
            readonly total_monthly_storage: number;
            /**
             * @description Messages.
             * @example 15
             */
            readonly total_monthly_produce: number;
            /**
             * @description Messages.
             * @example 15
             */
            readonly total_monthly_consume: number;
        };
        /** KafkaGroupPartition */
        readonly "kafka-group-partition": {
            /** @example test-kafka-topic */
            readonly topic: string;
            /** @example 0 */
            readonly partition: number;
            /**
             * Format: int64
             * @description The committed offset, where the group continues; absent if nothing is committed.
             * @example 0
             */
            readonly committed_offset?: number;
            /**
             * Format: int64
             * @description The offset that the next message will get.
             * @example 2
             */
            readonly end_offset: number;
            /**
             * Format: int64
             * @description The number of offsets from the committed one to the end; absent if nothing is committed.
             * @example 2
             */
            readonly lag?: number;
            /**
             * @description The instance that owns the partition; absent if none does.
             * @example first
             */
            readonly instance_id?: string;
        };
        /**
         * KafkaGroup
         * @description A consumer group, and its progress in each partition.
         */
        readonly "kafka-group": {
            /** @example mygroup */
            readonly group_id: string;
            /** @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9 */
            readonly cluster_id: string;
            /**
             * @description `stable` if it has live instances.
             * @enum {string}
             */
            readonly state: "stable" | "empty";
            /** @description The ids of its live instances, whether they have partitions or not. */
            readonly instances: readonly string[];
            /** @description Partitions that an instance owns or that the group has committed offsets of, by topic and number. */
            readonly partitions: readonly components["schemas"]["kafka-group-partition"][];
        };
        /** ResetKafkaGroupFields */
        readonly "reset-kafka-group-fields": {
            readonly topic: components["schemas"]["topic-name"];
            /** @description All partitions of the topic if omitted. */
            readonly partitions?: readonly number[];
            /**
             * @description The first message, the end, a given offset, the first message that is not older than a given time (the end if
             *     there is none), or `nothing`, which deletes the committed offsets.
             * @enum {string}
             */
            readonly to: "earliest" | "latest" | "offset" | "timestamp" | "nothing";
            /**
             * Format: int64
             * @description An offset within the partitions, or their end.
             */
            readonly offset?: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970 UTC.
             */
            readonly timestamp?: number;
        };
        /**
         * ResetKafkaGroup
         * @description `offset` is required if `to` is `offset`, and `timestamp` if it is `timestamp`.
         */
        readonly "reset-kafka-group": components["schemas"]["reset-kafka-group-fields"] & unknown & unknown;
        /**
         * ConnectorProperties
         * @description The configuration of the connector, by the names of Kafka Connect and of the connector's class. Numbers and booleans
         *     are converted to strings.
         */
        readonly "connector-properties": {
            readonly [key: string]: string | number | boolean;
        };
        /** CreateConnector */
        readonly "create-connector": {
            readonly name: components["schemas"]["name"];
            /**
             * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
             * @example 7568431c-88d5-4409-a808-2167f22a7133
             */
            readonly cluster_id: string;
            readonly properties: components["schemas"]["connector-properties"];
        };
        /** ConnectorTask */
        readonly "connector-task": {
            /** @example 0 */
            readonly id: number;
            /** @enum {string} */
            readonly state: "UNASSIGNED" | "RUNNING" | "PAUSED" | "FAILED" | "RESTARTING";
            /**
             * @description Why it failed; empty otherwise.
             * @example
             */
            readonly trace: string;
        };
        /**
         * ConnectorFields
         * @description The fields of every answer with a connector.
         */
        readonly "connector-fields": {
            /** @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f */
            readonly connector_id: string;
            /** @example connectorName */
            readonly name: string;
            /**
             * @description The account that owns it.
             * @example 5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4
             */
            readonly customer_id: string;
            /** @example 7568431c-88d5-4409-a808-2167f22a7133 */
            readonly cluster_id: string;
            /**
             * @description Unix time in seconds.
             * @example 1684369147
             */
            readonly creation_time: number;
            /**
             * @description Unix time in seconds; 0 while it is there.
             * @example 0
             */
            readonly deletion_time: number;
            /**
             * @description `pending` until its properties have been checked, then `running`, or `failed` if they are invalid or it could not
             *     be started.
             * @enum {string}
             */
            readonly state: "pending" | "running" | "failed";
            /**
             * @description Why it failed, in the words of Kafka Connect; empty otherwise.
             * @example
             */
            readonly state_error_message: string;
            /**
             * @description The state of the connector in Kafka Connect; empty if it does not run there.
             * @enum {string}
             */
            readonly connector_state: "" | "UNASSIGNED" | "RUNNING" | "PAUSED" | "FAILED" | "RESTARTING" | "STOPPED";
            readonly tasks: readonly components["schemas"]["connector-task"][];
            /**
             * @description The topics in its properties, from the start, and those that it has read or written. Patterns, and tables that
             *     only a database knows, give no topics.
             */
            readonly topics: readonly string[];
            /**
             * @description The property `connector.class`; empty without it.
             * @example com.mongodb.kafka.connect.MongoSourceConnector
             * @example io.aiven.kafka.connect.http.HttpSinkConnector
             */
            readonly connector_class: string;
            /**
             * @description The user of the cluster that it stands for.
             * @example YXBwYXJlbnQta2l0ZS0xMTMwMiRQM0ZhcHVuSWJiRXNkOFJtVGc2eW9M
             */
            readonly encoded_username: string;
        };
        /** ConnectorDeadline */
        readonly "connector-deadline": {
            /**
             * @description When a connector that has never run is deleted, in Unix seconds: half an hour after its creation. Changing its
             *     properties does not move it.
             * @example 1684370947
             */
            readonly TTL: number;
        };
        /**
         * ChangedConnector
         * @description A connector that has been created or reconfigured.
         */
        readonly "changed-connector": components["schemas"]["connector-fields"] & components["schemas"]["connector-deadline"];
        /** ConnectorConfiguration */
        readonly "connector-configuration": {
            /** @description Absent for a read-only key, as it may contain passwords. */
            readonly properties?: {
                readonly [key: string]: string;
            };
        };
        /**
         * ListedConnector
         * @description A connector with its properties.
         */
        readonly "listed-connector": components["schemas"]["connector-fields"] & components["schemas"]["connector-configuration"] & components["schemas"]["connector-deadline"];
        /**
         * Connector
         * @description A connector with its properties.
         */
        readonly connector: components["schemas"]["connector-fields"] & components["schemas"]["connector-configuration"];
        /**
         * UpdateConnector
         * @description The properties to change, each as a field; or all of them as an object in the field `properties`.
         */
        readonly "update-connector": {
            readonly properties?: components["schemas"]["connector-properties"];
        } & {
            readonly [key: string]: string | number | boolean;
        };
        /**
         * QueueUserFields
         * @description The fields of every answer with a queue user; without credentials if they are hidden.
         */
        readonly "queue-user-fields": {
            /**
             * @description The account or the team that owns it.
             * @example 5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4
             */
            readonly customer_id: string;
            /** @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52 */
            readonly id: string;
            /** @example 3e1b7f2f9a0b4cc8a5d21a3a1b0c9d8e */
            readonly password?: string;
            /**
             * @description The token that the queue service takes.
             * @example eyJVc2VySUQiOiI5ZDNjNGY2Ni04ZDBiLTRlOGEiLCJQYXNzd29yZCI6IjNlMWI3ZjJmIn0=
             */
            readonly token?: string;
            /**
             * @description A token that can read everything in the queue service and change nothing. It is rotated together with the other
             *     one.
             * @example eyJVc2VySUQiOiI5ZDNjNGY2Ni04ZDBiLTRlOGEiLCJQYXNzd29yZCI6IkY5a1ByN3gifQ==
             */
            readonly read_only_token?: string;
            /** @description Whether its tokens are accepted and its messages delivered; not while the account that owns it, or its team, is disabled. */
            readonly active: boolean;
            /** @enum {string} */
            readonly state: "active" | "deleted";
            /**
             * @description Bytes.
             * @example 1048576
             */
            readonly max_message_size: number;
            /** @example 1000 */
            readonly max_requests_per_day: number;
            /** @example 100 */
            readonly max_endpoints_per_topic: number;
            /** @example 3 */
            readonly max_retries: number;
            /** @example 1 */
            readonly max_topics: number;
            /** @example 10 */
            readonly max_schedules: number;
            /**
             * @description How long finished messages are kept, in milliseconds.
             * @example 259200000
             */
            readonly retention: number;
            /**
             * @description How long a delivery may take, in seconds.
             * @example 900
             */
            readonly timeout: number;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly creation_time: number;
        };
        /**
         * QueueUser
         * @description The user of the queue service, with the limits of its plan.
         */
        readonly "queue-user": components["schemas"]["queue-user-fields"];
        /**
         * QueuePlanName
         * @description The plans of the queue service, as the hosted service names them: `paid` has the limits of `Pay as You Go`, those with
         *     a number of messages have the limits of `Enterprise`.
         * @enum {string}
         */
        readonly "queue-plan-name": "free" | "paid" | "qstash_fixed_1m" | "qstash_fixed_10m" | "qstash_fixed_100m" | "qstash_enterprise_1m" | "qstash_enterprise_10m";
        /**
         * QueueServiceUser
         * @description A user of the queue service, with the additional fields of the hosted service.
         */
        readonly "queue-service-user": components["schemas"]["queue-user-fields"] & {
            /**
             * @description A region of the queue service that the token is valid in; it is valid in all.
             * @enum {string}
             */
            readonly region: "eu-central-1" | "us-east-1";
            /**
             * @description Whether it has the limits of a free user.
             * @enum {string}
             */
            readonly type: "free" | "paid";
            /** @description The plan that it was given; empty if it follows the server's settings. */
            readonly reserved_type: components["schemas"]["queue-plan-name"] | "";
            readonly budget: components["schemas"]["budget"];
            readonly prod_pack_enabled: boolean;
            /** @example 100 */
            readonly max_queues: number;
            /**
             * @description Of one queue.
             * @example 10
             */
            readonly max_parallelism: number;
            /**
             * @description Deliveries at a time.
             * @example 100
             */
            readonly max_global_parallelism: number;
            /**
             * @description From a publish to the first attempt, in seconds.
             * @example 31536000
             */
            readonly max_delay: number;
            /**
             * @description The same as `max_requests_per_day`, which is not exceeded.
             * @example 1000
             */
            readonly max_requests_per_day_hard: number;
            /**
             * @description How long dead letters are kept, in milliseconds.
             * @example 259200000
             */
            readonly max_dlq_retention_time_milis: number;
            /**
             * @description Publishing is not counted.
             * @example 1000
             */
            readonly max_requests_per_second: number;
        };
        /** SetQueuePlan */
        readonly "set-queue-plan": {
            readonly plan_name: components["schemas"]["queue-plan-name"];
        };
        /** QueueStateSeries */
        readonly "queue-state-series": {
            /**
             * @description The state, as the log of the queue service names it, in lower case: `delivered`.
             * @example created
             * @example delivered
             */
            readonly id: string;
            /** @description How often messages came into the state. */
            readonly data_points: components["schemas"]["series"];
        };
        /**
         * QueueStatistics
         * @description The messages of the queue service. `daily_requests` covers the last five days, the other series the requested period:
         *     60 points, or 240 for thirty days.
         */
        readonly "queue-statistics": {
            /** @description The names of the last five days, beginning with today. */
            readonly days: readonly components["schemas"]["weekday"][];
            /** @description Messages that were counted against the daily limit. */
            readonly daily_requests: components["schemas"]["series"];
            /** @description Messages that were created. */
            readonly daily_used: components["schemas"]["series"];
            /** @description Events of messages, for each state of the log that occurs in the period. */
            readonly daily_qstash_messages: readonly components["schemas"]["queue-state-series"][];
            /**
             * @description Dead letters that are kept.
             * @example 0
             */
            readonly dlq_message_count: number;
        };
        /** MoveQueueUserToTeam */
        readonly "move-queue-user-to-team": {
            readonly qstash_id: string;
            readonly target_team_id: string;
        };
        /** CreateTeam */
        readonly "create-team": {
            readonly team_name: components["schemas"]["name"];
            /** @description Whether the team pays with the card of its creator. */
            readonly copy_cc: boolean;
        };
        /** Team */
        readonly team: {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            /** @example analysts */
            readonly team_name: string;
            readonly copy_cc: boolean;
        };
        /**
         * ListedTeam
         * @description A team, and the caller's role in it.
         */
        readonly "listed-team": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            /** @example analysts */
            readonly team_name: string;
            /** @enum {string} */
            readonly member_role: "owner" | "admin" | "dev" | "finance";
            readonly copy_cc: boolean;
        };
        /** TeamMember */
        readonly "team-member": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            /** @example analysts */
            readonly team_name: string;
            /**
             * @example developer@plinth.local
             * @example ada@example.com
             */
            readonly member_email: string;
            /** @enum {string} */
            readonly member_role: "owner" | "admin" | "dev" | "finance";
            readonly copy_cc: boolean;
        };
        /** EMail */
        readonly email: string;
        /** AddTeamMember */
        readonly "add-team-member": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            readonly member_email: components["schemas"]["email"];
            /** @enum {string} */
            readonly member_role: "admin" | "dev" | "finance";
        };
        /** RemoveTeamMember */
        readonly "remove-team-member": {
            /** @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9 */
            readonly team_id: string;
            readonly member_email: components["schemas"]["email"];
        };
        /**
         * AuditLog
         * @description One change, with who made it and when.
         */
        readonly "audit-log": {
            /** @example 1 */
            readonly log_id: string;
            /** @example 5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4 */
            readonly customer_id: string;
            /**
             * @description The e-mail of who did it; `operator` for a command on the machine of the platform, `system` where the platform did it by itself.
             * @example developer@plinth.local
             */
            readonly actor: string;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly timestamp: number;
            /**
             * @description The number of what was done, which stays the same; 0 if it has none.
             * @example 4
             */
            readonly action: number;
            /**
             * @description What was done, as `entity.verb`.
             * @example database.create
             */
            readonly action_string: string;
            /**
             * @description The address that the request came from.
             * @example 127.0.0.1
             */
            readonly source: string;
            /**
             * @description The same address.
             * @example 127.0.0.1
             */
            readonly ip: string;
            /**
             * @description The id of what was changed.
             * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
             */
            readonly entity: string;
            /**
             * @description The entry in words.
             * @example developer@plinth.local: create database 96ad0856-03b1-4ee7-9666-e81abd0349e1
             */
            readonly readable_format: string;
        };
        /**
         * ApiKey
         * @description A key of the account, without its secret.
         */
        readonly "api-key": {
            /** @example 0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11 */
            readonly key_id: string;
            /** @example laptop */
            readonly name: string;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly creation_time: number;
            /** @description Whether it may only read. */
            readonly read_only: boolean;
        };
        /** CreateApiKey */
        readonly "create-api-key": {
            readonly name: components["schemas"]["name"];
            /** @description Whether the key is read-only; by default it has full access. This can't be changed later. */
            readonly read_only?: boolean;
        };
        /**
         * CreatedApiKey
         * @description A new key. Its secret is only returned here.
         */
        readonly "created-api-key": {
            /** @example 0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11 */
            readonly key_id: string;
            /** @example laptop */
            readonly name: string;
            /**
             * @description Unix time in seconds.
             * @example 1795478400
             */
            readonly creation_time: number;
            /** @description Whether it may only read. */
            readonly read_only: boolean;
            /** @example 8f14e45f-ceea-467f-9f0a-1f3c2b4d5e6f */
            readonly key: string;
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
        /** @description The database is ready. */
        readonly "database-created": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["created-database"];
            };
        };
        /** @description The body, or a parameter, is not valid for the operation. */
        readonly invalid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The e-mail or the API key is missing or not valid, or the operator of the platform has disabled the account. */
        readonly unauthorized: {
            headers: {
                /** @example Basic realm="Plinth", charset="UTF-8" */
                readonly "WWW-Authenticate": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The caller may not do this, or a page of another origin may have caused the request. */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description It conflicts with an existing record. */
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body is larger than 64 KB; or, with `Retry-After`, the large requests under way leave no room for another one. */
        readonly "too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description There were too many failed attempts from the caller's address. */
        readonly "too-many-attempts": {
            headers: {
                readonly "Retry-After": components["headers"]["retryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The disk is full or fails, and nothing has changed. Or the platform's store, a PostgreSQL server, can't be reached,
         *     which affects every other operation too: `Retry-After` says when to retry, and the outcome of a change in progress is
         *     unknown.
         */
        readonly "disk-refuses": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The databases of the caller, and of the caller's teams. */
        readonly databases: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["listed-database"][];
            };
        };
        /** @description The platform's store, a PostgreSQL server, can't be reached at the moment. */
        readonly "store-away": {
            headers: {
                readonly "Retry-After": components["headers"]["retryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The database, with its limits. */
        readonly "database-detailed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["detailed-database"];
            };
        };
        /** @description It does not exist (any more), or the caller has no access to it. */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description Done. */
        readonly ok: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ok"];
            };
        };
        /** @description The state of the record does not allow the operation. */
        readonly "precondition-failed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["error"];
            };
        };
        /** @description The changed database. */
        readonly "database-changed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["database"];
            };
        };
        /** @description The database with its new password and tokens. The old ones are refused from now on. */
        readonly "password-reset": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["reset-database"];
            };
        };
        /** @description The statistics up to now. */
        readonly statistics: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["statistics"];
            };
        };
        /** @description The backups of the database, newest first. */
        readonly backups: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["backup"][];
            };
        };
        /** @description The cluster. */
        readonly "kafka-cluster": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["kafka-cluster"];
            };
        };
        /** @description The Kafka clusters of the caller, and of the caller's teams. */
        readonly "kafka-clusters": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["kafka-cluster"][];
            };
        };
        /** @description The statistics up to now. */
        readonly "kafka-cluster-statistics": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["kafka-cluster-statistics"];
            };
        };
        /** @description The credential. */
        readonly "kafka-credential": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["created-kafka-credential"];
            };
        };
        /** @description The credentials of the clusters that the caller has access to. */
        readonly "kafka-credentials": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["kafka-credential"][];
            };
        };
        /** @description The topic. */
        readonly "kafka-topic": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["kafka-topic"];
            };
        };
        /** @description The topics of the cluster, by name. */
        readonly "kafka-topics": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["kafka-topic"][];
            };
        };
        /** @description The statistics up to now. */
        readonly "kafka-topic-statistics": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["kafka-topic-statistics"];
            };
        };
        /** @description The groups of the cluster, by id. */
        readonly "kafka-groups": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["kafka-group"][];
            };
        };
        /** @description The group. */
        readonly "kafka-group": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["kafka-group"];
            };
        };
        /** @description The connector, whose properties are being checked. */
        readonly "connector-created": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["changed-connector"];
            };
        };
        /** @description The connectors of the cluster, oldest first. */
        readonly connectors: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["listed-connector"][];
            };
        };
        /** @description The connector. */
        readonly connector: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["connector"];
            };
        };
        /** @description The connector, whose properties are being checked. */
        readonly "connector-reconfigured": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["changed-connector"];
            };
        };
        /** @description The queue user. */
        readonly "queue-user": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["queue-user"];
            };
        };
        /** @description The queue user. */
        readonly "queue-service-user": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["queue-service-user"];
            };
        };
        /** @description The queue users that the caller has access to, once per region. */
        readonly "queue-service-users": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["queue-service-user"][];
            };
        };
        /** @description The statistics up to now. */
        readonly "queue-statistics": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["queue-statistics"];
            };
        };
        /** @description Networks of one address each. */
        readonly "queue-addresses": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly string[];
            };
        };
        /** @description The team. */
        readonly team: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["team"];
            };
        };
        /** @description The caller's teams. */
        readonly teams: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["listed-team"][];
            };
        };
        /** @description The members of the team, owner first. */
        readonly "team-members": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["team-member"][];
            };
        };
        /** @description The new member. */
        readonly "team-member": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["team-member"];
            };
        };
        /** @description Changes, newest first. */
        readonly "audit-logs": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["audit-log"][];
            };
        };
        /** @description The keys of the account. */
        readonly "api-keys": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["api-key"][];
            };
        };
        /** @description The new key, with its secret. */
        readonly "api-key-created": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["created-api-key"];
            };
        };
    };
    parameters: {
        /**
         * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
         *     refused: a misspelled word would show them.
         * @example show
         */
        readonly credentials: "hide" | "show";
        /**
         * @description The id of the database.
         * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
         */
        readonly databaseId: string;
        /**
         * @description Extended API. Whether to delete even the database in the env block.
         * @example true
         */
        readonly force: boolean;
        /**
         * @description Extended API. No effect: the series always cover the last hour. The agent server of the hosted service
         *     sends it.
         * @example 1h
         */
        readonly ignoredPeriod: string;
        /**
         * @description The id of the backup.
         * @example 1d62a45b-c567-4239-b23e-449ad33a62e0
         */
        readonly backupId: string;
        /**
         * @description The id of the Kafka cluster.
         * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
         */
        readonly clusterId: string;
        /**
         * @description The id of the credential.
         * @example 27172269-da05-471b-9e8e-8fe4195871bc
         */
        readonly credentialId: string;
        /**
         * @description The id of the Kafka cluster.
         * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
         */
        readonly pathClusterId: string;
        /**
         * @description The id of the topic.
         * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
         */
        readonly topicId: string;
        /**
         * @description The id of the consumer group.
         * @example mygroup
         */
        readonly groupId: string;
        /**
         * @description The id of the connector.
         * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
         */
        readonly connectorId: string;
        /**
         * @description The id of the queue user.
         * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
         */
        readonly queueUserId: string;
        /**
         * @description The period of the series, up to now.
         * @example 1h
         */
        readonly period: "1h" | "3h" | "12h" | "1d" | "3d" | "7d" | "30d";
        /**
         * @description The id of the team.
         * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
         */
        readonly teamId: string;
        /**
         * @description The id of the team.
         * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
         */
        readonly pathTeamId: string;
        /**
         * @description The id of the key.
         * @example 0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11
         */
        readonly keyId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 12
         */
        readonly retryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly createDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-database"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["database-created"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listDatabases: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["databases"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getDatabase: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["database-detailed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteDatabaseByPost: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. Whether to delete even the database in the env block.
                 * @example true
                 */
                readonly force?: components["parameters"]["force"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteDatabase: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. Whether to delete even the database in the env block.
                 * @example true
                 */
                readonly force?: components["parameters"]["force"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly renameDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["rename-database"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["database-changed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly resetDatabasePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["password-reset"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableTls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["database-changed"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableEviction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableEviction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableAutoUpgrade: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableAutoUpgrade: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly updateRegions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-regions"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly moveDatabaseToTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["move-to-team"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getDatabaseStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. No effect: the series always cover the last hour. The agent server of the hosted service
                 *     sends it.
                 * @example 1h
                 */
                readonly period?: components["parameters"]["ignoredPeriod"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["statistics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly updateBudget: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-budget"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly changePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["change-plan"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableProdPack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableProdPack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableMultizone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly updateAllowlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-allowlist"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listBackups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["backups"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly createBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-backup"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly restoreBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["restore-backup"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
                /**
                 * @description The id of the backup.
                 * @example 1d62a45b-c567-4239-b23e-449ad33a62e0
                 */
                readonly backup_id: components["parameters"]["backupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableDailyBackupByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableDailyBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableDailyBackupByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableDailyBackup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly changePlanOfDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the database.
                 * @example 96ad0856-03b1-4ee7-9666-e81abd0349e1
                 */
                readonly id: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["change-plan"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly createKafkaCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-kafka-cluster"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-cluster"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listKafkaClusters: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-clusters"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getKafkaCluster: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-cluster"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteKafkaCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly renameKafkaCluster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["rename-kafka-cluster"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-cluster"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly resetKafkaClusterPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-cluster"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly moveKafkaClusterToTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["move-kafka-cluster-to-team"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getKafkaClusterStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly id: components["parameters"]["clusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-cluster-statistics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly createKafkaCredential: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-kafka-credential"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-credential"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listKafkaCredentials: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-credentials"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteKafkaCredentialByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the credential.
                 * @example 27172269-da05-471b-9e8e-8fe4195871bc
                 */
                readonly id: components["parameters"]["credentialId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteKafkaCredential: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the credential.
                 * @example 27172269-da05-471b-9e8e-8fe4195871bc
                 */
                readonly id: components["parameters"]["credentialId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly createKafkaTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-kafka-topic"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-topic"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listKafkaTopics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-topics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getKafkaTopic: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-topic"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteKafkaTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly updateKafkaTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-kafka-topic"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-topic"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getKafkaTopicStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the topic.
                 * @example 0f458c88-2dc6-4f69-97bb-05060e0be934
                 */
                readonly id: components["parameters"]["topicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-topic-statistics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly listKafkaGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-groups"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getKafkaGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly group_id: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["kafka-group"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteKafkaGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly group_id: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly resetKafkaGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
                /**
                 * @description The id of the consumer group.
                 * @example mygroup
                 */
                readonly group_id: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["reset-kafka-group"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["kafka-group"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly createConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-connector"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["connector-created"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listConnectors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the Kafka cluster.
                 * @example 9bc0e897-cbd3-4997-895a-fd77ad00aec9
                 */
                readonly cluster_id: components["parameters"]["pathClusterId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["connectors"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["connector"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly deleteConnectorByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly updateConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-connector"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["connector-reconfigured"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly restartConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly startConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly pauseConnector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the connector.
                 * @example 431ec970-b59d-4b00-95fe-5f3abcc52c2f
                 */
                readonly id: components["parameters"]["connectorId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getQueueUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-user"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly rotateQueueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-user"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getQueueServiceUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-service-user"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly listQueueServiceUsers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-service-users"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getQueueServiceUserById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Extended API. `hide` removes passwords and tokens from the answer, `show` leaves them in it, as by default. Other values are
                 *     refused: a misspelled word would show them.
                 * @example show
                 */
                readonly credentials?: components["parameters"]["credentials"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-service-user"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly rotateQueueTokenById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-service-user"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly setQueuePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["set-queue-plan"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly getQueueStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The period of the series, up to now.
                 * @example 1h
                 */
                readonly period?: components["parameters"]["period"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-statistics"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly listQueueAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["queue-addresses"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly moveQueueUserToTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["move-queue-user-to-team"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly updateQueueBudget: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["update-budget"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly enableQueueProdPack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly disableQueueProdPack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the queue user.
                 * @example 9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52
                 */
                readonly id: components["parameters"]["queueUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly createTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-team"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["team"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the team.
                 * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
                 */
                readonly id: components["parameters"]["teamId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listTeams: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["teams"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly getTeam: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the team.
                 * @example 75b471f2-15a1-47b0-8ce5-12a57682bfc9
                 */
                readonly team_id: components["parameters"]["pathTeamId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["team-members"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 404: components["responses"]["not-found"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly addTeamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["add-team-member"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["team-member"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly removeTeamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["remove-team-member"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly listAuditLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["audit-logs"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly listApiKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["api-keys"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["other-page"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["store-away"];
        };
    };
    readonly createApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["create-api-key"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["api-key-created"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["too-large"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
    readonly deleteApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the key.
                 * @example 0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11
                 */
                readonly id: components["parameters"]["keyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ok"];
            readonly 400: components["responses"]["invalid"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["not-found"];
            readonly 412: components["responses"]["precondition-failed"];
            readonly 429: components["responses"]["too-many-attempts"];
            readonly 503: components["responses"]["disk-refuses"];
        };
    };
}
