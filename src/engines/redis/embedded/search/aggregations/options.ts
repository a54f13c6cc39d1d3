import { RedisError } from '../../../reply.ts';
import type { Text } from '../../../bytes.ts';
import type { FieldType, IndexConfiguration, SchemaField } from '../configuration.ts';
import { isJsonObject, shown } from '../filter/parse-field.ts';

/** The options of an operator, which are checked as they are read. Each error names the aggregation and the operator. */
export class Options {
  readonly #name: Text;
  readonly #operator: Text;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #configuration: IndexConfiguration;
  readonly #read = new Set<string>();

  /**
   * @param name of the aggregation
   * @param operator such as `$terms`; for options inside of others `$composite source 'price' $histogram`
   * @param values an object of the request
   * @throws RedisError if it is none
   */
  constructor(name: Text, operator: Text, values: unknown, configuration: IndexConfiguration) {
    this.#name = name;
    this.#operator = operator;
    this.#configuration = configuration;
    this.#values = {};
    if (!isJsonObject(values)) throw this.error('must be a JSON object');
    this.#values = values;
  }

  /** An error about this operator. */
  error(problem: string): RedisError {
    return new RedisError(
      `ERR Aggregation '${shown(this.#name)}' operator '${shown(this.#operator)}' ${problem}`,
    );
  }

  /** The value of an option as it is; undefined if it is missing. */
  value(option: string): unknown {
    this.#read.add(option);
    return Object.hasOwn(this.#values, option) ? this.#values[option] : undefined;
  }

  /**
   * The options of an object inside of these.
   * @param operator what errors call it
   */
  within(operator: string, values: unknown): Options {
    return new Options(this.#name, `${this.#operator} ${operator}`, values, this.#configuration);
  }

  /** The field in the option `field`. @param types those that the operator supports */
  field(types: readonly FieldType[]): SchemaField {
    const path = this.value('field');
    if (path === undefined) {
      throw new RedisError(
        `ERR Aggregation '${shown(this.#name)}' is missing required 'field' property`,
      );
    }
    if (typeof path !== 'string') throw this.error("option 'field' must be a string");
    const field = this.#configuration.fields.find((candidate) => candidate.path === path);
    if (field === undefined) {
      throw this.error(`field '${shown(path)}' is not in the schema`);
    }
    if (!types.includes(field.type)) {
      throw this.error(`does not support field '${shown(path)}' of type ${field.type}`);
    }
    if (!field.isFast) throw this.error(`requires field '${shown(path)}' to be FAST`);
    return field;
  }

  text(option: string): Text | undefined {
    const value = this.value(option);
    if (value === undefined || typeof value === 'string') return value;
    throw this.error(`option '${option}' must be a string`);
  }

  number(option: string): number | undefined {
    const value = this.value(option);
    if (value === undefined) return undefined;
    const number = typeof value === 'bigint' ? Number(value) : value;
    // A number of JSON may be too large for a double.
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    throw this.error(`option '${option}' must be a number`);
  }

  boolean(option: string): boolean | undefined {
    const value = this.value(option);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.error(`option '${option}' must be true or false`);
  }

  /** @param least @param most the bounds, which are included */
  integer(option: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const value = this.value(option);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value)) {
      if (value >= least && value <= most) return value;
    }
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `${least} to ${most}`;
    throw this.error(`option '${option}' must be an integer ${range}`);
  }

  choice<Choice extends string>(option: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.value(option);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    const listed = choices.map((choice) => `'${choice}'`).join(', ');
    throw this.error(`option '${option}' must be one of ${listed}`);
  }

  /** `{ target: 'asc' | 'desc' }` with one target. */
  order(option: string): { readonly target: string; readonly isDescending: boolean } | undefined {
    const value = this.value(option);
    if (value === undefined) return undefined;
    const [entry, ...others] = isJsonObject(value) ? Object.entries(value) : [];
    const [target, direction] = entry ?? [];
    if (
      target === undefined ||
      others.length > 0 ||
      (direction !== 'asc' && direction !== 'desc')
    ) {
      throw this.error(
        `option '${option}' must be an object with one key, which is 'asc' or 'desc'`,
      );
    }
    return { target, isDescending: direction === 'desc' };
  }

  /** Refuses options that have not been read. */
  end(): void {
    const unknown = Object.keys(this.#values).find((option) => !this.#read.has(option));
    if (unknown !== undefined) throw this.error(`has no option '${shown(unknown)}'`);
  }
}
