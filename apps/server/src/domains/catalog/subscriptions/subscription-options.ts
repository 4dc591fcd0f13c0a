import type { Response, subscriptionOptions, subscriptionOptionsReader } from '@stoa/contract';
import { parseAmount, toNumber } from '@stoa/money';
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { changing } from '../product/change-product.ts';
import type { SubscriptionPlan } from '../product/product.ts';
import { toInput } from '../product/product-input.ts';
import { rewriteReferring } from '../product/product-references.store.ts';
import { findProductById, type StockedProduct } from '../product/products.store.ts';
import { findOptions, findProductIdsOfPlan, removeOptions, saveOptions } from './subscription-options.store.ts';

type Service = typeof subscriptionOptions;
type Reader = typeof subscriptionOptionsReader;
type Wire = NonNullable<Response<Service['createSubscriptionOption']>['subscriptionOption']>;

const noOption = notFound('there is no such subscription option');
const noProduct = notFound('there is no such product');
const DEFAULT_LIMIT = 100;

/** An option as V1 clients see it: charged and delivered once in each period. */
function view({ site }: Context, plan: SubscriptionPlan): Wire {
  const { discount } = plan;
  return {
    id: plan.id,
    title: plan.title,
    description: plan.description,
    subscriptionSettings: {
      frequency: plan.frequency,
      autoRenewal: plan.billingCycles === null,
      ...(plan.billingCycles === null ? {} : { billingCycles: plan.billingCycles }),
    },
    ...(discount
      ? {
          discount: {
            type: discount.type,
            value: discount.type === 'AMOUNT' ? toNumber(discount.value, site.currency) : discount.value,
          },
        }
      : {}),
  };
}

