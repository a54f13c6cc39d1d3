import { mapValues, objectOf, type Json } from '../../src/toolkit/generate/json-objects.ts';
import { printJson } from '../../src/toolkit/generate/print-json.ts';
import { withUsedComponents } from '../../src/toolkit/generate/used-components.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** What a schema of OpenAPI 3.0 may say besides its type, in the words that both versions share. */
const SHARED_KEYWORDS = [
  ...['title', 'description', 'default', 'enum', 'format', 'pattern', 'required', 'deprecated'],
  ...['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['uniqueItems', 'minProperties', 'maxProperties', 'readOnly', 'writeOnly', 'discriminator'],
  'x-beyond-base-contract',
];
const BYTES = { type: 'string', format: 'binary' } as const;

/**
 * A contract as code generators read it: OpenAPI 3.0, without what they stumble over. It has every operation, parameter,
 * status and property; it accepts a little more than the contract, because conditions between properties are left out.
 */
export function forGenerators(document: object): Json {
  const { info, components: given, paths: items, servers, tags, security } = objectOf(document);
  const names = new ComponentNames(objectOf(given));
  const components = names.mapAll({
    schemas: (schema) => schemaOf(schema, names),
    parameters: (parameter) => parameterOf(parameter, names),
    requestBodies: (body) => requestBodyOf(body, names),
    responses: (response) => responseOf(response, names),
    headers: (header) => parameterOf(header, names),
    securitySchemes: (scheme) => scheme,
  });
  const paths = mapValues(objectOf(items), (item) => pathItemOf(item, names));
  const told = { info: infoOf(objectOf(info)), servers, tags, security };
  const made = withoutUndefined({ ...told, paths, components });
  return { openapi: '3.0.3', ...withUsedComponents(made) };
}

/** The file of a contract for code generators. @param contract the text of its `openapi.json` */
export function fileForGenerators(contract: string): string {
  return `${printJson(forGenerators(JSON.parse(contract) as object))}\n`;
}

/** OpenAPI 3.0 has no summary, and names a license by its address instead of its identifier. */
function infoOf(info: Json): Json {
  const { identifier, ...named } = objectOf(info['license']);
  return {
    ...without(info, 'summary'),
    license: { ...named, url: `https://spdx.org/licenses/${String(identifier)}` },
  };
}

/** Without what the service sends (`callbacks`), and without `links`, whose bodies a generator takes for strings. */
function pathItemOf(item: Json, names: ComponentNames): Json {
  const parameters = (each: unknown) => listOf(each).map((one) => parameterOf(one, names));
  const operations = METHODS.filter((method) => item[method] !== undefined).map((method) => {
    const operation = without(objectOf(item[method]), 'callbacks');
    const body = operation['requestBody'];
    return [
      method,
      withoutUndefined({
        ...operation,
        parameters: operation['parameters'] && parameters(operation['parameters']),
        requestBody: body && requestBodyOf(objectOf(body), names),
        responses: mapValues(objectOf(operation['responses']), (one) => responseOf(one, names)),
      }),
    ];
  });
  const shared = item['parameters'] && parameters(item['parameters']);
  return withoutUndefined({ ...Object.fromEntries(operations), parameters: shared });
}

/** A parameter or a header. */
function parameterOf(parameter: Json, names: ComponentNames): Json {
  if (isReference(parameter)) return names.reference(parameter);
  const { examples, schema, content, ...rest } = parameter;
  const [first] = Object.values(objectOf(examples ?? {}));
  return withoutUndefined({
    ...rest,
    schema: schema === undefined ? undefined : schemaOf(schema, names),
    content: content === undefined ? undefined : contentOf(objectOf(content), names),
    example: rest['example'] ?? (first === undefined ? undefined : objectOf(first)['value']),
  });
}

function requestBodyOf(body: Json, names: ComponentNames): Json {
  if (isReference(body)) return names.reference(body);
  return { ...body, content: contentOf(objectOf(body['content']), names) };
}

/**
 * A response has one type: JSON, where that is one of several that a client can ask for. A union of types would be all
 * that a generated client knows of it.
 */
function responseOf(response: Json, names: ComponentNames): Json {
  if (isReference(response)) return names.reference(response);
  const { content, headers, ...rest } = without(response, 'links');
  const types = objectOf(content ?? {});
  const chosen = types['application/json'] === undefined ? types : onlyJson(types);
  return withoutUndefined({
    ...rest,
    headers: headers && mapValues(objectOf(headers), (header) => parameterOf(header, names)),
    content: content === undefined ? undefined : contentOf(chosen, names),
  });
}

function onlyJson(types: Json): Json {
  return { 'application/json': types['application/json'] };
}

/** Bytes of any type are `application/octet-stream`: generators leave out operations whose type is a range. */
function contentOf(content: Json, names: ComponentNames): Json {
  const media = Object.entries(content).map(([type, value]) => {
    const { schema, example, examples } = objectOf(value);
    if (type === '*/*') return ['application/octet-stream', { schema: BYTES }];
    return [
      type,
      withoutUndefined({
        schema: schema === undefined ? undefined : schemaOf(schema, names),
        example: exampleOf(example, schema, names),
        examples:
          examples &&
          mapValues(objectOf(examples), (one) =>
            isReference(one) ? one : { ...one, value: exampleOf(one['value'], schema, names) },
          ),
      }),
    ];
  });
  return Object.fromEntries(media) as Json;
}

/** An example without the properties that its schema leaves out (see `possibleProperties`), at any depth. */
function exampleOf(example: unknown, given: unknown, names: ComponentNames): unknown {
  if (typeof example !== 'object' || example === null || typeof given !== 'object') return example;
  const schema = names.resolve(objectOf(given));
  if (Array.isArray(example)) return example.map((one) => exampleOf(one, schema['items'], names));
  const properties = objectOf(schema['properties'] ?? {});
  const kept = possibleProperties(properties).map(([name]) => name);
  const told = Object.entries(example).filter(
    ([name]) => kept.includes(name) || properties[name] === undefined,
  );
  return Object.fromEntries(
    told.map(([name, one]) => [name, exampleOf(one, properties[name], names)]),
  );
}

/** A schema in the words of OpenAPI 3.0. A property that may not be there, `false`, is left out by its object. */
function schemaOf(given: unknown, names: ComponentNames): Json {
  // Anything: a schema `true`.
  if (typeof given === 'boolean') return {};
  const schema = objectOf(given);
  // OpenAPI 3.0 ignores what is beside a reference.
  if (isReference(schema)) return names.reference(schema);
  const shared = Object.fromEntries(
    SHARED_KEYWORDS.flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]])),
  ) as Json;
  const { type, nullable } = typeOf(schema);
  if (type === undefined && schema['type'] !== undefined) return anyValue(schema);
  const or = listOf(schema['oneOf'] ?? schema['anyOf']);
  if (or.some((one) => one['type'] === 'null')) return orNull(schema, or, names);
  const [example] = listOf(schema['examples']);
  const properties = schema['properties'] && propertiesOf(objectOf(schema['properties']), names);
  return withoutUndefined({
    ...shared,
    required: requiredOf(schema, properties),
    type,
    nullable,
    ...constantOf(schema, type),
    ...exclusiveBoundsOf(schema),
    properties,
    additionalProperties: additionalOf(schema['additionalProperties'], names),
    items: type === 'array' ? schemaOf(schema['items'] ?? true, names) : undefined,
    allOf: partsOf(schema['allOf'], names),
    anyOf: partsOf(schema['anyOf'], names),
    oneOf: partsOf(schema['oneOf'], names),
    example: schema['example'] ?? example,
  });
}

