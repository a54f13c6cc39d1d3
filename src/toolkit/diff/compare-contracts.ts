import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract/model/contract.ts';
import {
  checkedParameters,
  needsCredentials,
  responseFor,
  type Content,
  type Header,
  type Operation,
  type Placed,
  type Response,
  type SecurityScheme,
} from '../../contract/model/operation.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import { shownPlace } from '../../contract/model/place.ts';
import { InputError } from '../../base/input-error.ts';
import { mediaFor } from '../../contract/media-type.ts';
import { schemaPointer } from '../../contract/parameter-value.ts';
import { mediaTypeOf } from '../../contract/media-type.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import type { Direction } from '../../contract/model/schemas.ts';
import type { Change, ReportChange, SchemaChange } from './change.ts';
import { SchemaComparison, same } from './compare-schemas.ts';
import { serializationOf } from './serialization.ts';

/**
 * Compares a contract with an earlier version, and classifies whether the differences break clients or
 * servers.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  const schemas = {
    request: new SchemaComparison(before.document, after.document, 'request'),
    response: new SchemaComparison(before.document, after.document, 'response'),
  };
  const later = new Map(after.operations.map((operation) => [keyOf(operation), operation]));
  for (const operation of before.operations) {
    const now = later.get(keyOf(operation));
    later.delete(keyOf(operation));
    const tell = changeReporter(changes, after.name, subjectOf(operation));
    if (now === undefined) tell('breaking', 'operation', 'is gone', 'clients that call it');
    else new OperationComparison(before, after, schemas, tell).compare(operation, now);
  }
  for (const operation of later.values()) {
    changeReporter(changes, after.name, subjectOf(operation))('addition', 'operation', 'is new');
  }
  return changes;
}

export function changeReporter(changes: Change[], contract: string, subject: string): ReportChange {
  return (level, at, message, whom) => {
    changes.push({ level, contract, subject, at, message, ...(whom !== undefined && { whom }) });
  };
}

/** A key that ignores the names of path parameters, which don't matter to clients. */
function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

function subjectOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

class OperationComparison {
  readonly #before: Contract;
  readonly #after: Contract;
  readonly #schemas: Readonly<Record<Direction, SchemaComparison>>;
  readonly #tell: ReportChange;

  constructor(
    before: Contract,
    after: Contract,
    schemas: Readonly<Record<Direction, SchemaComparison>>,
    tell: ReportChange,
  ) {
    this.#before = before;
    this.#after = after;
    this.#schemas = schemas;
    this.#tell = tell;
  }

  compare(before: Operation, after: Operation): void {
    const { operationId } = after;
    if (before.operationId !== operationId && !before.operationId.includes(' ')) {
      const message = `is called ${operationId} now, and was ${before.operationId}`;
      this.#tell('breaking', 'operation', message, 'clients that are generated');
    }
    this.#compareSecurity(before, after);
    this.#compareParameters(before, after);
    this.#compareBodies(before, after);
    this.#compareResponses(before, after);
  }

