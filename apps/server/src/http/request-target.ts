import type { IncomingMessage } from 'node:http';

/**
 * The path and query that a request is for. Its target may also name the host (`GET http://host/path`, as clients write
 * it to a proxy), which then takes the place of the `Host` header, or be the asterisk that stands for the whole server.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function pathOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (url.startsWith('/')) return url;
  const [, host, path = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return `/${url}`;
  headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
