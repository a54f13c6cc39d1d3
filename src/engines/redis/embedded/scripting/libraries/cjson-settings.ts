/** The settings of cjson, initially those of lua-cjson 2.1. */
export interface JsonSettings {
  convertSparse: boolean;
  sparseRatio: number;
  sparseSafe: number;
  encodeMaxDepth: number;
  decodeMaxDepth: number;
  /** The number of digits of numbers. */
  precision: number;
  keepBuffer: boolean;
  encodeInvalidNumbers: 'off' | 'on' | 'null';
  decodeInvalidNumbers: boolean;
}

/** The settings of a new instance of cjson. */
export function initialSettings(): JsonSettings {
  return {
    convertSparse: false,
    sparseRatio: 2,
    sparseSafe: 10,
    encodeMaxDepth: 1000,
    decodeMaxDepth: 1000,
    precision: 14,
    keepBuffer: true,
    encodeInvalidNumbers: 'off',
    decodeInvalidNumbers: true,
  };
}
