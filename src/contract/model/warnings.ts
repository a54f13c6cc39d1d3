import { appendPointer, isNode, valueAt, type Node } from '../../base/json-pointer.ts';
import type { Operation } from './operation.ts';

/** Says what is wrong at a place of a document. */
type Tell = (pointer: string, message: string) => void;

/** What is wrong with a document that can be used all the same; how it is then used is said where it matters. */
export function warningsIn(document: Node, operations: readonly Operation[], tell: Tell): void {
  tellOfServers(document, tell);
  tellOfPaths(operations, tell);
  tellOfNames(operations, tell);
  tellOfSecurity(document, operations, tell);
  tellOfLinks(document, operations, tell);
  for (const operation of operations) {
    tellOfParameters(operation, tell);
    tellOfContent(operation, tell);
  }
}

function tellOfServers({ servers }: Node, tell: Tell): void {
  if (!Array.isArray(servers)) return;
  servers.forEach((server: unknown, i) => {
    if (!isNode(server) || typeof server['url'] !== 'string') return;
    const variables = isNode(server['variables']) ? server['variables'] : {};
    for (const [, name = ''] of server['url'].matchAll(/\{([^{}]*)\}/g)) {
      const variable = variables[name];
      if (isNode(variable) && variable['default'] !== undefined) continue;
      tell(`/servers/${i}/url`, `the variable {${name}} has no default: any value is taken for it`);
    }
  });
}

/** Paths that only their parameters' names tell apart (OpenAPI 3.2, "Path Templating Matching"): the first is found. */
function tellOfPaths(operations: readonly Operation[], tell: Tell): void {
  const known = new Map<string, string>();
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}');
    const first = known.get(shape);
    if (first === undefined) known.set(shape, path);
    else tell(appendPointer('/paths', path), `is the same path as ${first}, which is used`);
  }
}

function tellOfNames(operations: readonly Operation[], tell: Tell): void {
  const known = new Map<string, Operation>();
  for (const operation of operations) {
    const { declared, pointer, method, path } = operation;
    // Not all have one, whatever our own contracts do.
    const operationId = (declared as { readonly operationId?: string }).operationId ?? '';
    if (operationId === '') continue;
    const first = known.get(operationId);
    if (first === undefined) {
      known.set(operationId, operation);
      continue;
    }
    // Paths may share a path item.
    if (first.pointer === pointer) continue;
    const where = `${first.method} ${first.path}`;
    tell(
      `${pointer}/operationId`,
      `${where} is called '${operationId}' too: the name leads to that one, not to ${method} ${path}`,
    );
  }
}

function tellOfSecurity(document: Node, operations: readonly Operation[], tell: Tell): void {
  const { components } = document;
  const schemes = isNode(components) ? components['securitySchemes'] : undefined;
  const known = isNode(schemes) ? schemes : {};
  const told = new Set<string>();
  for (const { security, declared, pointer } of operations) {
    for (const name of security.flatMap((requirement) => Object.keys(requirement))) {
      const at = declared.security === undefined ? '/security' : `${pointer}/security`;
      // Since OpenAPI 3.2 it may also be the URI of one.
      if (Object.hasOwn(known, name) || /[/#]/.test(name) || told.has(at + name)) continue;
      told.add(at + name);
      tell(at, `no security scheme is called '${name}'`);
    }
  }
}

function tellOfLinks(document: Node, operations: readonly Operation[], tell: Tell): void {
  const names = new Set(operations.map(({ operationId }) => operationId));
  const told = new Set<string>();
  for (const { responses } of operations) {
    for (const { links } of Object.values(responses)) {
      for (const { to, pointer } of links) {
        if (told.has(pointer)) continue;
        told.add(pointer);
        if ('operationId' in to && !names.has(to.operationId)) {
          tell(pointer, `no operation is called '${to.operationId}'`);
        }
        const isLocal = 'pointer' in to && to.pointer.startsWith('/');
        if (isLocal && valueAt(document, to.pointer) === undefined) {
          tell(pointer, `there is no operation at ${to.pointer}`);
        }
      }
    }
  }
}

function tellOfParameters(operation: Operation, tell: Tell): void {
  const { path, pointer, parameters } = operation;
  const named = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name));
  const declared = parameters.filter((parameter) => parameter.in === 'path');
  for (const name of named) {
    if (declared.some((parameter) => parameter.name === name)) continue;
    tell(pointer, `has no parameter for {${name}} in its path: any text is taken for it`);
  }
  for (const { name, pointer: at } of declared) {
    if (!named.has(name)) tell(at, `the path has no {${name}}: this parameter is never sent`);
  }
  const written = (operation.declared.parameters ?? []) as readonly unknown[];
  const known = new Set<string>();
  written.forEach((parameter, i) => {
    if (!isNode(parameter) || typeof parameter['$ref'] === 'string') return;
    const key = `${String(parameter['in'])} ${String(parameter['name'])}`;
    if (known.has(key)) {
      tell(
        `${pointer}/parameters/${i}`,
        `'${String(parameter['name'])}' stands here twice: the last counts`,
      );
    }
    known.add(key);
  });
}

function tellOfContent(operation: Operation, tell: Tell): void {
  const { requestBody } = operation;
  if (requestBody !== undefined && Object.keys(requestBody.content).length === 0) {
    tell(requestBody.pointer, "has no 'content': any body is taken");
  }
}