/** A value of one of several types, or one that is always null, is any value. */
function anyValue({ title, description }: Json): Json {
  return withoutUndefined({ title, description });
}

/** OpenAPI 3.0 can only say that a value of one given type may be null. */
function orNull(schema: Json, or: readonly Json[], names: ComponentNames): Json {
  const others = or.filter((one) => one['type'] !== 'null').map((one) => names.resolve(one));
  const only = others.length === 1 ? schemaOf(others[0], names) : {};
  if (only['type'] === undefined) return anyValue(schema);
  return { ...only, ...anyValue(schema), nullable: true };
}

function typeOf(schema: Json): { readonly type?: unknown; readonly nullable?: true } {
  const types = [schema['type']].flat().filter((type) => type !== 'null');
  const nullable = [schema['type']].flat().includes('null') ? { nullable: true as const } : {};
  return types.length === 1 && types[0] !== undefined ? { type: types[0], ...nullable } : nullable;
}

/** A constant is an enumeration of one; of a boolean it is dropped, as enumerations of booleans do not compile in Java. */
function constantOf(schema: Json, type: unknown): Json {
  const value = schema['const'];
  if (value === undefined) return {};
  const known = type ?? (Number.isInteger(value) ? 'integer' : typeof value);
  return known === 'boolean' ? { type: 'boolean' } : { type: known, enum: [value] };
}

