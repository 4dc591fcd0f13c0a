/** A line between a program and a server that can be cut: a TCP proxy on the loopback interface. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BreakableLine = {
  /** The server's URL with the address of the line in place of its own. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Admits connections again. */
  mend(): Promise<void>;
};

/** Opens a line to the server at a URL with a port. It ends with `cut()`. */
export async function openLine(url: string): Promise<BreakableLine> {
  const { hostname, port: targetPort } = new URL(url);
  const open = new Set<Socket>();
  const proxy = createServer((from) => {
    const to = connect(Number(targetPort), hostname);
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(end);
      end.on('error', () => {}); // 'close' follows
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const own = Object.assign(new URL(url), { hostname: '127.0.0.1', port });
  return {
    url: own.href,
    async cut() {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(port)),
  };
}
