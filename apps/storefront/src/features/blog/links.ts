/** Links in rich content: only those that lead somewhere and run nothing. */

type Link = { url?: string; anchor?: string; target?: string; rel?: Record<string, boolean> };

/** What is followed of a link: its address, and what it says of it to search engines. */
export function linkOf(data: unknown): { url?: string; anchor?: string; rel?: string } | null {
  const link = (data as { link?: Link } | null | undefined)?.link;
  if (!link) return null;
  const rel = Object.entries(link.rel ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return { url: link.url, anchor: link.anchor, ...(rel.length > 0 && { rel: rel.join(' ') }) };
}

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address to link to; undefined for one that would run something. */
export function safeHref(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address, 'https://here.example') : null;
  return url && SCHEMES.has(url.protocol) ? address : undefined;
}
