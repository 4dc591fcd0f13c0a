/** An app of a customer: an unmodified client with handlers of service plugins, behind a plain HTTP server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  additionalFees,
  customTriggers,
  giftVouchersProvider,
  memberships,
  paymentSettings,
  shippingRates,
  taxCalculationProvider,
  validations,
} from '@wix/ecom/service-plugins';
import { AppStrategy, createClient } from '@wix/sdk';

const modules = {
  additionalFees,
  customTriggers,
  giftVouchersProvider,
  memberships,
  paymentSettings,
  shippingRates,
  taxCalculationProvider,
  validations,
};

/** Handlers by the name of their module: `{ shippingRates: { getShippingRates } }`. */
export type Handlers = { [Module in keyof typeof modules]?: Record<string, (payload: never) => unknown> };

export type PluginApp = {
  url: string;
  host: string;
  /** The paths that were asked, in order. */
  asked: string[];
  /** Starts to verify what it is asked, by the key that the shop shows. */
  trust(app: { appId: string; publicKey: string }, handlers: Handlers): void;
  stop(): Promise<void>;
};

type Client = { servicePlugins: { processRequest(request: Request): Promise<Response> } } & Record<
  string,
  { provideHandlers(handlers: object): void }
>;

export async function startPluginApp(): Promise<PluginApp> {
  const asked: string[] = [];
  let client: Client | null = null;
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(request.url ?? '');
    try {
      if (!client) throw new Error('nobody is trusted yet');
      const url = `${url0}${request.url}`;
      const answer = await client.servicePlugins.processRequest(
        new Request(url, { method: 'POST', body: Buffer.concat(chunks) }),
      );
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url0 = `http://${host}`;
  return {
    url: `${url0}/plugins`,
    host,
    asked,
    trust({ appId, publicKey }, handlers) {
      client = createClient({ auth: AppStrategy({ appId, publicKey }), modules }) as unknown as Client;
      for (const [name, own] of Object.entries(handlers)) client[name]?.provideHandlers(own);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
