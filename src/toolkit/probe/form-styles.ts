import { isNode } from '../../base/json-pointer.ts';
import { formValue } from '../../contract/form-value.ts';
import { isForm, isMultipart, mediaTypeOf } from '../../contract/media-type.ts';
import { typesIn } from '../../contract/items/parts.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { MediaType } from '../../contract/model/operation.ts';
import { itemsOf, partsOf, propertyOf } from '../../contract/model/schema-parts.ts';
import type { Random } from '../../base/random.ts';
import { formMisfits } from '../examine/form-misfits.ts';
import { bodyOf, contentTypeOf, type Draft } from './draft.ts';
import { unfittingValue } from './generate.ts';
import type { FormPartStyle } from './serialize.ts';

/** How the parts of a form are written: files as such, and all with the media types of their encodings. */
export function formStyles(
  contract: Contract,
  { schema, encoding = {} }: MediaType,
): Readonly<Record<string, FormPartStyle>> {
  const names = [...partsOf(contract, schema)].flatMap(({ properties }) =>
    isNode(properties) ? Object.keys(properties) : [],
  );
  return Object.fromEntries(
    new Set([...names, ...Object.keys(encoding)]).values().map((name) => {
      const [first] = typesIn(encoding[name]);
      const property = propertyOf(contract, schema, name);
      const isFile =
        isOfBytes(contract, property) || isOfBytes(contract, itemsOf(contract, property));
      return [name, { contentType: first?.replace('*', 'octet-stream'), isFile }];
    }),
  );
}

/** `format: binary` in OpenAPI 3.0; in 3.1 the media type of what is no text in JSON. */
function isOfBytes(contract: Contract, schema: object): boolean {
  return [...partsOf(contract, schema)].some(
    ({ format, contentMediaType: type }) =>
      format === 'binary' || type === 'application/octet-stream',
  );
}

/** How often a value is made that a form may not show to be wrong: it has only text. */
const ATTEMPTS = 8;

/** A form that breaks its schema as a service reads it; undefined if none was found, or the body is no form. */
export function unfittingForm(
  contract: Contract,
  draft: Draft,
  media: MediaType,
  random: Random,
): Draft | undefined {
  const { body, mediaType = '' } = draft;
  const type = mediaTypeOf(mediaType);
  if (!isForm(type) && !isMultipart(type)) return undefined;
  if (media.schema === undefined || body === undefined || !('json' in body)) return undefined;
  const pointer = `${media.pointer}/schema`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const json = unfittingValue(contract, pointer, body.json, random)?.value;
    const form: Draft = { ...draft, body: { json } };
    if (!isNode(json) || Array.isArray(json) || Object.keys(json).length === 0) continue;
    const bytes = bodyOf(form);
    const misfits = isMultipart(type)
      ? formMisfits(contract, 'request', media, { contentType: contentTypeOf(form)!, bytes })
      : contract.schemas.misfits('request', pointer, formValue(contract, media, bytes));
    if (misfits.length > 0) return form;
  }
  return undefined;
}
