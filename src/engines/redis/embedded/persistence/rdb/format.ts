/** Opcodes in the place of a value type in an RDB file (Redis 7.2 `rdb.h`, from `RDB_OPCODE_FUNCTION2` on). */
export const opcode = {
  slotInfo: 0xf4,
  library: 0xf5,
  libraryBeforeRelease: 0xf6,
  ofModule: 0xf7,
  idle: 0xf8,
  frequency: 0xf9,
  note: 0xfa,
  sizes: 0xfb,
  expiryInMilliseconds: 0xfc,
  expiryInSeconds: 0xfd,
  database: 0xfe,
  end: 0xff,
} as const;

/** The value types of Redis's `rdb.h` that are read or written here. */
export const valueType = {
  string: 0,
  list: 1,
  set: 2,
  sortedSetWithTexts: 3,
  hash: 4,
  sortedSet: 5,
  module: 7,
  listZiplist: 10,
  setIntset: 11,
  sortedSetZiplist: 12,
  hashZiplist: 13,
  listOfZiplists: 14,
  stream: 15,
  hashListpack: 16,
  sortedSetListpack: 17,
  listOfListpacks: 18,
  streamWithCounts: 19,
  setListpack: 20,
  streamWithActiveTimes: 21,
  hashWithExpiries: 24,
  hashListpackWithExpiries: 25,
  streamWithGivenBack: 27,
  array: 28,
} as const;

/** The bytes are not valid in the RDB format. */
export class BadFormat extends Error {
  constructor(message = 'not in the RDB format') {
    super(message);
  }
}

/** The bytes end too early. */
export class TruncatedInput extends BadFormat {}
