import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs';
import { injectOperationObject } from 'openapi-typescript/dist/transform/operation-object.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';
import type { GlobalContext, OpenAPI3, OperationObject } from 'openapi-typescript';
import ts from 'typescript';
import { METHODS, type ContractDocument } from '../../contract/model/document.ts';

/** The methods that types of paths have; a newer one only has a type among the operations. */
export const TYPED_METHODS: ReadonlySet<string> = new Set(
  METHODS.filter((method) => method !== 'query').map((each) => each.toUpperCase()),
);

/** How types are written. */
export interface TypeOptions {
  /** Whether everything is `readonly`. */
  readonly immutable: boolean;
  /** Whether bytes (`format: binary`) are a `Blob`, as clients send and get them, and not a string. */
  readonly blobs?: boolean;
  /** Operations that are under no method that the generator knows, by their names. */
  readonly others?: Readonly<Record<string, OperationObject>>;
}

/** The types of a document's paths, operations and schemas. @param document in which every reference is a component */
export function renderTypes(
  document: ContractDocument,
  { immutable, blobs = false, others = {} }: TypeOptions,
): string {
  // Discriminators are written into the schemas.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const special = standIns(JSON.stringify([document, others]));
  for (const item of Object.values(copy.paths ?? {})) hideIn(item, special);
  const context = {
    ...DEFAULTS,
    immutable,
    discriminators: scanDiscriminators(copy, { silent: true }),
    injectFooter: [],
    ...(blobs && { transform: ofBytes }),
    resolve: ($ref: string) => resolveRef(copy, $ref, { silent: true }),
    // What reads documents, which nothing asks for here.
  } as Partial<GlobalContext> as GlobalContext;
  for (const [name, operation] of Object.entries(others)) {
    injectOperationObject(name, structuredClone(operation), { ctx: context, path: '#/paths' });
  }
  let text = astToString(transformSchema(copy, context));
  for (const [character, standIn] of special) text = text.replaceAll(standIn, character);
  return text;
}

type StandIns = readonly (readonly [character: string, standIn: string])[];

/**
 * What stands for characters in names of operations, which the generator makes references of: it writes a slash for the
 * first, as another name may have it, and decodes the second. None is in the text, and none looks like an identifier.
 */
function standIns(text: string): StandIns {
  let n = 0;
  while (text.includes(`<${n}`)) n++;
  return [
    ['#', `<${n}a>`],
    ['%', `<${n}b>`],
  ];
}

function hideIn(item: object, special: StandIns): void {
  for (const method of METHODS) {
    const { [method]: operation } = item as Record<string, { operationId?: string } | undefined>;
    if (operation?.operationId === undefined) continue;
    for (const [character, standIn] of special) {
      operation.operationId = operation.operationId.replaceAll(character, standIn);
    }
  }
}

function ofBytes({ format, type }: { readonly format?: string; readonly type?: unknown }) {
  const isBytes = type === 'string' && format === 'binary';
  return isBytes ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** Those of openapi-typescript. */
const DEFAULTS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: true,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
} as const;
