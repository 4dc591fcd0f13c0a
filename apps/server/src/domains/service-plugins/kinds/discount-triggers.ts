import { pluginAnswers } from '@stoa/contract';
import type { AskedPurchase } from '../../purchase/index.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { addressOfPlace, referenceOf, unitPriceOf } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginTriggers;

const componentType = 'ECOM_DISCOUNTS_TRIGGER';
const eligible = {
  name: 'getEligibleTriggers',
  path: '/v1/get-eligible-triggers',
  componentType,
  answer: pluginAnswers.PluginTriggers,
};
const listed = {
  name: 'listTriggers',
  path: '/v1/list-triggers',
  componentType,
  answer: pluginAnswers.PluginTriggerList,
};

export const discountTriggers: PluginKind = {
  providers: (plugin, ask) => ({
    discountTriggers: [
      {
        id: plugin.appId,
        name: plugin.name,
        holding: (ctx, { signal, ...asked }) => ask(ctx, plugin, { ...callOf(asked, asked.triggerIds), signal }),
        offered: (ctx, { signal }) =>
          ask(ctx, plugin, {
            operation: listed,
            request: {},
            read: ({ customTriggers = [] }) =>
              customTriggers.flatMap(({ id, name }) => (id && name ? [{ id, name }] : [])),
            signal,
          }),
      },
    ],
  }),
  trial: (ctx) => trialOf(callOf(samplePurchase(ctx), ['sample'])),
};

const callOf = (
  { lines, currency, destination }: AskedPurchase,
  triggerIds: readonly string[],
): AppCall<Schema, string[]> => ({
  operation: eligible,
  request: {
    lineItems: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      ...referenceOf(line.item),
      price: unitPriceOf(line, currency),
    })),
    triggers: triggerIds.map((id) => ({ customTrigger: { id }, identifier: id })),
    ...(destination && { shippingInfo: { address: placeOf(destination) } }),
  },
  read: ({ eligibleTriggers = [] }) => eligibleTriggers.flatMap(({ customTriggerId }) => customTriggerId ?? []),
});

/** Triggers are told no more of an address than this. */
function placeOf(destination: NonNullable<AskedPurchase['destination']>) {
  const { country, subdivision, city } = addressOfPlace(destination);
  return { country, subdivision, city };
}
