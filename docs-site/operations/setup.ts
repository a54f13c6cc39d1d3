import { appendPointer } from '../../src/base/json-pointer.ts';
import { readExpression, valueOf } from '../../src/contract/model/runtime-expression.ts';
import { bodyText } from './body-text.ts';
import type { DocumentedOperation } from './documented.ts';
import { headersOf, requestExamples, targetOf, type RequestExample } from './requests.ts';
import type { SetupStep, TryItRequest } from './setup-step.ts';

/** A step as a contract has it, in `x-sample-setup` of an operation, and `x-sample-from` of a parameter. */
interface DeclaredStep {
  readonly operationId: string;
  /** The name of the example of its body. */
  readonly example?: string;
  /** Values of its parameters instead of those of the examples. */
  readonly parameters?: DocumentedOperation['sampleParameters'];
  readonly body?: unknown;
  /** Expressions for values of its answer, by those for the values of the request that they replace. */
  readonly take?: Readonly<Record<string, string>>;
}

/** What a request of an operation needs on a new platform: what its contract says, and where its parameters come from. */
export function setupOf(
  contract: object,
  operation: DocumentedOperation,
  request: RequestExample,
  all: readonly DocumentedOperation[],
): SetupStep[] {
  const declared = operation.declared as { readonly 'x-sample-setup'?: readonly DeclaredStep[] };
  const fromParameters = request.parameters.flatMap(({ in: place, name, parameter }) => {
    const from = (parameter as { readonly 'x-sample-from'?: FromAnswer })['x-sample-from'];
    if (from === undefined) return [];
    const take = { [`$request.${place}.${name}`]: from.value };
    return [{ ...from, take }];
  });
  // What an operation says itself may make a better value than its parameters would be given.
  const steps = [...(declared['x-sample-setup'] ?? []), ...fromParameters];
  return steps.map((step) => stepOf(contract, step, request, all));
}

/** Where the value of a parameter comes from. */
interface FromAnswer extends Omit<DeclaredStep, 'take'> {
  readonly value: string;
}

function stepOf(
  contract: object,
  declared: DeclaredStep,
  needing: RequestExample,
  all: readonly DocumentedOperation[],
): SetupStep {
  const operation = all.find(({ ownId }) => ownId === declared.operationId);
  if (operation === undefined) throw new Error(`x-sample-setup names ${declared.operationId}`);
  const { parameters, example } = declared;
  const sampleParameters = { ...operation.sampleParameters, ...parameters };
  const examples = requestExamples(contract, { ...operation, sampleParameters });
  const [first] = examples;
  // Without a name it is the example that is called as that of the request, if there is one.
  const named = examples.find(({ id }) => {
    const suffix = id.slice(operation.slug.length);
    return example === undefined
      ? suffix !== '' && needing.id.endsWith(suffix)
      : suffix === `-${example}`;
  });
  const request =
    declared.body === undefined
      ? (named ?? first!)
      : { ...first!, body: { ...first!.body!, value: declared.body } };
  return {
    title: operation.title,
    ...sentRequest(request),
    setup: setupOf(contract, operation, request, all),
    takes: Object.entries(declared.take ?? {}).map(([target, source]) => ({
      value: valueIn(needing, target),
      pointer: pointerInAnswer(source),
    })),
  };
}

/** The value of a request that a runtime expression of OpenAPI names. */
function valueIn({ parameters, body }: RequestExample, text: string): string {
  const of = (place: string) => (name: string) =>
    parameters.find((each) => each.in === place && each.name === name)?.value;
  const header = (name: string) =>
    parameters.find((each) => each.in === 'header' && each.name.toLowerCase() === name)?.value;
  const request = { path: of('path'), query: of('query'), header, body: () => body?.value };
  const expression = readExpression(text);
  const value = expression?.of === 'request' ? valueOf(expression, { request }) : undefined;
  if (typeof value !== 'string') throw new Error(`${text} is no text of the example`);
  return value;
}

/** The JSON pointer to the value in the body of an answer that a runtime expression names. */
function pointerInAnswer(text: string): string {
  const expression = readExpression(text);
  if (expression?.of !== 'response' || expression.in !== 'body') {
    throw new Error(`${text} names nothing in the body of an answer`);
  }
  return expression.names.reduce(appendPointer, '');
}

/** A request as it is sent, without credentials. */
export function sentRequest(request: RequestExample): TryItRequest {
  const headers = headersOf(request).map(([name, value]) => `${name}: ${value}`);
  return {
    method: request.method,
    path: targetOf(request),
    ...(headers.length > 0 && { headers: headers.join('\n') }),
    ...(request.body && { body: bodyText(request.body) }),
  };
}