function exclusiveBoundsOf(schema: Json): Json {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  return {
    ...(above === undefined ? {} : { minimum: above, exclusiveMinimum: true }),
    ...(below === undefined ? {} : { maximum: below, exclusiveMaximum: true }),
  };
}

function propertiesOf(properties: Json, names: ComponentNames): Json {
  const possible = possibleProperties(properties).map(([name, schema]) => {
    const target = typeof schema === 'object' ? names.resolve(objectOf(schema)) : {};
    return [name, schemaOf(isListOrMap(target) ? target : schema, names)] as const;
  });
  return Object.fromEntries(possible);
}

/**
 * In properties these stand where they are referred to: openapi-generator does without classes for them, or makes some
 * whose properties do not compile.
 */
function isListOrMap({ type, properties, additionalProperties }: Json): boolean {
  return type === 'array' || (properties === undefined && typeof additionalProperties === 'object');
}

/** Of two spellings of a property (`latency99` and `latency_99`), the first: both would be one field of a class. */
function possibleProperties(properties: Json): readonly (readonly [string, unknown])[] {
  const spelled = new Set<string>();
  return Object.entries(properties).filter(([name, schema]) => {
    if (schema === false || spelled.has(asType(name))) return false;
    spelled.add(asType(name));
    return true;
  });
}

/** Without properties that are left out. */
function requiredOf({ required }: Json, properties: unknown): unknown {
  if (!Array.isArray(required) || properties === undefined) return required;
  const there = Object.keys(objectOf(properties));
  return (required as unknown[]).filter((name) => there.includes(String(name)));
}

function additionalOf(schema: unknown, names: ComponentNames): unknown {
  return typeof schema === 'object' && schema !== null ? schemaOf(schema, names) : schema;
}

/** Without parts that only are a condition (`if`, `not`), which have nothing left. */
function partsOf(parts: unknown, names: ComponentNames): readonly Json[] | undefined {
  if (!Array.isArray(parts)) return undefined;
  const left = parts.map((part) => schemaOf(part, names));
  const told = left.filter((part) => Object.keys(part).length > 0);
  return told.length === 0 ? undefined : told;
}

/**
 * The components, with names that differ in letters and digits alone, whatever their kinds are: generators make types of
 * all kinds, and names of types from these.
 */
class ComponentNames {
  readonly #components: Json;
  /** By reference. */
  readonly #renamed = new Map<string, string>();

  constructor(components: Json) {
    this.#components = components;
    const taken = new Set<string>();
    const schemasFirst = Object.entries(components).toSorted(
      ([one], [other]) => Number(other === 'schemas') - Number(one === 'schemas'),
    );
    for (const [kind, named] of schemasFirst) {
      for (const name of Object.keys(objectOf(named))) {
        const isTaken = taken.has(asType(name));
        const free = isTaken ? `${name}-${kind.replace(/ie?s$|s$/, '')}` : name;
        taken.add(asType(free));
        this.#renamed.set(`#/components/${kind}/${name}`, `#/components/${kind}/${free}`);
      }
    }
  }

  /** All components of some kinds, changed and renamed. */
  mapAll(changes: Readonly<Record<string, (component: Json) => Json>>): Json {
    const kinds = Object.entries(changes).flatMap(([kind, change]) => {
      const named = this.#components[kind];
      if (named === undefined) return [];
      const changed = Object.entries(objectOf(named)).map(([name, component]) => [
        this.#renamed.get(`#/components/${kind}/${name}`)!.split('/').at(-1),
        change(objectOf(component)),
      ]);
      return [[kind, Object.fromEntries(changed)]];
    });
    return Object.fromEntries(kinds) as Json;
  }

  /** The component that is referred to, as it was. */
  resolve(schema: Json): Json {
    if (!isReference(schema)) return schema;
    const [, , kind, name] = schema.$ref.split('/');
    return objectOf(objectOf(this.#components[kind!])[name!]);
  }

  reference({ $ref }: { readonly $ref: string }): Json {
    return { $ref: this.#renamed.get($ref) ?? $ref };
  }
}

function asType(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
}

function isReference(value: Json): value is { readonly $ref: string } {
  return typeof value['$ref'] === 'string';
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function without(object: Json, key: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function withoutUndefined(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
