/**
 * What any engine of a kind refuses by itself, whatever there is: for some of its methods a function that takes what
 * they take, and throws. One that returns something has the answer, which is what was wrong with each of several.
 */
export type Checks<Engine> = {
  readonly [Name in keyof Engine]?: Engine[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer | void
    : Checks<Engine[Name]>;
};
