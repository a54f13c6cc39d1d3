/** The classes of Lua 5.1 `lstrlib.c` `match_class` by their lower-case letter, in the locale C. */
const CLASSES: Readonly<Record<string, (char: number) => boolean>> = {
  a: isLetter,
  c: (char) => char < 32 || char === 127,
  d: isDigit,
  l: (char) => char >= 97 && char <= 122,
  p: (char) => char > 32 && char < 127 && !isLetter(char) && !isDigit(char),
  s: (char) => char === 32 || (char >= 9 && char <= 13),
  u: (char) => char >= 65 && char <= 90,
  w: (char) => isLetter(char) || isDigit(char),
  x: (char) => isDigit(char) || (char >= 65 && char <= 70) || (char >= 97 && char <= 102),
  z: (char) => char === 0,
};

/** Whether a character belongs to the class of a letter after `%`; a capital letter is the complement. */
export function isOfClass(char: number, letter: number): boolean {
  const isCapital = letter >= 65 && letter <= 90;
  const test = CLASSES[String.fromCharCode(isCapital ? letter + 32 : letter)];
  if (test === undefined) return letter === char;
  return test(char) !== isCapital;
}

function isLetter(char: number): boolean {
  return (char >= 65 && char <= 90) || (char >= 97 && char <= 122);
}

function isDigit(char: number): boolean {
  return char >= 48 && char <= 57;
}
