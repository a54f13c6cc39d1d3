import { toBuffer, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { BadFormat, opcode } from './format.ts';
import { checkedContent, sealed } from './dump-payload.ts';
import { RdbReader } from './reader.ts';
import { RdbWriter } from './writer.ts';

/** Encodes libraries in the format of FUNCTION DUMP (Redis 7.2 `functions.c` `functionDumpCommand`). */
export function libraryPayload(codes: readonly ByteString[]): ByteString {
  const writer = new RdbWriter();
  for (const code of codes) {
    writer.byte(opcode.library);
    writer.string(code);
  }
  return sealed(writer);
}

/**
 * Decodes the output of FUNCTION DUMP, from here or from a Redis server (`functionRestoreCommand`).
 * @returns the code of each library
 * @throws RedisError if the footer or the content is invalid
 */
export function readLibraryPayload(payload: ByteString): ByteString[] {
  const content = checkedContent(toBuffer(payload));
  const reader = new RdbReader(content);
  const codes: ByteString[] = [];
  while (!reader.isAtEnd) {
    const type = reader.byte();
    if (type === opcode.libraryBeforeRelease) {
      throw new RedisError('ERR Pre-GA function format not supported');
    }
    if (type !== opcode.library) throw new RedisError('ERR given type is not a function');
    try {
      codes.push(reader.string());
    } catch (error) {
      if (!(error instanceof BadFormat)) throw error;
      throw new RedisError('ERR failed loading the given functions payload');
    }
  }
  return codes;
}
