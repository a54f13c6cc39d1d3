import type { ByteString } from '../../bytes.ts';
import type { SchemaField } from './configuration.ts';

/**
 * Reads what follows SCHEMA in `SEARCH.CREATE`: `path TYPE [FAST] [NOTOKENIZE] [NOSTEM] [FROM source]` for each field.
 *
 * @throws RedisError that names the field which is wrong
 */
export declare function parseSchema(argv: readonly ByteString[]): readonly SchemaField[];
