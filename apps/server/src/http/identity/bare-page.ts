import { randomBytes } from 'node:crypto';
import { languageOf, messagesIn, type Notice } from '@stoa/messages';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/html.ts';
import type { Site } from '../../site.ts';

const policy = (...more: string[]): string =>
  ["default-src 'none'", "base-uri 'none'", "form-action 'none'", ...more].join('; ');

/** Single-use addresses are neither cached nor sent as referrer. */
export const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Answers with a plain page, in the site's language, or in the browser's where there is no site. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  notice: Notice,
  site: Pick<Site, 'language'> | null,
): FastifyReply {
  const language = languageOf(site?.language ?? reply.request.headers['accept-language'] ?? '');
  const { title, description } = messagesIn(language).notices[notice];
  const heading = escapeHtml(title);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...unkept, 'content-security-policy': policy("frame-ancestors 'none'") })
    .send(
      `<!doctype html><html lang="${language}"><title>${heading}</title><h1>${heading}</h1><p>${escapeHtml(description)}</p></html>`,
    );
}

/** Asks a person above a limit to wait for so many seconds. */
export const sendWait = (reply: FastifyReply, seconds: number, site: Pick<Site, 'language'> | null): FastifyReply =>
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
      `<!doctype html><html lang="${languageOf(language)}"><title>${escapeHtml(title)}</title><p>${escapeHtml(description)}</p><script nonce="${nonce}">` +
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
