const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The parameters of a link must be some of the operation that it leads to, else nobody can follow it. */
export function linksToParameters() {
  const parameters = new Map();
  const links = [];
  return {
    PathItem(pathItem, { resolve }) {
      const named = (given = []) =>
        given.map((each) => {
          const parameter = each.$ref === undefined ? each : resolve(each).node;
          return [parameter?.name, `${parameter?.in}.${parameter?.name}`];
        });
      for (const method of METHODS) {
        const operation = pathItem[method];
        if (operation?.operationId === undefined) continue;
        const all = [...named(pathItem.parameters), ...named(operation.parameters)].flat();
        parameters.set(operation.operationId, all);
      }
    },
    Link(link, { location }) {
      links.push({ link, location });
    },
    Root: {
      leave(_, { report }) {
        for (const { link, location } of links) {
          const { operationId } = link;
          const known = parameters.get(operationId);
          if (operationId !== undefined && known === undefined) {
            const message = `There is no operation ${operationId}.`;
            report({ message, location: location.child('operationId') });
          }
          for (const name of Object.keys(link.parameters ?? {})) {
            if (known === undefined || known.includes(name)) continue;
            const message = `${operationId} has no parameter ${name}.`;
            report({ message, location: location.child(['parameters', name]) });
          }
        }
      },
    },
  };
}
