import { escapeHtml } from '../../platform/html.ts';
import { sanitise } from '../catalog/index.ts';

/** The text of a policy as HTML. Texts from other programs may be plain: their empty lines part paragraphs. */
export function htmlOfPolicy(content: string): string {
  if (/<[a-z][^>]*>/i.test(content)) return sanitise(content);
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
