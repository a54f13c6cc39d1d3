import type { Contract } from '../../contract/model/contract.ts';
import {
  checkedParameters,
  responseFor,
  type Content,
  type Operation,
  type Placed,
  type Response,
} from '../../contract/model/operation.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import { shownPlace } from '../../contract/model/place.ts';
import { InputError } from '../../base/input-error.ts';
import { mediaFor, mediaTypeOf } from '../../contract/media-type.ts';
import { schemaPointer } from '../../contract/parameter-value.ts';
import type { Direction } from '../../contract/model/schemas.ts';
import { ITEMS, type FieldPath } from '../field-path.ts';
import type { ReportChange, SchemaChange, UsedPart } from './change.ts';
import { compareLinks } from './compare-links.ts';
import { isSame, type SchemaComparison } from './compare-schemas.ts';
import { compareSecurity, compareShown } from './compare-security.ts';
import {
  fieldChanges,
  goneField,
  headersByName,
  newField,
  NOT_SENT,
  placeOf,
  WHOM,
  type Compared,
} from './field-changes.ts';

export type SchemaComparisons = Readonly<Record<Direction, SchemaComparison>>;

/**
 * Compares an operation with an earlier version. Its requests are sent by clients and its answers read by them; those of
 * callbacks and webhooks (`isSentByService`) are the other way round.
 */
export class OperationComparison {
  readonly #contracts: readonly [before: Contract, after: Contract];
  readonly #schemas: SchemaComparisons;
  readonly #tell: ReportChange;
  readonly #request: Direction;
  readonly #response: Direction;

  constructor(
    contracts: readonly [before: Contract, after: Contract],
    schemas: SchemaComparisons,
    tell: ReportChange,
    isSentByService = false,
  ) {
    this.#contracts = contracts;
    this.#schemas = schemas;
    this.#tell = tell;
    this.#request = isSentByService ? 'response' : 'request';
    this.#response = isSentByService ? 'request' : 'response';
  }

