import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/html.ts';

const policy = (...more: string[]): string =>
  ["default-src 'none'", "base-uri 'none'", "form-action 'none'", ...more].join('; ');

/** What is said to whoever asks more often than anybody may. */
export const tooOften = { title: 'Too many requests', description: 'Wait a moment and try again.' };

/** What is said under a host name that no site has. */
export const noSite = { title: 'Nothing here', description: 'There is no site under this address.' };

/** What a single-use address shows is not kept, and the address not told to the next page. */
export const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** A page that says one thing, where there is no page of the site to say it on. */
export function sayPlainly(
  reply: FastifyReply,
  status: number,
  { title, description }: { title: string; description: string },
): FastifyReply {
  const heading = escapeHtml(title);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...unkept, 'content-security-policy': policy("frame-ancestors 'none'") })
    .send(
      `<!doctype html><html lang="en"><title>${heading}</title><h1>${heading}</h1><p>${escapeHtml(description)}</p></html>`,
    );
}

/**
 * A page that posts a message to whoever opened or framed it, as far as they are of these origins: no others may frame
 * it, and no others hear it.
 */
export function postMessage(
  reply: FastifyReply,
  message: Record<string, string>,
  origins: readonly string[],
): FastifyReply {
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
      `<!doctype html><html lang="en"><title>Logging in</title><p>You can close this window.</p><script nonce="${nonce}">` +
        `const { message, origins } = ${content};` +
        'const asker = window.opener ?? (window.parent === window ? null : window.parent);' +
        'for (const origin of origins) asker?.postMessage(message, origin);' +
        'if (window.opener) window.close();' +
        '</script></html>',
    );
}

/** Nothing, for a hidden frame of any page: it was asked for its cookies. */
export const blankFrame = (reply: FastifyReply): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ ...unkept, 'content-security-policy': policy('frame-ancestors *') })
    .send('<!doctype html><title>Ready</title>');
