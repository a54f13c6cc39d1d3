import type { Location, Oas3Rule } from '@redocly/openapi-core';
import {
  METHODS,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from '../../../contract/model/document.ts';

interface LinkObject {
  readonly operationId?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}
type Item = PathItem & {
  readonly additionalOperations?: Readonly<Record<string, OperationObject>>;
};

/** The parameters of a link must be some of the operation that it leads to, else nobody can follow it. */
export const linksToParameters: Oas3Rule = () => {
  const parameters = new Map<string, readonly string[]>();
  const links: { readonly link: LinkObject; readonly location: Location }[] = [];
  return {
    PathItem(node: object, context) {
      const pathItem = node as Item;
      const named = (given: PathItem['parameters'] = []) =>
        given.map((each) => {
          const parameter = '$ref' in each ? context.resolve<ParameterObject>(each).node : each;
          return [parameter?.name ?? '', `${parameter?.in}.${parameter?.name}`];
        });
      const others = Object.values(pathItem.additionalOperations ?? {});
      for (const operation of [...METHODS.map((method) => pathItem[method]), ...others]) {
        if (operation?.operationId === undefined) continue;
        const all = [...named(pathItem.parameters), ...named(operation.parameters)].flat();
        parameters.set(operation.operationId, all);
      }
    },
    Link(node: object, { location }) {
      links.push({ link: node, location });
    },
    Root: {
      leave(_, context) {
        for (const { link, location } of links) {
          const { operationId } = link;
          const known = parameters.get(operationId ?? '');
          if (operationId !== undefined && known === undefined) {
            const message = `There is no operation ${operationId}.`;
            context.report({ message, location: location.child('operationId') });
          }
          for (const name of Object.keys(link.parameters ?? {})) {
            if (known === undefined || known.includes(name)) continue;
            const message = `${operationId} has no parameter ${name}.`;
            context.report({ message, location: location.child(['parameters', name]) });
          }
        }
      },
    },
  };
};
