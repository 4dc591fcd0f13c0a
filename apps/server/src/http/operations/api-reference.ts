import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { describeApi } from './openapi.ts';

/** The API's description at `/openapi.json`, and a page to read it at `/docs`. Neither loads anything from outside. */
export function apiReference(server: FastifyInstance, app: App): void {
  let description: string | undefined;
  server.get('/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(describeApi({ serverUrl: app.publicUrl }));
    return reply.type('application/json').send(description);
  });

  let reference: Promise<FastifyInstance> | undefined;
  const askReference = async ({ url }: FastifyRequest) => {
    reference ??= openReference();
    return (await reference).inject({ url });
  };
  for (const path of ['/docs', '/docs/', '/docs/*'])
    server.get(path, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await askReference(request);
      if (headers.location) return reply.redirect(headers.location, statusCode);
      return reply
        .code(statusCode)
        .type(headers['content-type'] ?? 'text/plain')
        .send(rawPayload);
    });
}

/**
 * The page's own server, opened for the first reader: its script takes 17 MB of memory, which most processes never
 * need.
 */
async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = fastify();
  await reference.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
  return reference;
}
