import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

type Line = { method: string; path: string; status: number; ms: number; caller?: string; reqId: string; msg: string };

/** What a server with this log level writes for some requests. */
async function linesAt(level: string, requests: { method?: 'GET' | 'POST'; url: string }[]): Promise<Line[]> {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ logger: { level, stream }, logController });
  server.decorateRequest('admitted', null);
  requestLog(server);
  server.get('/carts/:id', async (request, reply) => {
    Object.assign(request, { admitted: { known: { caller: { kind: 'visitor', id: 'v1' } } } });
    return reply.send({});
  });
  server.get('/_redirect/:secret', async (_request, reply) => reply.redirect('/'));
  for (const request of requests) await server.inject(request);
  await server.close();
  return lines;
}

test('each request has a line, with what it asked for and who asked', async () => {
  const lines = await linesAt('info', [{ url: '/carts/c1?.r=eyJ' }, { method: 'POST', url: '/wix-data/v9/none?a=b' }]);
  expect(lines).toMatchObject([
    { method: 'GET', path: '/carts/c1', status: 200, caller: 'visitor', msg: 'request' },
    { method: 'POST', path: '/wix-data/v9/none', status: 404, msg: 'request' },
  ]);
  for (const { ms, reqId } of lines) expect([Number.isInteger(ms), Boolean(reqId)]).toEqual([true, true]);
  expect(lines[1]).not.toHaveProperty('caller');
});

test('secrets of queries and paths are not written down', async () => {
  const lines = await linesAt('info', [{ url: '/_redirect/s%3Dcret?token=t0ken' }, { url: '/%zz/x' }]);
  expect(lines[0]?.path).toBe('/_redirect/***');
  expect(JSON.stringify(lines)).not.toMatch(/cret|t0ken/);
});

test('other levels write no lines', async () => {
  expect(await linesAt('warn', [{ url: '/carts/c1' }])).toEqual([]);
});
