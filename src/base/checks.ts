/**
 * Checks that every implementation of an engine makes before it accesses any data: for a method name, a function that
 * takes the method's arguments and throws the engine's errors. A method that takes several items may return one result
 * per item instead.
 */
export type Checks<Engine> = {
  readonly [Name in keyof Engine]?: Engine[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | void
    : Checks<Engine[Name]>;
};
