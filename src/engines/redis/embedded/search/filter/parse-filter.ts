import type { ByteString } from '../../../bytes.ts';
import type { IndexConfiguration } from '../configuration.ts';
import type { Filter } from './filter.ts';

/**
 * Reads the filter of a query, a count or an aggregation.
 *
 * @param json the argument: the text of a JSON object
 * @throws RedisError if it is not JSON, nests too deep, has too many clauses, or does not fit the schema
 */
export declare function parseFilter(json: ByteString, configuration: IndexConfiguration): Filter;
