import { loadFamilies } from '../families/index.ts';
import { requestExamples } from './requests.ts';
import { officialSample, readAsOf, samplesOf, type Sample } from './samples.ts';

/** A sample as its page shows it, with the properties that tests need. */
export interface ListedSample {
  /** The family and the request: `queue publish`. */
  readonly name: string;
  /** Whether the answer is a stream that only the client ends. */
  readonly streams: boolean;
  readonly code: string;
}

/** The samples of every operation of every family in one language. */
export async function allSamples(language: Sample['label']): Promise<ListedSample[]> {
  const families = await loadFamilies();
  return families.flatMap((family) =>
    family.operations.flatMap((operation) =>
      requestExamples(family.contract, operation).flatMap((request) =>
        samplesOf(operation, request, family)
          .filter(({ label }) => label === language)
          .map(({ code }) => ({
            name: `${family.slug} ${request.id}`,
            streams: readAsOf(operation) === 'stream',
            code,
          })),
      ),
    ),
  );
}

/** The samples of the official clients, with the method and the path that they should send, as a pattern. */
export async function officialCalls(): Promise<
  { readonly operationId: string; readonly expected: string; readonly code: string }[]
> {
  const families = await loadFamilies();
  return families.flatMap(({ operations, access }) =>
    operations.flatMap((operation) => {
      const sample = officialSample(operation, access);
      if (sample === undefined) return [];
      const path = operation.path.replaceAll(/\{\w+\}/g, '.+');
      const expected = `${operation.method} ${path}`;
      return [{ operationId: operation.operationId, expected, code: sample.code }];
    }),
  );
}
