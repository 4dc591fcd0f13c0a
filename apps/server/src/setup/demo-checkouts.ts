import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { type DemoCheckout, demoCheckouts } from '@stoa/demo';
import type { Context } from '../context.ts';
import { hasAbandoned, lookAtCheckout } from '../domains/abandoned-checkouts/index.ts';
import { createCheckoutFor, markCheckoutAsCompleted } from '../domains/checkout/index.ts';
import { findNamedProducts } from '../domains/reviews/index.ts';
import { readSite } from '../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../platform/durations.ts';
import { isRefusal } from '../platform/refusal.ts';

const [STORES_APP_ID] = storesAppIds;
const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstr. 1' };

/** Begins checkouts in the demo shop that were left, some of which were paid elsewhere later. Existing ones are left alone. */
export async function createDemoCheckouts(ctx: Context): Promise<void> {
  const slugs = demoCheckouts.flatMap(({ items }) => items.map(({ slug }) => slug));
  const { isDone, products } = await readSite(ctx, async (tx) => ({
    isDone: await hasAbandoned(tx),
    products: await findNamedProducts(tx, { ids: [], slugs: [...new Set(slugs)] }),
  }));
  if (isDone) return;
  for (const checkout of demoCheckouts) await leave(ctx, checkout, products);
}

async function leave(
  ctx: Context,
  { name: [firstName, lastName], daysAgo, items, recoveredAfter }: DemoCheckout,
  products: ReadonlyMap<string, string>,
): Promise<void> {
  const begun = ctx.now().getTime() - daysAgo * DAY_MS;
  const at = (moment: number): Context => ({ ...ctx, now: () => new Date(moment) });
  const contactDetails = { firstName, lastName };
  const request = {
    channelType: 'WEB' as const,
    lineItems: items.flatMap(({ slug, quantity }) => {
      const catalogItemId = products.get(slug);
      return catalogItemId ? [{ quantity, catalogReference: { appId: STORES_APP_ID ?? '', catalogItemId } }] : [];
    }),
    checkoutInfo: {
      buyerInfo: {
        email: `${firstName
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z]/g, '')}@customers.example`,
      },
      billingInfo: { address, contactDetails },
      shippingInfo: { shippingDestination: { address, contactDetails } },
    },
  };
  const buyer = { kind: 'visitor' as const, id: ctx.newId() };
  const created = await createCheckoutFor(at(begun), request, { buyer });
  const checkoutId = isRefusal(created) ? null : created.checkout.id;
  if (!checkoutId) return;
  await lookAtCheckout.run(at(begun + HOUR_MS), { checkoutId });
  if (recoveredAfter === null) return;
  const later = at(begun + recoveredAfter * DAY_MS);
  await markCheckoutAsCompleted(later, { id: checkoutId });
  await lookAtCheckout.run(later, { checkoutId });
}
