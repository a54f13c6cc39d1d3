/** A body of JSON that has been encoded already, because it is large: as bytes, which are sent unchanged. */
export class EncodedJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** For what looks at bodies, such as a check of answers. */
  toJSON(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}
