import type { RichContentNode } from '@stoa/contract';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../../platform/html.ts';
import { decodeEntities } from './html-to-rich-content.ts';

export { htmlToRichContent } from './html-to-rich-content.ts';

const allowed = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'span',
    'div',
    'hr',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sub',
    'sup',
    'img',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt'] },
  // pictures come from the media library, never from elsewhere
  exclusiveFilter: ({ tag, attribs }: sanitizeHtml.IFrame) =>
    tag === 'img' && !/^\/media\/[^/]+$/.test(attribs.src ?? ''),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** Keeps the text and harmless markup of HTML from merchants or imports. */
export const sanitise = (html: string): string => sanitizeHtml(html, allowed).trim();

const plainTags: Record<string, string> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'pre',
};
const decorationTags: Record<string, string> = { BOLD: 'strong', ITALIC: 'em', UNDERLINE: 'u', STRIKETHROUGH: 's' };

/** Rich content as HTML: text, headings, lists, quotes and links; of other nodes, only the text. */
export function richContentToHtml(nodes: readonly RichContentNode[]): string {
  return sanitise(nodes.map(nodeToHtml).join(''));
}

function nodeToHtml(node: RichContentNode): string {
  const inner = (node.nodes ?? []).map(nodeToHtml).join('');
  if (node.type === 'TEXT') return decorated(node);
  if (node.type === 'HEADING') return `<h${headingLevel(node)}>${inner}</h${headingLevel(node)}>`;
  if (node.type === 'DIVIDER') return '<hr>';
  if (node.type === 'IMAGE') return picture(node);
  const tag = plainTags[node.type ?? ''];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

type ImageData = { image?: { src?: { id?: string; url?: string } }; altText?: string };

/** A picture of the media library; pictures on other hosts are left out. */
function picture(node: RichContentNode): string {
  const { image, altText = '' } = (node.imageData ?? {}) as ImageData;
  const id = image?.src?.id;
  return id ? `<img src="/media/${encodeURIComponent(id)}" alt="${escapeHtml(altText)}">` : '';
}

const headingLevel = (node: RichContentNode): number => Math.min(6, Math.max(1, Number(node.headingData?.level) || 2));

function decorated(node: RichContentNode): string {
  const text = escapeHtml(String(node.textData?.text ?? '')).replaceAll('\n', '<br>');
  return (node.textData?.decorations ?? []).reduce<string>((html, decoration) => {
    const tag = decorationTags[String(decoration.type)];
    if (tag) return `<${tag}>${html}</${tag}>`;
    const url = (decoration.linkData as { link?: { url?: string } } | undefined)?.link?.url;
    return url ? `<a href="${escapeHtml(url)}">${html}</a>` : html;
  }, text);
}

/** The text of HTML without its markup. */
export const textOf = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, '')).trim();
