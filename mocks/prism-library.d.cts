/** The parts of Prism that are used here; the packages' own types are written for fp-ts. */
interface PrismLibrary {
  createInstance(config: object, components: { logger: object }): { request: PrismCall };
  getHttpOperationsFromSpec(document: object): Promise<unknown>;
  /** Generates values from schemas. */
  readonly JSONSchemaFaker: { option(options: object): void };
}

type PrismCall = (input: object, operations: unknown, config: object) => () => Promise<Outcome>;
type Outcome =
  | { left: Error }
  | {
      right: {
        output: { statusCode: number; body?: unknown; headers?: Record<string, string> };
      };
    };

declare const library: PrismLibrary;
export = library;
