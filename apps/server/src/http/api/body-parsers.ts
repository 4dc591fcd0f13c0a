import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForeignJson, UnusableText } from './request-text.ts';

/** JSON and forms; an empty body is an empty request. */
export function bodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, parseJson);
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm);
  // files go to the operations that read them as streams
  server.addContentTypeParser(FILE_TYPES, (_request, payload, done) => done(null, payload));
}

const FILE_TYPES = ['application/octet-stream', 'application/zip', 'application/jsonl', 'text/csv'];

const parseJson = async (_request: FastifyRequest, body: string | Buffer): Promise<unknown> =>
  body === '' ? {} : parseForeignJson(String(body));

/** Larger forms than any page has. Reading names takes time that grows with the square of their number. */
const LONGEST_FORM = 64 * 1024;
const MOST_FIELDS = 1_000;

async function parseForm(_request: FastifyRequest, body: string | Buffer): Promise<URLSearchParams> {
  const form = String(body);
  if (form.length > LONGEST_FORM) throw new UnusableText(`a form has at most ${LONGEST_FORM} characters`);
  if (form.split('&', MOST_FIELDS + 1).length > MOST_FIELDS)
    throw new UnusableText(`a form has at most ${MOST_FIELDS} fields`);
  return new URLSearchParams(form);
}
