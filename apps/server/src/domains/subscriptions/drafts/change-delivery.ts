import type { draftSubscriptionContracts, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { isGuid, NIL_ID } from '../../../platform/ids.ts';
import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { DeliveryOption } from '../../delivery/index.ts';
import type { Contract } from '../contract.ts';
import { type Plan, priceCycle } from '../renewal-checkout.ts';
import { changeDraft } from './change-draft.ts';
import { recipientIn } from './differences.ts';
import type { Draft } from './draft.ts';

type Service = typeof draftSubscriptionContracts;
type Sent = NonNullable<Request<Service['setShippingInfo']>['shippingInfo']>;

/** What is delivered goes to whoever gets it. */
export const setRecipientInfo: UseCase<Service['setRecipientInfo']> = (
  ctx,
  { draftSubscriptionContractId, recipientInfo = null },
) => changeDraft(ctx, draftSubscriptionContractId, ({ plan }) => withRecipient(plan, recipientInfo));

function withRecipient(plan: Plan, recipientInfo: Plan['recipientInfo']): Plan {
  const { delivery } = plan;
  if (!delivery || delivery.arranged?.pickup) return { ...plan, recipientInfo };
  return { ...plan, recipientInfo: null, delivery: { ...delivery, destination: recipientInfo } };
}

/**
 * Delivers a draft by an option of the site, at what it costs on each day, or in a way, or at a price, that staff have
 * arranged; by nothing where nothing is sent.
 */
export const setShippingInfo: UseCase<Service['setShippingInfo']> = (
  ctx,
  { draftSubscriptionContractId, shippingInfo },
) =>
  changeDraft(ctx, draftSubscriptionContractId, (draft, contract) =>
    shippingInfo ? withDelivery(ctx, contract, draft, shippingInfo) : { ...draft.plan, delivery: null },
  );

async function withDelivery(ctx: Context, contract: Contract, draft: Draft, sent: Sent): Promise<Plan | Refusal> {
  const { plan, target } = draft;
  const { code, carrierId, logistics, cost } = sent;
  const destination = logistics?.shippingDestination ?? recipientIn(plan) ?? contract.order.billingInfo;
  const wanted = { ...plan, delivery: { code: code ?? '', destination, arranged: null } };
  const { quote } = await priceCycle(ctx, contract, target.cycle, wanted);
  const option = quote.deliveries.find((one) => one.code === code && (!carrierId || one.carrierId === carrierId));
  const written = cost?.price?.amount;
  if (option && written === undefined) return wanted;
  const arranged = arrange(ctx, sent, option);
  return isRefusal(arranged) ? arranged : { ...plan, delivery: { code: arranged.code, destination, arranged } };
}

/** Of a delivery that is none of the site's options. */
const OWN_CODE = 'custom';

/** A delivery as it was sent; what was not is as in an option of the site. */
function arrange({ site }: Pick<Context, 'site'>, sent: Sent, option: DeliveryOption | undefined) {
  const { code, carrierId, title, logistics, cost } = sent;
  const price = parseAmount(cost?.price?.amount ?? '', site.currency);
  if (price === null)
    return invalid({
      field: 'shippingInfo.cost.price.amount',
      description: `must be an amount of ${site.currency}, unless code is that of an option of the site`,
      violatedRule: 'FORMAT',
    });
  const name = title || option?.title;
  if (!name)
    return invalid({ field: 'shippingInfo.title', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const arranged: DeliveryOption = {
    code: code ?? OWN_CODE,
    carrierId: carrierId && isGuid(carrierId) ? carrierId : (option?.carrierId ?? NIL_ID),
    title: name,
    deliveryTime: logistics?.deliveryTime ?? option?.deliveryTime ?? null,
    instructions: logistics?.instructions ?? option?.instructions ?? null,
    price,
    charges: [],
    pickup: (logistics?.pickupDetails
      ? (logistics.pickupDetails.address ?? {})
      : (option?.pickup ?? null)) as DeliveryOption['pickup'],
    slot: (logistics?.deliveryTimeSlot ?? null) as DeliveryOption['slot'],
    allocations: [],
    partial: false,
    isArranged: true,
  };
  return arranged;
}
