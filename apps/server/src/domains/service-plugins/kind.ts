import type { Static, TSchema } from '@stoa/contract';
import type { Context, Providers } from '../../context.ts';
import type { SitePlugin } from '../../site.ts';
import type { PluginOperation } from './app-calls.ts';
import type { AskApp } from './ask-app.ts';

/** A question with what its answers mean. `read` throws where an answer means nothing. */
export type AppCall<Schema, Read> = {
  operation: PluginOperation<Schema>;
  request: object;
  read: (answer: Static<Schema & TSchema>) => Read;
};

/** The lists of providers: what plugins add to. */
export type ProviderLists = Omit<Providers, 'postage'>;

/** What apps can answer, and how: one file each. */
export type PluginKind = {
  /** What a plugin of this kind is to the shop. */
  providers(plugin: SitePlugin, ask: AskApp): Partial<ProviderLists>;
  /** A question about a made-up purchase. */
  trial(ctx: Context): AppCall<TSchema, unknown>;
};

/** Keeps the type of the answer between an operation and its reader, which the list of kinds need not know. */
export const trialOf = <Schema extends TSchema, Read>(call: AppCall<Schema, Read>): AppCall<TSchema, unknown> =>
  call as unknown as AppCall<TSchema, unknown>;
