/** A body of JSON that has been encoded already: as bytes if it is large, and as text if that is cheaper than a value. */
export class EncodedJson {
  readonly content: Buffer | string;

  constructor(content: Buffer | string) {
    this.content = content;
  }

  get bytes(): Buffer {
    return typeof this.content === 'string' ? Buffer.from(this.content) : this.content;
  }

  /** For what looks at bodies, such as a check of answers. */
  toJSON(): unknown {
    return JSON.parse(this.content.toString());
  }
}
