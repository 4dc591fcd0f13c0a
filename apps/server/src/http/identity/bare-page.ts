import { createHash, randomBytes } from 'node:crypto';
import { directionOf, languageOf, messagesIn, type Notice } from '@stoa/messages';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/html.ts';
import type { Site } from '../../site.ts';

const policy = (...more: string[]): string =>
  ["default-src 'none'", "base-uri 'none'", "form-action 'none'", ...more].join('; ');

/** Single-use addresses are neither cached nor sent as referrer. */
export const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** These pages are sent when nothing else can be, so they bring along what they need. */
const style = [
  'body{margin:0;background:#faf9f7;color:#24211c;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:32rem;margin:0 auto;padding:18vh 1.5rem 3rem}',
  'h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.25}p{margin:0 0 1rem}',
  '.site{color:#6b655b;font-size:.9375rem}',
  'a{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:.375rem;background:#24211c;color:#fff;text-decoration:none}',
  'a:hover{background:#413c33}a:focus-visible{outline:3px solid #8a6d3b;outline-offset:3px}',
].join('');
const styleSource = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

type NoticeSite = Pick<Site, 'language' | 'name'> | null;

/**
 * Answers with a plain page, in the site's language, or in the browser's where there is no site. It leads on: to
 * `href`, or to the site's first page, unless that would be refused as well.
 */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  notice: Notice,
  site: NoticeSite,
  href = status < 429 ? '/' : null,
): FastifyReply {
  const language = languageOf(site?.language ?? reply.request.headers['accept-language'] ?? '');
  const messages = messagesIn(language);
  const { title, description } = messages.notices[notice];
  const heading = escapeHtml(title);
  const link = `<p><a href="${escapeHtml(href ?? '')}">${escapeHtml(messages.site.continueShopping)}</a></p>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...unkept, 'content-security-policy': policy(styleSource, "frame-ancestors 'none'") })
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${heading}</title><style>${style}</style><main>` +
        (site ? `<p class="site">${escapeHtml(site.name)}</p>` : '') +
        `<h1>${heading}</h1><p>${escapeHtml(description)}</p>${site && href ? link : ''}</main></html>`,
    );
}

/** Asks a person above a limit to wait for so many seconds. */
export const sendWait = (reply: FastifyReply, seconds: number, site: NoticeSite): FastifyReply =>
  sendNotice(reply.header('retry-after', String(seconds)), 429, 'tooManyRequests', site);

/**
 * A page that posts a message to its opener or parent, if of these origins: no others may frame it, and no others
 * receive it.
 */
export function postMessage(
  reply: FastifyReply,
  message: Record<string, string>,
  { origins, language }: { origins: readonly string[]; language: string },
): FastifyReply {
  const { title, description } = messagesIn(language).notices.loggingIn;
  const nonce = randomBytes(16).toString('base64');
  // a closing tag in a text must not end the script
  const content = JSON.stringify({ message, origins }).replaceAll('<', '\\u003c');
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      ...unkept,
      'content-security-policy': policy(`script-src 'nonce-${nonce}'`, `frame-ancestors ${origins.join(' ')}`),
    })
    .send(
      `<!doctype html><html lang="${languageOf(language)}" dir="${directionOf(languageOf(language))}"><title>${escapeHtml(title)}</title><p>${escapeHtml(description)}</p><script nonce="${nonce}">` +
        `const { message, origins } = ${content};` +
        'const asker = window.opener ?? (window.parent === window ? null : window.parent);' +
        'for (const origin of origins) asker?.postMessage(message, origin);' +
        'if (window.opener) window.close();' +
        '</script></html>',
    );
}

/** An empty page, for hidden frames: it exists for its cookies. */
export const blankFrame = (reply: FastifyReply): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ ...unkept, 'content-security-policy': policy('frame-ancestors *') })
    .send('<!doctype html><title>Ready</title>');
