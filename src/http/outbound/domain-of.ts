/** Registries whose names have two labels, such as `co.uk` and `com.au`. */
const SHORT = 3;

/**
 * The domain that a host belongs to, whose name servers answer for it: its last two labels, or three below a registry
 * such as `co.uk`. This is a guess, without a list of registries, and good enough for taking turns.
 */
export function domainOf(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isRegistry = top.length === 2 && second.length <= SHORT;
  return labels.slice(isRegistry ? -3 : -2).join('.');
}