/** The plan that a request makes of an option; omitted fields stay as they are. */
function readOption(
  ctx: Context,
  wire: Wire,
  known: SubscriptionPlan | null,
  field: string,
): SubscriptionPlan | Refusal {
  const { frequency, autoRenewal, billingCycles } = wire.subscriptionSettings ?? {};
  const title = (wire.title ?? known?.title ?? '').trim();
  if (title === '')
    return invalid({ field: `${field}.title`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (frequency === 'UNDEFINED' || (!frequency && !known)) {
    return invalid({
      field: `${field}.subscriptionSettings.frequency`,
      description: 'must be DAY, WEEK, MONTH or YEAR',
      violatedRule: 'REQUIRED_FIELD',
    });
  }
  if (autoRenewal === false && !billingCycles) {
    return invalid({
      field: `${field}.subscriptionSettings.billingCycles`,
      description: 'is required unless the subscription renews automatically',
      violatedRule: 'REQUIRED_FIELD',
    });
  }
  const discount = readDiscount(ctx, wire, known, field);
  if (isRefusal(discount)) return discount;
  const renewed = autoRenewal ? null : (billingCycles ?? null);
  return {
    id: known?.id ?? ctx.newId(),
    title,
    description: wire.description === undefined ? (known?.description ?? null) : wire.description,
    visible: true,
    frequency: frequency ?? known?.frequency ?? 'MONTH',
    interval: known?.interval ?? 1,
    billingCycles: wire.subscriptionSettings ? renewed : (known?.billingCycles ?? null),
    discount,
    ...(known?.freeTrial && { freeTrial: known.freeTrial }),
  };
}

function readDiscount(
  { site }: Context,
  { discount }: Wire,
  known: SubscriptionPlan | null,
  field: string,
): SubscriptionPlan['discount'] | Refusal {
  if (discount === undefined) return known?.discount ?? null;
  const { type, value = 0 } = discount;
  if (type === undefined || type === 'UNDEFINED' || value === 0) return null;
  const amount = type === 'AMOUNT' ? parseAmount(String(value), site.currency) : value;
  if (amount === null || amount <= 0 || (type === 'PERCENT' && amount >= 100)) {
    const description =
      type === 'PERCENT' ? 'must be more than 0 and less than 100 percent' : `is not an amount of ${site.currency}`;
    return invalid({ field: `${field}.discount.value`, description, violatedRule: 'VALIDATION' });
  }
  return { type, value: amount };
}

export const getSubscriptionOption: UseCase<Reader['getSubscriptionOption']> = (ctx, { id }) =>
  readSite(ctx, async (tx) => {
    const [option] = await findOptions(tx, [id]);
    return option ? { subscriptionOption: view(ctx, option) } : noOption;
  });

/** The product, when the caller may see it. */
async function findSeen(ctx: Context, tx: Tx, productId: string): Promise<StockedProduct | null> {
  const product = isGuid(productId) ? await findProductById(tx, productId) : null;
  return product?.visible || may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE') ? product : null;
}

/** The ways to subscribe to a product; hidden ones only for callers who may see hidden products. */
export const getSubscriptionOptionsForProduct: UseCase<Reader['getSubscriptionOptionsForProduct']> = (
  ctx,
  { productId, includeHiddenSubscriptionOptions },
) =>
  readSite(ctx, async (tx) => {
    const product = await findSeen(ctx, tx, productId);
    if (!product) return noProduct;
    const hiddenToo = includeHiddenSubscriptionOptions && may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');
    const plans = product.subscriptionPlans.filter((plan) => plan.visible || hiddenToo);
    return {
      subscriptionOptions: plans.map((plan) => ({ ...view(ctx, plan), id: plan.id, hidden: !plan.visible })),
    };
  });

export const getProductIdsForSubscriptionOption: UseCase<Reader['getProductIdsForSubscriptionOption']> = (
  ctx,
  { id, includeHiddenProducts = false, paging },
) =>
  readSite(ctx, async (tx) => {
    const limit = paging?.limit ?? DEFAULT_LIMIT;
    const offset = paging?.offset ?? 0;
    const hiddenToo = includeHiddenProducts && may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');
    const { productIds, total } = await findProductIdsOfPlan(tx, id, { hiddenToo, limit, offset });
    return { productIds, metadata: { items: productIds.length, offset }, totalResults: total };
  });

export const getOneTimePurchasesStatus: UseCase<Reader['getOneTimePurchasesStatus']> = (ctx, { productId }) =>
  readSite(ctx, async (tx) => {
    const product = await findSeen(ctx, tx, productId);
    return product ? { allowed: product.allowOneTimePurchases } : noProduct;
  });

async function create(ctx: Context, wires: readonly Wire[], fieldOf: (index: number) => string) {
  const options: SubscriptionPlan[] = [];
  for (const [index, wire] of wires.entries()) {
    const option = readOption(ctx, wire, null, fieldOf(index));
    if (isRefusal(option)) return option;
    options.push(option);
  }
  return withSite(ctx, async (tx) => {
    await saveOptions(tx, options, ctx.now());
    return options.map((option) => view(ctx, option));
  });
}

export const createSubscriptionOption: UseCase<Service['createSubscriptionOption']> = async (
  ctx,
  { subscriptionOption },
) => {
  const created = await create(ctx, [subscriptionOption], () => 'subscriptionOption');
  return isRefusal(created) ? created : { subscriptionOption: created[0] };
};

export const bulkCreateSubscriptionOptions: UseCase<Service['bulkCreateSubscriptionOptions']> = async (
  ctx,
  { subscriptionOptions: wires },
) => {
  const created = await create(ctx, wires, (index) => `subscriptionOptions.${index}`);
  return isRefusal(created) ? created : { subscriptionOptions: created };
};

/** Changes a plan of all products that have it or, with null, removes it. */
const rewritePlans = (tx: Tx, id: string, rewrite: (plan: SubscriptionPlan) => SubscriptionPlan | null) =>
  rewriteReferring(tx, 'subscription', id, (content) => ({
    ...content,
    subscriptionPlans: content.subscriptionPlans.flatMap((plan) => (plan.id === id ? (rewrite(plan) ?? []) : plan)),
  }));

/** Changes options, all or none, and carries the changes to the products that have them. */
async function update(ctx: Context, wires: readonly Wire[], fieldOf: (index: number) => string) {
  return withSite<Wire[] | Refusal>(ctx, async (tx) => {
    const known = await findOptions(tx, wires.map(({ id }) => id ?? '').filter(isGuid), { lock: true });
    const changed: SubscriptionPlan[] = [];
    for (const [index, wire] of wires.entries()) {
      const before = known.find(({ id }) => id === wire.id?.toLowerCase());
      const option = before ? readOption(ctx, wire, before, fieldOf(index)) : noOption;
      if (isRefusal(option)) return option;
      changed.push(option);
    }
    await saveOptions(tx, changed, ctx.now());
    for (const option of changed) {
      await rewritePlans(tx, option.id, (plan) => ({ ...option, visible: plan.visible }));
    }
    ctx.cache.changed(tx);
    return changed.map((option) => view(ctx, option));
  });
}

export const updateSubscriptionOption: UseCase<Service['updateSubscriptionOption']> = async (
  ctx,
  { subscriptionOption },
) => {
  const updated = await update(ctx, [subscriptionOption], () => 'subscriptionOption');
  return isRefusal(updated) ? updated : { subscriptionOption: updated[0] };
};

export const bulkUpdateSubscriptionOptions: UseCase<Service['bulkUpdateSubscriptionOptions']> = async (
  ctx,
  { subscriptionOptions: wires },
) => {
  const twice = wires.findIndex(({ id }, index) => wires.findIndex((other) => other.id === id) < index);
  if (twice >= 0) {
    const field = `subscriptionOptions.${twice}.id`;
    return invalid({ field, description: 'is in the list twice', violatedRule: 'OTHER' });
  }
  const updated = await update(ctx, wires, (index) => `subscriptionOptions.${index}`);
  return isRefusal(updated) ? updated : { subscriptionOptions: updated };
};

async function remove(ctx: Context, ids: readonly string[]) {
  return withSite(ctx, async (tx) => {
    const removed = await removeOptions(tx, ids);
    if (removed.size < new Set(ids.map((id) => id.toLowerCase())).size) return noOption;
    for (const id of removed) await rewritePlans(tx, id, () => null);
    ctx.cache.changed(tx);
    return {};
  });
}

/** Deletes an option, also from products. */
export const deleteSubscriptionOption: UseCase<Service['deleteSubscriptionOption']> = (ctx, { id }) =>
  remove(ctx, [id]);
export const bulkDeleteSubscriptionOptions: UseCase<Service['bulkDeleteSubscriptionOptions']> = (ctx, { ids }) =>
  remove(ctx, ids);

type Subscriptions = Pick<StockedProduct, 'subscriptionPlans' | 'allowOneTimePurchases'>;

/** Changes the subscription plans of a product, under its row's lock. */
async function changeSubscriptions(
  ctx: Context,
  productId: string,
  change: (known: StockedProduct, tx: Tx) => Promise<Partial<Subscriptions> | Refusal>,
) {
  const saved = await changing(ctx, productId, async (known, tx) => {
    const changed = await change(known, tx);
    if (isRefusal(changed)) return changed;
    const input = { ...toInput(known), ...changed };
    if (!input.allowOneTimePurchases && !input.subscriptionPlans.some((plan) => plan.visible))
      return refuse('ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT');
    return { known, input };
  });
  return isRefusal(saved) ? saved : {};
}

/** Replaces the options of a product. */
export const assignSubscriptionOptionsToProduct: UseCase<Service['assignSubscriptionOptionsToProduct']> = (
  ctx,
  { productId, assignedSubscriptionOptions = [] },
) =>
  changeSubscriptions(ctx, productId, async (known, tx) => {
    const options = await findOptions(
      tx,
      assignedSubscriptionOptions.flatMap(({ id }) => (id ? [id] : [])),
    );
    const plans: SubscriptionPlan[] = [];
    for (const { id = '', hidden = false } of assignedSubscriptionOptions) {
      // a plan created by V3 belongs to its product only
      const plan = [...options, ...known.subscriptionPlans].find((one) => one.id === id.toLowerCase());
      if (!plan) return noOption;
      plans.push({ ...plan, visible: !hidden });
    }
    return { subscriptionPlans: plans };
  });

export const allowOneTimePurchases: UseCase<Service['allowOneTimePurchases']> = (ctx, { productId, allowed }) =>
  changeSubscriptions(ctx, productId, async () => ({ allowOneTimePurchases: allowed ?? true }));
