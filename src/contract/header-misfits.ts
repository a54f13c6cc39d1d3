import type { Contract } from './model/contract.ts';
import type { ParameterObject } from './model/document.ts';
import type { Header } from './model/operation.ts';
import { placeIn, schemaPointer, valuesOf, type ParameterSources } from './parameter-value.ts';

/** A header of an answer that is missing, or that has another value than its schema allows. */
export interface HeaderMisfit {
  readonly kind: 'missing' | 'invalid';
  /** In lower case. */
  readonly name: string;
  /** JSON pointer into the contract, to what it breaks. */
  readonly pointer: string;
  /** `header x-total must be an integer` */
  readonly message: string;
}

const NO_SOURCES: Omit<ParameterSources, 'header'> = {
  path: {},
  query: [],
  cookies: [],
  named: new Set(),
};

/**
 * Holds the headers of an answer against those that its response documents.
 * @param headerOf the value of a header, by its name in lower case
 */
export function headerMisfits(
  contract: Pick<Contract, 'document' | 'schemas'>,
  documented: Readonly<Record<string, Header>>,
  headerOf: (name: string) => string | undefined,
): HeaderMisfit[] {
  return Object.entries(documented).flatMap(([written, header]): HeaderMisfit[] => {
    const name = written.toLowerCase();
    // OpenAPI 3.1, Response Object: a Content-Type here is ignored.
    if (name === 'content-type') return [];
    const given = headerOf(name);
    if (given === undefined) {
      const { pointer } = header;
      const message = `header ${name} is missing`;
      return header.required === true ? [{ kind: 'missing', name, pointer, message }] : [];
    }
    // A header has the form of a parameter in a header (OpenAPI 3.1, Header Object).
    const parameter: ParameterObject = { ...header, name, in: 'header' };
    const where = schemaPointer(header);
    if (where === undefined) return [];
    const values = valuesOf(contract, parameter, { ...NO_SOURCES, header: () => given });
    if ([...values, given].some((each) => contract.schemas.fits('response', where, each)))
      return [];
    const [misfit] = contract.schemas.misfits('response', where, values[0]);
    const message = `header ${placeIn(name, misfit!.at)} ${misfit!.message}`;
    return [{ kind: 'invalid', name, pointer: misfit!.contract, message }];
  });
}
