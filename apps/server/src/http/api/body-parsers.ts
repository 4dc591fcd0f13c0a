import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForeignJson } from './request-text.ts';

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

const parseForm = async (_request: FastifyRequest, body: string | Buffer): Promise<URLSearchParams> =>
  new URLSearchParams(String(body));
