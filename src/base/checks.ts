/**
 * Checks that every implementation of an engine makes before it looks at any data: by method name, a function that
 * takes the method's arguments and throws what the engine would. A method that takes several items may return one
 * result for each instead.
 */
export type Checks<Engine> = {
  readonly [Name in keyof Engine]?: Engine[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | void
    : Checks<Engine[Name]>;
};
