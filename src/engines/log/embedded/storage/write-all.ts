import type { LogFile } from '../../../../base/files/files.ts';

/** Writes all bytes synchronously. @throws the error of the disk */
export function writeAllNow(file: LogFile, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const taken = file.writeNow(done === 0 ? bytes : bytes.subarray(done), position + done);
    if (taken === 0) throw new Error('the disk takes no more');
    done += taken;
  }
}
