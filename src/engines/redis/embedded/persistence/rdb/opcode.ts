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
