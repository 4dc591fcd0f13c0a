import type { FastifyInstance } from 'fastify';

/** Deeper nesting has no use in the API and costs every recursive step after this one. */
const DEEPEST = 64;

/** JSON and forms; an empty body is an empty request. */
export function bodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, {});
    if (isTooDeep(text)) return done(badRequest(`the body is nested deeper than ${DEEPEST} levels`));
    try {
      done(null, JSON.parse(text, withoutPrototypes));
    } catch {
      done(badRequest('the body is not valid JSON'));
    }
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body as string));
  });
}

const badRequest = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

const withoutPrototypes = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json.charCodeAt(i);
    if (inText) {
      if (character === 92) i++;
      else if (character === 34) inText = false;
    } else if (character === 34) inText = true;
    else if (character === 123 || character === 91) {
      if (++depth > DEEPEST) return true;
    } else if (character === 125 || character === 93) depth--;
  }
  return false;
}
