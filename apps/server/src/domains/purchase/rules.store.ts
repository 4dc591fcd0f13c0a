import type { Discount } from '@stoa/pricing';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { keyOfCode } from './codes.ts';
import type { Purchase } from './purchase.ts';
import type { Rules, SiteCoupon, SiteGiftCard, SiteRule } from './rules.ts';

type Codes = Pick<Purchase, 'couponCode' | 'giftCardCode'>;

type Row = {
  rules: {
    id: string;
    revision: string;
    name: string;
    active: boolean;
    start: string | null;
    end: string | null;
    percentage: number;
  }[];
  coupon: (Omit<SiteCoupon, 'discount'> & { discount: Discount }) | null;
  giftCard: SiteGiftCard | null;
};

/** The site's current rules for a purchase with these codes: one statement. */
export async function loadRules(tx: Tx, { couponCode, giftCardCode }: Codes): Promise<Rules> {
  const couponKey = couponCode === null ? null : keyOfCode(couponCode);
  const cardKey = giftCardCode === null ? null : keyOfCode(giftCardCode);
  const { rows } = await sql<Row>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'revision', revision::text, 'name', doc ->> 'name',
          'active', coalesce((doc ->> 'active')::boolean, true), 'start', doc #>> '{activeTimeInfo,start}',
          'end', doc #>> '{activeTimeInfo,end}', 'percentage', (doc #>> '{discounts,values,0,percentage}')::numeric)
          order by created_date, id), '[]')
        from discount_rules where site_id = ${tx.siteId}) as rules,
      (select jsonb_build_object('id', id, 'revision', revision::text, 'name', name, 'code', code, 'discount', discount,
          'minimumSubtotal', minimum_subtotal, 'active', active, 'start', start_date, 'end', expiration_date,
          'usesLeft', usage_limit - uses)
        from coupons where site_id = ${tx.siteId} and code_key = ${couponKey}::text) as coupon,
      (select jsonb_build_object('id', id, 'code', code, 'balance', balance, 'currency', currency, 'disabled', disabled,
          'end', expiration_date)
        from gift_cards where site_id = ${tx.siteId} and code_key = ${cardKey}::text) as "giftCard"`.execute(tx.db);
  const row = rows[0] as Row;
  const discountRules = row.rules.map(({ percentage, ...rule }): SiteRule => {
    return { ...rule, discount: { type: 'UNIT_PERCENTAGE', percentage } };
  });
  return { ...row, discountRules };
}

/**
 * The rules for a purchase. The site's own are cached until one of them changes; a purchase with a coupon or a gift
 * card takes a statement, as their uses and balances change all the time.
 */
export const rulesFor = (ctx: Context, codes: Codes): Promise<Rules> =>
  namesCode(codes) ? readSite(ctx, (tx) => loadRules(tx, codes)) : siteRulesOf(ctx);

/** The rules for purchases without a coupon or a gift card. */
export function siteRulesOf(ctx: Context): Promise<Rules> {
  const load = () => readSite(ctx, (tx) => loadRules(tx, { couponCode: null, giftCardCode: null }));
  return ctx.cache.read(ctx.siteId, 'rules of purchases', load, { unaffectedBy: STOCK });
}

/** Whether a purchase depends on a coupon or a gift card. */
export const namesCode = ({ couponCode, giftCardCode }: Codes): boolean => couponCode !== null || giftCardCode !== null;
