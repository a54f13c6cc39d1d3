import type { Redaction } from '../../../engines/queue/message.ts';
import type { Setting } from './setting.ts';
import { invalidHeader } from './setting.ts';

const HEADER = /^headers?(?:\[\s*([!#$%&'*+.^_`|~0-9a-z-]+)\s*\])?$/;

/** What to redact: `body`, `header` or `headers`, `header[X]`, separated by commas. @throws HttpError */
export function readRedaction(setting: Setting | undefined): Redaction | undefined {
  if (setting === undefined) return undefined;
  let body = false;
  let all = false;
  const names = new Set<string>();
  for (const field of setting.value.toLowerCase().split(',')) {
    const name = field.trim();
    const header = HEADER.exec(name);
    if (name === 'body') body = true;
    else if (header === null)
      throw invalidHeader(setting, 'must be body, header or header[name], with commas between');
    else if (header[1] === undefined) all = true;
    else names.add(header[1]);
  }
  return { body, headers: all ? 'all' : [...names] };
}
