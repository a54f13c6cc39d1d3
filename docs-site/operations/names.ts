/** The folder of the pages of a family's operations. */
export function operationsFolder(family: string): string {
  return `${family}/operations`;
}

/** The address of an operation's page: `createDatabase` stands at `management/operations/create-database.html`. */
export function operationPage(family: string, operationId: string): string {
  return `${operationsFolder(family)}/${operationSlug(operationId)}.html`;
}

/** `publishV1` is `publish-v1`. */
export function operationSlug(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The anchor of a parameter on the page of its operation: `header-upstash-delay`. */
export function parameterAnchor(place: string, name: string): string {
  // Names in a query may differ in nothing but their case.
  return `${place}-${place === 'header' ? name.toLowerCase() : name}`;
}
