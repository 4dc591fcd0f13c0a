/** A connection on which tests write HTTP by the byte. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type RawConnection = {
  write(text: string): void;
  /** Sends a character every so often, until the server ends the connection or it has sent `most`. */
  drip(everyMs: number, most?: number): Promise<void>;
  /** All that the server has sent so far. */
  received(): string;
  /** Resolves to all that the server sent, when it has ended the connection. */
  ended: Promise<string>;
  close(): void;
};

/** Opens a connection to the server at a URL. */
export async function openRawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // 'close' follows
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  return {
    write: (more) => void socket.write(more),
    async drip(everyMs, most = Number.POSITIVE_INFINITY) {
      for (let sent = 0; sent < most && !socket.closed; sent++) {
        socket.write(' ');
        await pause(everyMs);
      }
    },
    received: () => text,
    ended: new Promise((resolve) => socket.once('close', () => resolve(text))),
    close: () => void socket.destroy(),
  };
}

/** The head of a request that announces a body; the connection stays open for more. */
export const headOf = (method: string, path: string, headers: Record<string, string | number>): string =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
