import { connect, type Socket } from 'node:net';

/** The address that all attacks come from. */
const ATTACKER = '203.0.113.66';
const LONGEST_ANSWER_MS = 20_000;
/** Connections held open by a byte now and then. */
const SLOW_CONNECTIONS = 300;
const SLOW_BYTE_MS = 10_000;

type Target = { port: number; host: string };

/** The answers of an attacked server, by status; 0 where it hung up. */
export type Answers = Map<number, number>;

export type Attack = { answers: Answers; stop(): Promise<void> };

/** Attacks a server from one address in all ways at once, each as often as it is answered. */
export function startAttack(target: Target): Attack {
  const answers: Answers = new Map();
  let isOver = false;
  const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
  const sockets = openSlowBodies(target);
  const endless = async (request: () => string | Buffer) => {
    while (!isOver) count(await send(target, request()));
  };
  const work = requestsOf(target).flatMap((request) => [endless(request), endless(request)]);
  return {
    answers,
    async stop() {
      isOver = true;
      for (const { socket, timer } of sockets) {
        clearInterval(timer);
        socket.destroy();
      }
      await Promise.all(work);
    },
  };
}

/** What costs a server most for the fewest bytes. */
function requestsOf({ host }: Target): (() => string | Buffer)[] {
  const head = (line: string, fields: Record<string, string | number>) => {
    const all = { host, 'x-forwarded-for': ATTACKER, connection: 'close', ...fields };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  };
  const post = (path: string, type: string, body: string) => {
    const text = head(`POST ${path}`, { 'content-type': type, 'content-length': Buffer.byteLength(body) }) + body;
    return () => text;
  };
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  let page = 0;
  return [
    post('/cart/add', form, 'a&'.repeat(500_000)),
    post('/cart/add', form, 'a&'.repeat(30_000)),
    post('/stores/v3/products/query', json, JSON.stringify({ query: { filter: { name: '\\u0041'.repeat(16_000) } } })),
    post('/stores/v3/products/query', json, `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`),
    post('/stores/v3/products/query', json, `{"a":[${'1,'.repeat(49_000)}1]}`),
    post('/stores/v3/products/search', json, `"${'x'.repeat(31_000_000)}"`),
    post('/oauth2/token', json, '{"clientId":"none","grantType":"anonymous"}'),
    () => head(`GET /shop?q=${page++}&sort=price`, {}),
    () => head('GET *', {}),
  ];
}

/** Sends a request and returns the status of its answer. */
function send({ port }: Target, request: string | Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), LONGEST_ANSWER_MS);
    let status = 0;
    socket
      .on('data', (bytes) => {
        status ||= Number(bytes.toString('latin1', 9, 12));
      })
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer);
        resolve(status);
      });
    socket.write(request);
  });
}

/** Uploads that never end, a byte at a time. */
function openSlowBodies({ port, host }: Target): { socket: Socket; timer: NodeJS.Timeout }[] {
  return Array.from({ length: SLOW_CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /stores/v3/products/query HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${ATTACKER}\r\n` +
        'content-type: application/json\r\ncontent-length: 90000\r\n\r\n{',
    );
    return { socket, timer: setInterval(() => socket.write(' '), SLOW_BYTE_MS) };
  });
}
