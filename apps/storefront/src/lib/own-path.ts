/** Links and redirects within the site, whatever an address says: two slashes at the beginning name another host. */

/** The path and query of an address of the site. */
export const ownPath = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search;

/** The path that a text names; null if it leads elsewhere. */
export function ownPathOf(text: string, origin: string): string | null {
  const address = URL.parse(text, origin);
  return address?.origin === origin ? ownPath(address) : null;
}
