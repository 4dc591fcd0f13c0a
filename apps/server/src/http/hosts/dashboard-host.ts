import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The document of all pages. */
const DOCUMENT = 'index.html';

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

/** Serves the dashboard under `/dashboard/`; every address in it that is not a file is the same document. */
export async function dashboardHost(server: FastifyInstance): Promise<void> {
  if (!existsSync(built)) return;
  const files = builtFiles();
  const pages: FastifyPluginAsync = async (scope) => {
    await scope.register(staticFiles, {
      root: built,
      // it would add two routes for each of two thousand files, a tenth of the work of a start
      serve: false,
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
      reply.header('content-security-policy', policy).header('cache-control', 'no-cache').sendFile(DOCUMENT);
    scope.get('/dashboard', async (request, reply) => reply.redirect(request.url.replace('/dashboard', '/dashboard/')));
    scope.get('/dashboard/', page);
    scope.get<{ Params: { '*': string } }>('/dashboard/*', async (request, reply) => {
      const name = request.params['*'];
      if (name !== DOCUMENT && files.has(name)) return reply.sendFile(name);
      // a document in place of a script would only confuse a browser whose page is older than the build
      if (name.startsWith('assets/')) return reply.code(404).send(plainError(404, 'there is no such file').body);
      return page(request, reply);
    });
  };
  await server.register(pages);
}

/** The addresses of all files, relative to the dashboard's. */
function builtFiles(): Set<string> {
  const entries = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map(({ parentPath, name }) => relative(built, join(parentPath, name)).replaceAll('\\', '/')));
}
