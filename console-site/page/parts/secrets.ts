/** How a credential looks until it is asked for. */
export const HIDDEN = '••••••••••••';
