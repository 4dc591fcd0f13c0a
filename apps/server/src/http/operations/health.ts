import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { plainError } from '../api/errors.ts';
import type { App } from '../app.ts';

/** `/livez`: the process runs. `/readyz`: it can serve. `/metrics`: its state, for Prometheus. */
export function health(server: FastifyInstance, app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'stoa_http_request_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const statements = new Counter({
    name: 'stoa_database_statements_total',
    help: 'Statements sent to the database, by operation',
    labelNames: ['operation'],
    registers: [registry],
  });
  app.countStatements = (operation, count) => statements.inc({ operation }, count);

  server.addHook('onResponse', async (request, reply) => {
    const operation = request.performable?.operation.id ?? 'other';
    requests.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (app.notReady) return reply.code(503).send({ status: app.notReady });
    try {
      await app.database.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  server.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, app.metricsToken)) return reply.code(403).send(plainError(403, '').body);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** This machine, without a proxy in between, and holders of the token: `Authorization: Bearer <token>`. */
function maySeeMetrics({ ip, headers }: FastifyRequest, token: string | null): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ip)) return true;
  const given = Buffer.from(headers.authorization?.replace(/^Bearer\s+/i, '') ?? '');
  const wanted = Buffer.from(token ?? '');
  return token !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
}
