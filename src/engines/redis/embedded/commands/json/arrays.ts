import { RedisError, type Reply } from '../../../reply.ts';
import { parseInteger } from '../../../numbers.ts';
import { areEqual } from '../../values/json/comparing.ts';
import { isArray, type JsonArray, type JsonValue } from '../../values/json/json-value.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { Measuring } from '../../values/json/measuring.ts';
import { isPrintable, JsonPrinter } from '../../values/json/print.ts';
import { inSteps } from '../../long-command.ts';
import { after, begin, isSteps, type Steps, type Turns } from '../../steps.ts';
import type { Evaluation } from '../../values/json/path/evaluate.ts';
import type { CommandFunction } from '../command.ts';
import { changeEach, type Change } from './changes.ts';
import {
  describeEach,
  replyOf,
  evaluationOf,
  readDescribed,
  readDocument,
  withJson,
  withValues,
} from './documents.ts';
import { noSuchPath, readPath } from './path-argument.ts';

const ARRAYS = { fits: isArray, others: 'not an array' };

export const jsonArrappend: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const append = (values: readonly ParsedJson[]) =>
    changeEach(ctx, argv[1]!, path, {
      ...ARRAYS,
      ...putting(values),
      event: 'json.arrappend',
      apply: (document, value, _match, added) => {
        const array = value as JsonArray;
        return after(document.splice(array, array.length, 0, added), () => array.length);
      },
    });
  return inSteps(ctx, argv, withValues(ctx, argv.slice(3), append));
};

/** Negative indexes count from the end. */
export const jsonArrinsert: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const index = parseInteger(argv[3]!);
  const positionIn = ({ length }: JsonArray) => {
    const position = index < 0 ? length + index : index;
    return position < 0 || position > length ? undefined : position;
  };
  const insert = (values: readonly ParsedJson[]) =>
    changeEach(ctx, argv[1]!, path, {
      ...ARRAYS,
      ...putting(values),
      event: 'json.arrinsert',
      check: (value) => {
        if (positionIn(value as JsonArray) === undefined) {
          throw new RedisError('ERR index out of bounds');
        }
      },
      moves: (value) => (isArray(value) ? value.length : 0),
      apply: (document, value, _match, added) => {
        const array = value as JsonArray;
        const position = positionIn(array);
        // A match may be in the place of another array by now, where an array around it has matched before.
        if (position === undefined) return undefined;
        return after(document.splice(array, position, 0, added), () => array.length);
      },
    });
  return inSteps(ctx, argv, withValues(ctx, argv.slice(4), insert));
};

/** An index out of range means the first or the last element. */
export const jsonArrpop: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const index = argv[3] === undefined ? -1 : parseInteger(argv[3]);
  // Not read later: while it is suspended, another request may be refused.
  const { left } = ctx.replies;
  const printer = new JsonPrinter(0, left);
  let bytes = 0;
  const pop = changeEach(ctx, argv[1]!, path, {
    ...ARRAYS,
    event: 'json.arrpop',
    check: (value) => {
      const array = value as JsonArray;
      const popped = array[within(index, array.length)] ?? null;
      return after(begin(new Measuring(popped)), (measured) => {
        bytes += measured;
        // Printed twice only if it may be too large.
        if (!isPrintable(bytes, left)) return after(printer.print(popped), () => {});
      });
    },
    moves: (value) => (isArray(value) ? value.length : 0),
    apply: (document, value) => {
      const array = value as JsonArray;
      if (array.length === 0) return undefined;
      return after(document.splice(array, within(index, array.length), 1), ([popped]) =>
        new JsonPrinter(Infinity).print(popped!),
      );
    },
  });
  return replyOf(ctx, argv, pop);
};

