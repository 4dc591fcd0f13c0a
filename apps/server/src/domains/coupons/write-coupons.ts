import { couponEvents, type coupons } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode } from '../purchase/index.ts';
import { type Coupon, couponKinds, kindOf } from './coupon.ts';
import { deleteCouponRows, findCoupon, insertCoupon, updateCouponRow } from './coupons.store.ts';
import { readCoupon } from './read-coupon.ts';
import { type SentSpecification, wrong } from './sent-specification.ts';
import { viewCoupon, viewSpecification } from './view-coupon.ts';

type Service = typeof coupons;

const absent = notFound('there is no such coupon');
const codeIsTaken = refuse('ALREADY_EXISTS', { field: 'specification.code' });

/** Creates a coupon. Codes that differ only in case are equal. */
export const createCoupon: UseCase<Service['createCoupon']> = (ctx, { specification }) =>
  withSite(ctx, async (tx) => {
    const created = await create(ctx, tx, specification);
    return isRefusal(created) ? created : { id: created.id };
  });

/** Creates many coupons; each succeeds or fails by itself. */
export const bulkCreateCoupons: UseCase<Service['bulkCreateCoupons']> = (ctx, { specifications, returnFullEntity }) =>
  withSite(ctx, async (tx) => {
    const outcomes: ItemOutcome[] = [];
    for (const specification of specifications) {
      const created = await create(ctx, tx, specification);
      outcomes.push(
        isRefusal(created)
          ? { id: null, refusal: created }
          : { id: created.id, item: viewCoupon(ctx, created), refusal: null },
      );
    }
    return bulkAnswer(outcomes, returnFullEntity === true, 'coupon');
  });

async function create(ctx: Context, tx: Tx, specification: SentSpecification): Promise<Coupon | Refusal> {
  const draft = readCoupon(ctx, specification);
  if (isRefusal(draft)) return draft;
  const coupon: Coupon = { ...draft, id: ctx.newId(), uses: 0, createdDate: ctx.now().toISOString() };
  if (!(await insertCoupon(tx, coupon, keyOfCode(coupon.code)))) return codeIsTaken;
  emit(tx, couponEvents.created(viewCoupon(ctx, coupon)));
  return coupon;
}

/** Changes a coupon: null clears a field, an omitted one stays. Its kind cannot change. */
export const updateCoupon: UseCase<Service['updateCoupon']> = (ctx, { id, specification }) =>
  withSite(ctx, async (tx) => {
    const known = await findCoupon(tx, id, { lock: true });
    if (!known) return absent;
    const kind = kindOf(known);
    if (couponKinds.some((one) => one !== kind && specification[one] != null)) return wrong('type', 'cannot change');
    const draft = readCoupon(ctx, merged(viewSpecification(ctx, known), specification));
    if (isRefusal(draft)) return draft;
    const coupon = { ...known, ...draft };
    if (coupon.usageLimit !== null && coupon.usageLimit < coupon.uses)
      return wrong('usageLimit', `must be at least ${coupon.uses}, the number of its uses`);
    if (!(await updateCouponRow(tx, coupon, keyOfCode(coupon.code)))) return codeIsTaken;
    emit(tx, couponEvents.updated(viewCoupon(ctx, coupon)));
    return {};
  });

/** A coupon is for some items, or has a minimum: naming one of them clears the other. */
function merged(known: SentSpecification, sent: SentSpecification): SentSpecification {
  const { scope, minimumSubtotal, ...rest } = known;
  const kept = sent.scope || sent.minimumSubtotal != null ? {} : { scope, minimumSubtotal };
  return { ...rest, ...kept, ...sent };
}

/** A coupon with the number of its uses. */
export const getCoupon: UseCase<Service['getCoupon']> = async (ctx, { id }) => {
  const coupon = await readSite(ctx, (tx) => findCoupon(tx, id));
  return coupon ? { coupon: viewCoupon(ctx, coupon) } : absent;
};

/** Deletes a coupon: carts that name it continue without it, and orders that used it keep their copy. */
export const deleteCoupon: UseCase<Service['deleteCoupon']> = (ctx, { id }) =>
  withSite(ctx, async (tx) => ((await remove(tx, [id])).has(id.toLowerCase()) ? {} : absent));

export const bulkDeleteCoupons: UseCase<Service['bulkDeleteCoupons']> = (ctx, { ids }) =>
  withSite(ctx, async (tx) => {
    const removed = await remove(tx, ids);
    const outcomes = ids.map((id): ItemOutcome => ({ id, refusal: removed.has(id.toLowerCase()) ? null : absent }));
    const { results, bulkActionMetadata } = bulkAnswer(outcomes, false);
    return { results: results.map(({ itemMetadata }) => itemMetadata), deleteMetadata: bulkActionMetadata };
  });

async function remove(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const removed = await deleteCouponRows(tx, ids);
  for (const id of removed) emit(tx, couponEvents.deleted(id));
  return new Set(removed);
}
