/** The folder of the pages of a family's operations. */
export function operationsFolder(family: string): string {
  return `${family}/operations`;
}

/** The address of an operation's page: `createDatabase` is at `management/operations/create-database.html`. */
export function operationPage(family: string, operationId: string): string {
  return `${operationsFolder(family)}/${operationSlug(operationId)}.html`;
}

/** `publishV1` is `publish-v1`. */
export function operationSlug(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The anchor of a parameter on the page of its operation: `header-upstash-delay`. */
export function parameterAnchor(place: string, name: string): string {
  // Names of query parameters may differ in case alone.
  return `${place}-${place === 'header' ? name.toLowerCase() : name}`;
}