  #compareSecurity(before: Operation, after: Operation): void {
    if (!needsCredentials(after)) return;
    if (before.security.length === 0) {
      this.#tell('breaking', 'security', 'credentials are needed now', 'clients that send none');
      return;
    }
    for (const requirement of before.security) {
      const shown = Object.entries(requirement);
      const isStillEnough = after.security.some((needed) =>
        Object.entries(needed).every(([name, scopes]) =>
          shown.some(
            ([shownName, granted]) =>
              this.#isSameScheme(shownName, name) && hasAll(granted, scopes),
          ),
        ),
      );
      if (isStillEnough) continue;
      const who =
        shown.map(([name, scopes]) => [name, scopes].flat().join(' ').trim()).join(' and ') ||
        'nothing';
      this.#tell('breaking', 'security', `${who} is no longer enough`, `clients that show ${who}`);
    }
  }

  /** Whether credentials are shown in the same way; clients don't know the name of a scheme. */
  #isSameScheme(before: string, after: string): boolean {
    const [one, other] = [this.#before.securitySchemes[before], this.#after.securitySchemes[after]];
    if (before !== after && !['http', 'apiKey'].includes(one?.type ?? '')) return false;
    return isDeepStrictEqual(wayOf(one), wayOf(other));
  }

  #compareParameters(before: Operation, after: Operation): void {
    const later = new Map(
      checkedParameters(after).map((parameter) => [placeOf(parameter), parameter]),
    );
    const names = [namesIn(before.path), namesIn(after.path)] as const;
    for (const parameter of checkedParameters(before)) {
      const isPath = parameter.in === 'path';
      const name = isPath ? names[1][names[0].indexOf(parameter.name)] : undefined;
      const now = later.get(placeOf({ ...parameter, ...(name !== undefined && { name }) }));
      const at = `${parameter.in} parameter ${parameter.name}`;
      if (now === undefined) {
        this.#tell('breaking', at, 'is gone', 'clients that send it');
        continue;
      }
      later.delete(placeOf(now));
      if (now.required === true && parameter.required !== true) {
        this.#tell('breaking', at, 'is now required', 'clients that do not send it');
      }
      const sent = typesOf(this.#before, parameter.schema ?? {});
      const was = serializationOf(parameter, sent);
      const is = serializationOf(now, sent);
      if (was !== is) {
        this.#tell('breaking', at, `is sent as ${is}, and was as ${was}`, 'clients that send it');
      }
      if (parameter.allowEmptyValue === true && now.allowEmptyValue !== true) {
        this.#tell('breaking', at, 'may no longer be empty', 'clients that send it');
      }
      this.#compareSchemas('request', at, parameter, now);
    }
    for (const value of later.values()) {
      const at = `${value.in} parameter ${value.name}`;
      if (value.required && value.in !== 'path') {
        this.#tell('breaking', at, 'is new and required', 'clients that do not send it');
      } else if (value.in !== 'path') this.#tell('addition', at, 'is new');
    }
  }

  #compareBodies({ requestBody: before }: Operation, { requestBody: after }: Operation): void {
    const at = 'request body';
    if (before === undefined && after === undefined) return;
    if (after === undefined) {
      this.#tell('breaking', at, 'is no longer taken', 'clients that send one');
      return;
    }
    if (after.required && before?.required !== true) {
      this.#tell('breaking', at, 'is now required', 'clients that send none');
    } else if (before === undefined) this.#tell('addition', at, 'is taken now');
    if (before !== undefined) this.#compareContent('request', at, before.content, after.content);
  }

  #compareResponses({ responses: before }: Operation, { responses: after }: Operation): void {
    for (const [status, response] of Object.entries(before)) {
      const one = responseFor({ responses: after }, status);
      const isClass = one === undefined && status.endsWith('XX');
      const [now = one] = isClass ? inClass(after, status) : [];
      const at = `response ${status}`;
      if (now === undefined) {
        // A removed error response breaks nobody.
        if (/^[23]/.test(status)) {
          this.#tell('breaking', at, 'is gone', 'clients that wait for it');
        }
        continue;
      }
      this.#compareHeaders(at, response, now);
      this.#compareContent('response', at, response.content, now.content);
    }
    for (const status of Object.keys(after)) {
      if (responseFor({ responses: before }, status) === undefined)
        this.#tell('addition', `response ${status}`, 'is new');
    }
  }

  #compareHeaders(at: string, before: Response, after: Response): void {
    const later = headersByName(after);
    const earlier = headersByName(before);
    for (const [name, header] of earlier) {
      const now = later.get(name);
      const where = `${at} header ${name}`;
      if (now === undefined) this.#tell('breaking', where, 'is gone', 'clients that read it');
      else {
        if (header.required && !now.required) {
          this.#tell('breaking', where, 'is no longer always there', 'clients that read it');
        }
        this.#compareSchemas('response', where, header, now);
      }
    }
    for (const name of later.keys()) {
      if (!earlier.has(name)) this.#tell('addition', `${at} header ${name}`, 'is new');
    }
  }

  #compareContent(direction: Direction, at: string, before: Content, after: Content): void {
    const isSending = direction === 'request';
    const whom = isSending ? 'clients that send it' : 'clients that read it';
    for (const [type, media] of Object.entries(before)) {
      const now = mediaFor(after, mediaTypeOf(type));
      if (now === undefined) {
        this.#tell('breaking', at, `media type ${type} is gone`, whom);
        continue;
      }
      const where = isSending ? at : `${at} body`;
      this.#compareSchemas(direction, where, media, now);
      if (media.itemSchema === undefined || now.itemSchema === undefined) continue;
      const [was, is] = [media, now].map(({ pointer }) => `${pointer}/itemSchema`);
      this.#compareAt(direction, `${where}[]`, was!, is!);
    }
    for (const type of Object.keys(after)) {
      if (before[type] === undefined) this.#tell('addition', at, `media type ${type} is new`);
    }
  }

  #compareSchemas(direction: Direction, at: string, before: Described, after: Described): void {
    const [was, is] = [schemaPointer(before), schemaPointer(after)];
    if (was !== undefined && is !== undefined) this.#compareAt(direction, at, was, is);
  }

  #compareAt(direction: Direction, at: string, was: string, is: string): void {
    const whom = direction === 'request' ? 'clients that send it' : 'clients that read it';
    const seen: unknown[] = [];
    for (const change of this.#changes(direction, was, is)) {
      if (seen.some((each) => same(each, change))) continue;
      seen.push(change);
      const isMissing = change.message.endsWith('required');
      const who = isMissing ? 'clients that do not send it' : whom;
      this.#tell(
        change.level,
        at + change.at,
        change.message,
        change.level === 'breaking' ? who : undefined,
      );
    }
  }

  /** @throws InputError if the schemas are nested more deeply than the stack is */
  #changes(direction: Direction, was: string, is: string): readonly SchemaChange[] {
    try {
      return this.#schemas[direction].compare(was, is);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const place = shownPlace(this.#after.placeOf(is));
      throw new InputError(`${place}: this schema is nested too deeply to be compared`, {
        cause: error,
      });
    }
  }
}

function placeOf(parameter: { readonly in: string; readonly name: string }): string {
  const { in: place, name } = parameter;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** Headers by their names in lower case: these have no case (RFC 9110, section 5.1). */
function headersByName({ headers }: Response): ReadonlyMap<string, Header> {
  return new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
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

/** Whether scopes include others; in some documents there is nothing in place of an empty list. */
function hasAll(granted: unknown, needed: unknown): boolean {
  if (!Array.isArray(needed)) return true;
  return needed.every((each) => Array.isArray(granted) && granted.includes(each));
}

/** The parts of a security scheme that clients depend on. */
function wayOf(scheme: SecurityScheme | undefined) {
  if (scheme === undefined) return undefined;
  const { type, scheme: named, in: place, name } = scheme;
  return [type, named?.toLowerCase(), place, place === 'header' ? name?.toLowerCase() : name];
}
