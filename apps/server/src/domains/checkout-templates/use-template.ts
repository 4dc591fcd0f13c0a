import { checkoutTemplateEvents, type checkoutTemplates } from '@stoa/contract';
import { serverCaller } from '../../caller.ts';
import { type Context, contextOnSite } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { checkoutPage, createCheckoutFor } from '../checkout/index.ts';
import { templateResource } from './templates.ts';

type Asked = { checkoutTemplateId: string; siteId: string };

/** Creates a checkout of a template's items for the caller, each time a new one. */
export const createCheckoutFromTemplate: UseCase<typeof checkoutTemplates.createCheckoutFromTemplate> = async (
  ctx,
  asked,
) => {
  const id = await checkOutTemplate(ctx, asked);
  return isRefusal(id) ? id : { checkoutId: id, checkoutUrl: checkoutPage(ctx, { id }) };
};

/** The address that pay links share: it leads to a new checkout, or to the site where there can be none. */
export const createAndRedirectToCheckout: UseCase<typeof checkoutTemplates.createAndRedirectToCheckout> = async (
  ctx,
  asked,
) => {
  // the link works under every address of the server
  const onSite = ctx.caller.kind === 'nobody' ? ((await contextOnSite(ctx, asked.siteId)) ?? ctx) : ctx;
  // whoever has no name would otherwise write as often as they like, where others need a visitor's token first
  const waitSeconds = ctx.caller.kind === 'nobody' ? ctx.newVisitors.count(ctx.client.address, ctx.now()) : 0;
  if (waitSeconds > 0) return refuse('TOO_MANY_REQUESTS', { waitSeconds });
  const id = await checkOutTemplate(onSite, asked);
  return { redirect: isRefusal(id) ? `${onSite.addresses.pages}/` : checkoutPage(onSite, { id }) };
};

async function checkOutTemplate(ctx: Context, { checkoutTemplateId, siteId }: Asked): Promise<string | Refusal> {
  if (siteId !== ctx.siteId) return unusable;
  const [template] = await readSite(ctx, (tx) => templateResource.findByIds(tx, [checkoutTemplateId]));
  if (template?.status !== 'ACTIVE') return unusable;
  const { customization = {}, lineItems, customLineItems, couponCode } = template;
  const request = {
    channelType: 'WEB' as const,
    lineItems,
    customLineItems,
    couponCode,
    checkoutInfo: {
      customSettings: {
        lockGiftCard: customization.lockedGiftCard ?? false,
        lockCouponCode: customization.lockedCoupon ?? false,
        disabledManualPayment: customization.disabledManualPayment ?? false,
        disabledPolicyAgreementCheckbox: customization.webClient?.disabledPolicyAgreementCheckbox ?? false,
      },
      externalReference: template.externalReference,
      customContentReference: template.customContentReference,
    },
  };
  // whoever made the template may sell items outside the catalogue
  const maker = { ...ctx, caller: serverCaller('checkout template') };
  const created = await createCheckoutFor(maker, request as Parameters<typeof createCheckoutFor>[1], {
    buyer: ctx.caller,
    isExact: true,
    andWrite: (tx, checkout) => {
      const checkoutTemplate = templateResource.view(ctx, template);
      emit(tx, checkoutTemplateEvents.used(checkoutTemplateId, { checkoutTemplate, checkout }));
    },
  });
  return isRefusal(created) ? created : (created.checkout.id ?? '');
}

const unusable = refuse('CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE');