/** Keeps the elements from `start` to `stop`, inclusive (RedisJSON `ivalue_manager.rs` `arr_trim`). */
export const jsonArrtrim: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const [start, stop] = [parseInteger(argv[3]!), parseInteger(argv[4]!)];
  const trim = changeEach(ctx, argv[1]!, path, {
    ...ARRAYS,
    event: 'json.arrtrim',
    moves: (value) => (isArray(value) ? value.length : 0),
    apply: (document, value) => {
      const array = value as JsonArray;
      const { length } = array;
      const from = start >= length ? length : within(start, length);
      const behind = Math.max(from, within(stop, length) + 1);
      return after(document.splice(array, behind, length), () =>
        after(document.splice(array, 0, from), () => array.length),
      );
    },
  });
  return replyOf(ctx, argv, trim);
};

export const jsonArrlen: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDescribed(ctx, argv[1]!, path);
  if (document === undefined) return null;
  const ofFirst = (value: JsonValue | undefined) => {
    if (value === undefined) throw noSuchPath(path);
    const length = lengthOf(value);
    if (length === null) throw noSuchPath(path, ARRAYS.others);
    return length;
  };
  const evaluation = evaluationOf(ctx, document);
  return replyOf(ctx, argv, describeEach(evaluation, path, lengthOf, ofFirst));
};

function lengthOf(value: JsonValue): number | null {
  return isArray(value) ? value.length : null;
}

/**
 * Searches from `start` to before `stop`, where 0 is the end; -1 means not found (RedisJSON `key_value.rs`
 * `arr_first_index_single`).
 */
export const jsonArrindex: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const [start, stop] = [parseInteger(argv[4] ?? '0'), parseInteger(argv[5] ?? '0')];
  const indexOf = (wanted: JsonValue): Reply | Steps<Reply> => {
    const document = readDocument(ctx, argv[1]!);
    if (document === undefined) throw noSuchPath(path);
    const evaluation = evaluationOf(ctx, document);
    const indexIn = (value: JsonValue) => {
      if (!isArray(value)) return null;
      const { length } = value;
      const end =
        stop === 0 ? length : Math.min(stop < 0 ? Math.max(0, length + stop) : stop, length);
      return begin(new Finding(evaluation, { array: value, wanted, end }, within(start, length)));
    };
    const ofFirst = (value: JsonValue | undefined) => {
      if (value === undefined) throw noSuchPath(path);
      return indexIn(value);
    };
    return describeEach(evaluation, path, indexIn, ofFirst);
  };
  return inSteps(
    ctx,
    argv,
    withJson(ctx, argv[3]!, ({ value }) => indexOf(value)),
  );
};

/** What is looked for in an array, before an index. */
interface Sought {
  readonly array: JsonArray;
  readonly wanted: JsonValue;
  readonly end: number;
}

/** Finds the first equal element of an array from an index on. Its result is -1 if there is none. */
class Finding implements Turns<number> {
  result = -1;
  readonly #evaluation: Evaluation;
  readonly #sought: Sought;
  #at: number;
  #comparing: Steps<boolean> | undefined;

  constructor(evaluation: Evaluation, sought: Sought, from: number) {
    this.#evaluation = evaluation;
    this.#sought = sought;
    this.#at = from;
  }

  proceed(): boolean {
    const { array, wanted, end } = this.#sought;
    while (this.#at < end) {
      const equal = this.#comparing ?? areEqual(array[this.#at]!, wanted, this.#count);
      let isEqual = equal === true;
      if (isSteps(equal)) {
        const { done, value } = equal.next();
        this.#comparing = done === true ? undefined : equal;
        if (done !== true) return false;
        isEqual = value;
      }
      if (isEqual) {
        this.result = this.#at;
        return true;
      }
      this.#at++;
      if (this.#evaluation.isDue()) return false;
    }
    return true;
  }

  readonly #count = (values: number): void => this.#evaluation.count(values);
}

/** Clamps an index into an array that is not empty; negative ones count from the end. */
function within(index: number, length: number): number {
  return Math.max(0, Math.min(index < 0 ? length + index : index, length - 1));
}

function putting(values: readonly ParsedJson[]): Pick<Change, 'added' | 'adds' | 'depth'> {
  return {
    added: values.map(({ value }) => value),
    adds: values.reduce((sum, { bytes }) => sum + bytes + 8, 0),
    depth: values.reduce((most, { depth }) => Math.max(most, depth), 0),
  };
}
