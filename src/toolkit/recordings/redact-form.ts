import { isUtf8 } from 'node:buffer';
import { formParts, MalformedForm, type FormPart } from '../../http/multipart.ts';
import { isJson, mediaTypeOf, parameterIn } from '../../contract/media-type.ts';
import type { Hide } from '../../contract/secrets/hide.ts';
import { redactJson, type MarkedSchema } from '../../contract/secrets/redact-json.ts';

/**
 * A `multipart/form-data` body without the secrets in its fields, which keep their length. Files stay as they are.
 * @returns undefined if it can't be read, so that it may have any
 */
export function redactForm(
  body: Buffer,
  contentType: string,
  marked: MarkedSchema | undefined,
  hide: Hide,
): Buffer | undefined {
  const hideLong = (secret: string) => {
    hide(secret);
    return 'x'.repeat(secret.length);
  };
  const shown: Buffer[] = [];
  let end = 0;
  for (const part of partsOf(body, contentType) ?? [undefined]) {
    if (part === undefined) return undefined;
    const without = redactPart(part, marked, hideLong);
    if (without === undefined) continue;
    const start = part.bytes.byteOffset - body.byteOffset;
    shown.push(body.subarray(end, start), without);
    end = start + part.bytes.length;
  }
  return Buffer.concat([...shown, body.subarray(end)]);
}

function partsOf(body: Buffer, contentType: string): FormPart[] | undefined {
  try {
    return formParts(body, parameterIn(contentType, 'boundary'));
  } catch (error) {
    if (error instanceof MalformedForm) return undefined;
    throw error;
  }
}

/** @returns undefined if it has no secrets */
function redactPart(
  { name, filename, contentType = '', bytes }: FormPart,
  marked: MarkedSchema | undefined,
  hide: Hide,
): Buffer | undefined {
  if (filename !== undefined || !isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  const value = isJson(mediaTypeOf(contentType)) ? parsed(text) : text;
  const form = { [name]: value };
  const shown = redactJson(form, hide, marked) as typeof form;
  if (shown === form || shown[name] === value) return undefined;
  const { [name]: written } = shown;
  return Buffer.from(typeof written === 'string' ? written : JSON.stringify(written));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
