import type { NamedOperation } from './operation-names.ts';
import type { MadeValidators } from './exchange-schemas.ts';

/** The TypeScript file that finds what an answer has and the contract does not. */
export function violationFile(
  operations: readonly NamedOperation[],
  { answers }: MadeValidators,
  validators: string,
): string {
  const lines = operations.map(({ operation, name }) => {
    const key = `${operation.method} ${operation.path}`;
    const statuses = Object.entries(answers.get(key)!).map(([status, content]) => {
      const types = Object.entries(content).map(
        ([type, validator]) =>
          `${JSON.stringify(type)}: ${validator === undefined ? 'undefined' : `validators.${validator}`}`,
      );
      return `      ${JSON.stringify(status)}: { ${types.join(', ')} },`.replace('{  }', '{}');
    });
    const body = statuses.length === 0 ? '{}' : `{\n${statuses.join('\n')}\n    }`;
    return `  ${JSON.stringify(key)}: {
    operation: ${JSON.stringify(name)},
    answers: ${body},
  },`;
  });
  const table = lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
  const values = table.includes('validators.')
    ? `import * as validators from '${validators}';\n`
    : '';
  return `${values}import type { Validator } from '${validators}';

/** Something of an answer that the contract does not have. */
export interface Violation {
  /** The \`operationId\`, or method and path if it has none. */
  readonly operation: string;
  readonly method: string;
  /** As in the contract: \`/pets/{id}\`. */
  readonly path: string;
  readonly status: number;
  /** \`response.status\`, \`response.header.content-type\`, or a place in the body: \`response.body/items/0/name\`. */
  readonly at: string;
  /** What is wrong there: \`must be string\`. */
  readonly message: string;
}

type Answers = Readonly<Record<string, Readonly<Record<string, Validator | undefined>>>>;

/** By method and path, status, and media type. */
const OPERATIONS: Readonly<
  Record<string, { readonly operation: string; readonly answers: Answers }>
> = ${table};

/** What an answer has that the contract does not. @param path as in the contract */
export async function violationsOf(
  method: string,
  path: string,
  response: Response,
): Promise<Violation[]> {
  const known = OPERATIONS[\`\${method.toUpperCase()} \${path}\`];
  if (known === undefined) return [];
  const { operation, answers } = known;
  const { status } = response;
  const say = (at: string, message: string): Violation[] => [
    { operation, method, path, status, at, message },
  ];
  const content =
    answers[status] ?? answers[\`\${String(status)[0]}XX\`] ?? answers['default'] ?? undefined;
  if (content === undefined) return say('response.status', \`\${status} is not documented\`);
  if (method.toUpperCase() === 'HEAD' || response.body === null) return [];
  const types = Object.keys(content);
  const sent = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const type = types
    .filter((each) => fits(sent, each.split(';')[0]!.trim().toLowerCase()))
    .toSorted((one, other) => wildcards(one) - wildcards(other))[0];
  const isEmpty = response.headers.get('content-length') === '0';
  if (type === undefined) {
    // Without a documented body there must be none; what has no length could be empty.
    if (isEmpty || (sent === '' && types.length === 0)) return [];
    const documented = types.length === 0 ? 'no body' : types.join(' or ');
    return say('response.header.content-type', \`\${sent || 'none'} is not documented: \${documented}\`);
  }
  const validate = content[type];
  if (validate === undefined) return [];
  let body: unknown;
  try {
    body = JSON.parse(await response.clone().text());
  } catch {
    return say('response.body', 'is not JSON');
  }
  if (validate(body)) return [];
  const { at, message } = wordsOf(validate);
  return say(\`response.body\${at}\`, message);
}

/** A violation in a sentence. */
export function sentenceOf({ operation, method, path, status, at, message }: Violation): string {
  const named = operation === \`\${method} \${path}\` ? '' : \` (\${operation})\`;
  return \`\${method} \${path}\${named} answered \${status}: \${at} \${message}\`;
}

function fits(type: string, documented: string): boolean {
  const [main, sub] = documented.split('/');
  return documented === '*/*' || documented === type || (sub === '*' && type.startsWith(\`\${main}/\`));
}

function wildcards(type: string): number {
  return type.split('*').length;
}

/** Where the first violation is, and what is wrong there. */
function wordsOf({ errors }: Validator): { readonly at: string; readonly message: string } {
  const error = errors?.[0];
  if (error === undefined || error === null) return { at: '', message: 'does not fit its schema' };
  const { instancePath, keyword, params, message = 'does not fit its schema' } = error;
  const missing = params['missingProperty'];
  if (missing !== undefined) return { at: \`\${instancePath}/\${String(missing)}\`, message: 'is missing' };
  const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (extra !== undefined) {
    return { at: \`\${instancePath}/\${String(extra)}\`, message: 'is not a known field' };
  }
  const allowed = params['allowedValues'];
  if (keyword === 'enum' && Array.isArray(allowed)) {
    return { at: instancePath, message: \`must be one of \${allowed.map(String).join(', ')}\` };
  }
  return { at: instancePath, message: message.replace('NOT', 'not') };
}
`;
}
