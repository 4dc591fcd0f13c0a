import pg from 'pg';

/** Receives a notification's payload. An empty one may also mean that notifications were missed. */
export type Notified = (payload: string) => void;

/** Handlers by channel. */
export type Channels = {
  /** Adds a handler and returns whether it is the channel's first. */
  add(channel: string, handler: Notified): boolean;
  /** Removes a handler and returns whether it was the channel's last. */
  remove(channel: string, handler: Notified): boolean;
  names(): string[];
  dispatch(channel: string, payload: string): void;
};

export function newChannels(): Channels {
  const handlers = new Map<string, Set<Notified>>();
  return {
    add(channel, handler) {
      const present = handlers.get(channel);
      if (present) present.add(handler);
      else handlers.set(channel, new Set([handler]));
      return !present;
    },
    remove(channel, handler) {
      const present = handlers.get(channel);
      if (!present?.delete(handler) || present.size > 0) return false;
      return handlers.delete(channel);
    },
    names: () => [...handlers.keys()],
    dispatch(channel, payload) {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    },
  };
}

/** A connection that receives notifications. */
export type Listener = {
  /** Runs `listen` or `unlisten`. */
  send(statement: string): Promise<void>;
  close(): Promise<void>;
};

const reconnectDelay = 1000; // milliseconds

/**
 * Opens a connection of its own for notifications, since a pooled one would miss them while it works for others. A
 * broken one is reopened, and every handler is called with an empty payload.
 */
export function openListener(connectionString: string, channels: Channels): Listener {
  let closing = false;
  let retry: NodeJS.Timeout | undefined;
  let client: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString, application_name: 'stoa listener', keepAlive: true });
    opened.on('notification', ({ channel, payload }) => channels.dispatch(channel, payload ?? ''));
    opened.on('error', () => {}); // 'end' follows
    await opened.connect();
    opened.once('end', reconnectLater);
    return opened;
  }

  function reconnectLater(): void {
    client = undefined;
    clearTimeout(retry);
    if (closing) return;
    retry = setTimeout(() => {
      reconnect().catch(reconnectLater);
    }, reconnectDelay);
  }

  async function reconnect(): Promise<void> {
    client ??= connect();
    const opened = await client;
    for (const channel of channels.names()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    for (const channel of channels.names()) channels.dispatch(channel, '');
  }

  return {
    async send(statement) {
      client ??= connect();
      const opened = await client.catch((error) => {
        client = undefined;
        throw error;
      });
      await opened.query(statement);
    },
    async close() {
      closing = true;
      clearTimeout(retry);
      await client?.then(
        (opened) => opened.end(),
        () => {},
      );
    },
  };
}
