/** Links within a line of text, as people type them: “our [privacy policy](/policies/privacy)”. */
import type { Span } from '@stoa/blocks';
import { isSafeHref } from '@stoa/page-model';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The words and links of a line. Addresses that are none stay words. */
export function linksIn(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match;
    if (!isSafeHref(href)) continue;
    if (match.index > end) spans.push({ text: line.slice(end, match.index) });
    spans.push({ text, href });
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

/** The same line as people type it. */
export const withLinks = (spans: readonly Span[]): string =>
  spans.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join('');
