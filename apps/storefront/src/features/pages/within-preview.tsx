import { isShopPath } from '@stoa/blocks/shop-pages';
import { useMessages } from '@stoa/messages/react';

/** Says that this is a preview. `out`: where people go on from it. */
export function PreviewBar({ out = '/' }: { out?: string }) {
  const messages = useMessages('site');
  return (
    <p className="preview-bar" role="status">
      {messages.preview} <a href={out}>{messages.leavePreview}</a>
    </p>
  );
}

/** Of content that is previewed: links to pages, and to pages of the shop that can be arranged, lead to their drafts. */
export function linksWithin(token: string, addresses: readonly string[]): <T>(content: T) => T {
  const base = `/preview/${encodeURIComponent(token)}`;
  const pages = new Map(
    addresses.map((address) => [`/${address}`, address ? `${base}/${encodeURIComponent(address)}` : base]),
  );
  const leadingTo = (href: string) => pages.get(href) ?? (isShopPath(href) ? `${base}${href}` : href);
  return (content) => withLinks(content, leadingTo);
}

function withLinks<T>(content: T, leadingTo: (href: string) => string): T {
  if (Array.isArray(content)) return content.map((item) => withLinks(item, leadingTo)) as T;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, value]) =>
    name === 'href' && typeof value === 'string' ? [name, leadingTo(value)] : [name, withLinks(value, leadingTo)],
  );
  return Object.fromEntries(entries);
}
