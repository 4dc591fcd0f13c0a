/**
 * The baseline for all comparisons: Node's HTTP server with a fixed body at `/fixed`, and with one select by primary
 * key before the same body at `/select/<product id>`.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { openEmbeddedPool } from '../../apps/server/src/platform/db/embedded-pool.ts';

const BODY = JSON.stringify({ product: { name: 'Fixed', description: 'x'.repeat(1000) } });
const HEADERS = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };

const { PORT, DATABASE = '', SITE_ID } = process.env;
const pool = /^postgres(ql)?:/.test(DATABASE)
  ? new pg.Pool({ connectionString: DATABASE, max: 10 })
  : await openEmbeddedPool({ directory: DATABASE, sync: true, sharedBuffers: '32MB' });

const server = createServer(async (request, response) => {
  const [, kind, id] = (request.url ?? '').split('/');
  try {
    if (kind === 'select') {
      const { rowCount } = await pool.query({
        name: 'slug',
        text: 'select slug from products where site_id = $1 and id = $2',
        values: [SITE_ID, id],
      });
      if (rowCount !== 1) throw new Error(`there is no product ${id}`);
    }
    response.writeHead(200, HEADERS).end(BODY);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', async () => {
  server.closeAllConnections();
  await pool.end();
  process.exit(0);
});
