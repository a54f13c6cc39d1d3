import { SettingError } from '../../settings/load.ts';
import type { Options } from '../api-command.ts';
import { readTextInput } from '../read-input.ts';
import type { Shell } from '../shell.ts';

/** A schema as the registry takes it. */
export interface SchemaInput {
  schema: string;
  schemaType: string;
  references?: Reference[];
}

interface Reference {
  name: string;
  subject: string;
  version: number;
}

/** The schema of a command: on the command line, in a file or in the standard input. @throws SettingError */
export async function readSchema(
  text: string | undefined,
  options: Options,
  shell: Pick<Shell, 'stdin'>,
): Promise<SchemaInput> {
  const {
    file,
    type,
    reference = [],
  } = options as {
    readonly file?: string;
    readonly type: string;
    readonly reference?: readonly string[];
  };
  if (text !== undefined && file !== undefined) {
    throw new SettingError('a schema and --file are both given');
  }
  if (text === undefined && file === undefined) {
    throw new SettingError('give a schema, or --file (- is the standard input)');
  }
  const references = reference.map(readReference);
  return {
    schema: text ?? (await readTextInput(file!, shell)),
    schemaType: type,
    ...(references.length > 0 && { references }),
  };
}

/** `name=subject:version`; the name may be a URL, and the subject may contain colons. */
const REFERENCE = /^([^=]+)=(.+):(\d{1,9}|latest)$/;

/** @throws SettingError */
export function readReference(text: string): Reference {
  const [, name, subject, version] = REFERENCE.exec(text) ?? [];
  if (name === undefined || subject === undefined || version === undefined) {
    throw new SettingError(`--reference must be name=subject:version, not ${JSON.stringify(text)}`);
  }
  return { name, subject, version: version === 'latest' ? -1 : Number(version) };
}
