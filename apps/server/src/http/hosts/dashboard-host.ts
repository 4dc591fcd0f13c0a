import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { plainError } from '../api/errors.ts';

const built = fileURLToPath(new URL('../../../../dashboard/dist', import.meta.url));

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // a still picture is taken from a video before it is uploaded
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The empty document that the page editor draws pages into: it runs no scripts of its own, and only the dashboard frames it. */
const CANVAS = /canvas\.html(\.\w+)?$/;
const canvasPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the dashboard under `/dashboard/`; every address in it is the same document. */
export async function dashboardHost(server: FastifyInstance): Promise<void> {
  if (!existsSync(built)) return;
  const pages: FastifyPluginAsync = async (scope) => {
    await scope.register(staticFiles, {
      root: built,
      prefix: '/dashboard/',
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (CANVAS.test(path)) reply.header('content-security-policy', canvasPolicy);
      },
    });
    const page = async (_request: unknown, reply: FastifyReply) =>
      reply.header('content-security-policy', policy).header('cache-control', 'no-cache').sendFile('index.html');
    // a document in place of a script would only confuse a browser whose page is older than the build
    scope.get('/dashboard/assets/*', async (_request, reply) =>
      reply.code(404).send(plainError(404, 'there is no such file').body),
    );
    scope.get('/dashboard', async (request, reply) => reply.redirect(request.url.replace('/dashboard', '/dashboard/')));
    scope.get('/dashboard/', page);
    scope.get('/dashboard/*', page);
  };
  await server.register(pages);
}
