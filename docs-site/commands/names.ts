/** The address of a command's page: `ACL WHOAMI` is at `redis/commands/acl-whoami.html`. */
export function commandPage(name: string): string {
  return `redis/commands/${commandSlug(name)}.html`;
}

export function commandSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
