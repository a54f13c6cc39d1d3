import type { Content, MediaType } from './model/operation.ts';

/** `application/json` of `Application/JSON; charset=utf-8`. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';')[0]!.trim().toLowerCase();
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** Whether a schema of strings describes it; a stream of events has no end. */
export function isText(mediaType: string): boolean {
  return mediaType.startsWith('text/') && mediaType !== 'text/event-stream' && !isJson(mediaType);
}

export function isForm(mediaType: string): boolean {
  return mediaType === 'application/x-www-form-urlencoded';
}

export function isMultipart(mediaType: string): boolean {
  return mediaType === 'multipart/form-data';
}

/** A parameter of a `Content-Type`: its `charset`, or the `boundary` of its parts. */
export function parameterIn(contentType: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;]*))`, 'i').exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * The entry of a media type in a contract: by its exact name, else by the narrowest range that includes it
 * (`text/*`) (OpenAPI 3.1, Response Object).
 */
export function mediaFor(content: Content, type: string): MediaType | undefined {
  const byType = new Map(
    Object.entries(content).map(([name, media]) => [mediaTypeOf(name), media]),
  );
  return byType.get(type) ?? byType.get(`${type.split('/')[0]}/*`) ?? byType.get('*/*');
}

/** The media type that a client prefers (RFC 9110, section 12.5.1); the first one if it prefers none of them. */
export function preferredType(types: readonly string[], accept: string): string | undefined {
  const qualities = new Map(
    accept
      .split(',')
      .map((range) => [mediaTypeOf(range), Number(parameterIn(range, 'q') ?? 1)] as const),
  );
  const qualityOf = (given: string) => {
    const type = mediaTypeOf(given);
    return (
      qualities.get(type) ?? qualities.get(`${type.split('/')[0]}/*`) ?? qualities.get('*/*') ?? 0
    );
  };
  return types.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0];
}