  compare(before: Operation, after: Operation): void {
    if (this.#request === 'request') {
      const { operationId, pointer } = after;
      if (before.operationId !== operationId && !before.operationId.includes(' ')) {
        const message = `is called ${operationId} now, and was ${before.operationId}`;
        const whom = 'clients that are generated';
        this.#tell({ rule: 'operation-renamed', at: 'operation', message, whom, pointer });
      }
      for (const change of compareSecurity(this.#contracts, [before, after])) {
        this.#tell({ rule: 'security-tightened', at: 'security', pointer, ...change });
      }
    } else {
      for (const change of compareShown(this.#contracts, [before, after])) {
        const { pointer } = after;
        this.#tell({ rule: 'security-loosened', at: 'security', pointer, ...change });
      }
    }
    this.#compareParameters(before, after);
    this.#compareBodies(before, after);
    this.#compareResponses(before, after);
  }

  #compareParameters(before: Operation, after: Operation): void {
    const names = [namesIn(before.path), namesIn(after.path)] as const;
    const later = new Map(
      checkedParameters(after).map((each) => [placeOf(each), fieldOf(each)] as const),
    );
    for (const parameter of checkedParameters(before)) {
      const isPath = parameter.in === 'path';
      const name = isPath ? names[1][names[0].indexOf(parameter.name)] : undefined;
      const place = placeOf({ ...parameter, ...(name !== undefined && { name }) });
      const now = later.get(place)?.parameter;
      later.delete(place);
      const { at } = fieldOf(parameter);
      const of = { part: 'parameter', name: `${parameter.in} ${parameter.name}` } as const;
      this.#compareField(
        { direction: this.#request, holder: 'parameter', at, of },
        parameter,
        now,
        after,
      );
    }
    for (const { at, parameter } of later.values()) {
      if (parameter.in === 'path') continue;
      const compared = {
        direction: this.#request,
        holder: 'parameter',
        at,
        of: OPERATION,
      } as const;
      this.#tell(newField(compared, parameter));
    }
  }

  /** Compares a parameter or a header. */
  #compareField(
    compared: Compared,
    was: Placed<ParameterObject>,
    is: Placed<ParameterObject> | undefined,
    { pointer }: Placed<object>,
  ): void {
    if (is === undefined) {
      this.#tell(goneField(compared, pointer));
      return;
    }
    for (const told of fieldChanges(this.#contracts[0], compared, was, is)) this.#tell(told);
    this.#compareSchemas(compared, was, is);
  }

  #compareBodies(
    { requestBody: was }: Operation,
    { requestBody: is, pointer: above }: Operation,
  ): void {
    const at = 'request body';
    const isSending = this.#request === 'request';
    const of = { part: 'body' } as const;
    if (was === undefined && is === undefined) return;
    if (is === undefined) {
      const [message, whom] = isSending
        ? ['is no longer taken', 'clients that send one']
        : ['is no longer sent', WHOM.response];
      this.#tell({ rule: 'request-body-removed', at, message, whom, pointer: above, of });
      return;
    }
    const { pointer } = is;
    if (isSending && is.required && was?.required !== true) {
      const [message, whom] = ['is now required', 'clients that send none'];
      const left = { ...of, isLeftOut: true };
      this.#tell({ rule: 'request-body-required', at, message, whom, pointer, of: left });
    } else if (was === undefined) {
      const message = isSending ? 'is taken now' : 'is sent now';
      this.#tell({ rule: 'request-body-added', at, message, pointer });
    } else if (!isSending && was.required && !is.required) {
      const message = 'is no longer always sent';
      this.#tell({ rule: 'request-body-optional', at, message, whom: WHOM.response, pointer, of });
    }
    if (was === undefined) return;
    this.#compareContent({ direction: this.#request, holder: 'request', at, of }, was.content, is);
  }

  #compareResponses({ responses: before }: Operation, after: Operation): void {
    for (const [status, response] of Object.entries(before)) {
      const one = responseFor(after, status);
      const isClass = one === undefined && status.endsWith('XX');
      const [now = one] = isClass ? inClass(after.responses, status) : [];
      const at = `response ${status}`;
      const of = { part: 'answer', status, besides: Object.keys(before) } as const;
      if (now === undefined) {
        // A removed error response breaks nobody.
        if (!/^[23]/.test(status)) continue;
        const isReading = this.#response === 'response';
        const whom = isReading ? 'clients that wait for it' : 'clients that answer it';
        const { pointer } = after;
        this.#tell({ rule: 'response-removed', at, message: 'is gone', whom, pointer, of });
        continue;
      }
      this.#compareHeaders(at, response, now, of);
      for (const told of compareLinks(this.#contracts, at, response, now, of)) this.#tell(told);
      const compared = { direction: this.#response, holder: 'response', at, of } as const;
      this.#compareContent(compared, response.content, now);
    }
    for (const [status, { pointer }] of Object.entries(after.responses)) {
      if (responseFor({ responses: before }, status) !== undefined) continue;
      this.#tell({ rule: 'response-added', at: `response ${status}`, message: 'is new', pointer });
    }
  }

  #compareHeaders(at: string, before: Response, after: Response, of: UsedPart): void {
    const later = headersByName(after);
    const earlier = headersByName(before);
    const direction = this.#response;
    for (const [name, was] of earlier) {
      const compared = {
        direction,
        holder: 'header',
        at: `${at} header ${name}`,
        of: { ...of, header: name },
      } as const;
      this.#compareField(compared, was, later.get(name), after);
    }
    for (const [name, header] of later) {
      if (earlier.has(name)) continue;
      this.#tell(newField({ direction, holder: 'header', at: `${at} header ${name}`, of }, header));
    }
  }

  #compareContent(
    compared: Compared,
    was: Content,
    { content: is, pointer }: Pick<Response, 'content' | 'pointer'>,
  ): void {
    const { direction, at, of } = compared;
    const kind = compared.holder === 'request' ? 'request' : 'response';
    const where = kind === 'request' ? at : `${at} body`;
    for (const [type, media] of Object.entries(was)) {
      const now = mediaFor(is, mediaTypeOf(type));
      const ofType = { ...of, type };
      if (now === undefined) {
        const message = `media type ${type} is gone`;
        this.#tell({
          rule: `${kind}-media-type-removed`,
          at,
          message,
          whom: WHOM[direction],
          pointer,
          of: ofType,
        });
        continue;
      }
      this.#compareSchemas({ ...compared, at: where, of: ofType }, media, now);
      if (media.itemSchema === undefined || now.itemSchema === undefined) continue;
      const [from, to] = [media, now].map((each) => `${each.pointer}/itemSchema`);
      this.#compareAt({ ...compared, at: `${where}[]`, of: ofType }, from!, to!, ITEMS);
    }
    for (const type of Object.keys(is)) {
      if (was[type] !== undefined) continue;
      this.#tell({
        rule: `${kind}-media-type-added`,
        at,
        message: `media type ${type} is new`,
        pointer: is[type]!.pointer,
      });
    }
  }

  #compareSchemas(compared: Compared, was: Described, is: Described): void {
    const [from, to] = [schemaPointer(was), schemaPointer(is)];
    if (from !== undefined && to !== undefined) this.#compareAt(compared, from, to);
  }

  #compareAt(
    { direction, holder, at, of }: Compared,
    was: string,
    is: string,
    above: FieldPath = '',
  ): void {
    const seen: SchemaChange[] = [];
    for (const change of this.#changes(direction, was, is)) {
      if (seen.some((each) => isSame(each, change))) continue;
      seen.push(change);
      const { rule, level, message, isLeftOut, pointer = is } = change;
      const whom = isLeftOut === true ? NOT_SENT : WHOM[direction];
      this.#tell({
        ...{ rule: `${holder}-${rule}`, at: at + change.at, message, pointer },
        ...(level === 'breaking' && { whom }),
        of: withField(of, above + change.field, isLeftOut),
      });
    }
  }

  /** @throws InputError if the schemas are nested more deeply than the stack is */
  #changes(direction: Direction, was: string, is: string): readonly SchemaChange[] {
    try {
      return this.#schemas[direction].compare(was, is);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const place = shownPlace(this.#contracts[1].placeOf(is));
      throw new InputError(`${place}: this schema is nested too deeply to be compared`, {
        cause: error,
      });
    }
  }
}

const OPERATION: UsedPart = { part: 'operation' };

function withField(of: UsedPart, field: FieldPath, isLeftOut = false): UsedPart {
  if (of.part === 'body') return { ...of, field, ...(isLeftOut && { isLeftOut }) };
  return of.part === 'answer' && of.header === undefined ? { ...of, field } : of;
}

/** A parameter with its place in the subject. */
function fieldOf(parameter: Placed<ParameterObject>) {
  return { at: `${parameter.in} parameter ${parameter.name}`, parameter };
}

/** The names in a path template, in their order. */
function namesIn(template: string): string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
}

function inClass(responses: Operation['responses'], range: string): Response[] {
  return Object.entries(responses)
    .filter(([status]) => status[0] === range[0])
    .map(([, each]) => each);
}

/** A parameter, a header or a media type. */
type Described = Placed<Pick<ParameterObject, 'schema' | 'content'>>;
