import { headOf, openRawConnection } from '@stoa/server/testing/raw-connection';
import { expect, test } from 'vitest';
import { crossOrigin, preflights } from './api/cross-origin.ts';
import { refuseWhileStopping } from './connections.ts';
import { createServer } from './server.ts';

test.each(['GET', 'OPTIONS'])(
  'a %s that arrives while the server stops is refused in the shape of errors',
  async (method) => {
    const server = createServer({ logger: false });
    crossOrigin(server);
    refuseWhileStopping(server);
    preflights(server);
    const answered = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const stopping = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    let requests = 0;
    server.server.on('request', () => ++requests === 2 && arrived.resolve());
    server.addHook('preClose', async () => stopping.resolve());
    server.get('/slow', () => {
      asked.resolve();
      return answered.promise;
    });
    const connection = await openRawConnection(await server.listen({ port: 0, host: '127.0.0.1' }));
    connection.write(headOf('GET', '/slow', {}));
    await asked.promise;
    const closed = server.close();
    await stopping.promise;
    // sent on the connection whose first request is still waiting
    connection.write(headOf(method, '/slow', { origin: 'https://front.test' }));
    await arrived.promise;
    answered.resolve('answered');
    const [, , refused = ''] = (await connection.ended).split('HTTP/1.1 ');
    await closed;
    expect(refused).toMatch(/^503 /);
    expect(refused).toContain('access-control-allow-origin: *');
    expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({ message: 'the server is stopping', details: {} });
  },
);
