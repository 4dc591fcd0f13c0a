/** How apps are asked: this file imports nothing of the server, so that its context can have it. */
import type { pluginAnswers, Static } from '@stoa/contract';
import type { ProvidersFor } from '../../providers.ts';
import type { Site, SitePlugin } from '../../site.ts';

/** A question of the contract to apps. */
export type PluginOperation<Answer> = {
  /** `getShippingRates`. */
  name: string;
  path: string;
  /** `ECOM_SHIPPING_RATES`: by it clients find their handler. */
  componentType: string;
  /** The type of its answers. */
  answer: Answer;
};

type Message = typeof pluginAnswers.PluginNothing;
type Question<Schema, Read> = {
  operation: PluginOperation<Schema>;
  request: object;
  /** Makes something of the answer. What it throws makes the answer worthless. */
  read: (answer: Static<Schema & Message>) => Read;
  signal?: AbortSignal;
};

export type AskAppFor<C> = <Schema, Read>(
  ctx: C,
  plugin: SitePlugin,
  question: Question<Schema, Read>,
) => Promise<Read>;

export type AppProvidersFor<C> = {
  /** Asks an app, beside the ports. */
  ask: AskAppFor<C>;
  /** The providers of a site: those that every site has, and its apps. */
  of(providers: ProvidersFor<C>, site: Pick<Site, 'plugins'>): ProvidersFor<C>;
};
