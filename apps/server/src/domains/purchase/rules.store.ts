import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { checkoutRulesValue, rulesOf, type StoredRules } from '../checkout-settings/index.ts';
import { type DeliveryRules, deliveryRulesValue } from '../delivery/index.ts';
import { siteRule } from '../discounts/index.ts';
import { STOCK } from '../inventory/index.ts';
import { keyOfCode } from './codes.ts';
import type { Purchase } from './purchase.ts';
import type { PriceRules, Rules, SiteCoupon, SiteGiftCard, SiteRule } from './rules.ts';

type Codes = Pick<Purchase, 'couponCode' | 'giftCardCode' | 'buyer'>;

type Row = {
  rules: (object & { id: string })[];
  coupon: SiteCoupon | null;
  giftCard: SiteGiftCard | null;
  taxIncludedInPrices: boolean;
  delivery?: DeliveryRules;
  checkout?: StoredRules;
  isStockTakenWhenPaid?: boolean;
};

/** The site's current rules for the lines of a purchase with these codes: one statement. */
export const loadRules = async (ctx: SiteOfRules, tx: Tx, codes: Codes): Promise<PriceRules> =>
  readRules(ctx, await select(tx, codes));

/** All of the site's rules for purchases without codes: one statement. */
async function loadSiteRules(ctx: SiteOfRules, tx: Tx): Promise<Rules> {
  const further = sql`, ${deliveryRulesValue(tx)} as delivery, ${checkoutRulesValue(tx)} as checkout,
    exists (select from order_settings where site_id = ${tx.siteId} and inventory_update_trigger = 'ON_ORDER_PAID')
      as "isStockTakenWhenPaid"`;
  const row = await select(tx, withoutCodes, further);
  const checkout = rulesOf(row.checkout ?? {});
  const { delivery, isStockTakenWhenPaid = false } = row;
  return { ...readRules(ctx, row), delivery: delivery as DeliveryRules, checkout, isStockTakenWhenPaid };
}

/** Whether a rule has no uses left, in all or for this customer. Only rules with limits are counted. */
function isUsedUp(email: string | null, memberId: string | null) {
  const uses = sql`select count(*) from discount_rule_uses used
    where used.site_id = discount_rules.site_id and used.rule_id = discount_rules.id`;
  const own = sql`${uses} and (used.email_key = ${email}::text or used.member_id = ${memberId}::uuid)`;
  const settings = sql`discount_rules.doc -> 'settings'`;
  return sql`(case when ${settings} ->> 'usageLimit' is null then false
      else (${settings} ->> 'usageLimit')::int <= (${uses}) end
    or case when ${settings} ->> 'usageLimitPerUser' is null then false
      else (${settings} ->> 'usageLimitPerUser')::int <= (${own}) end)`;
}

const emailOf = ({ buyer }: Codes): string | null => buyer.email?.trim().toLowerCase() ?? null;

async function select(tx: Tx, codes: Codes, further = sql``): Promise<Row> {
  const { rows } = await sql<Row>`
    select
      (select coalesce(jsonb_agg(doc || jsonb_build_object('id', id, 'revision', revision::text,
          'createdDate', to_char(created_date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          'usedUp', ${isUsedUp(emailOf(codes), codes.buyer.memberId)}) order by id), '[]')
        from discount_rules where site_id = ${tx.siteId}) as rules,
      ${codesColumns(tx, codes)},
      coalesce((select included from tax_settings where site_id = ${tx.siteId}), false) as "taxIncludedInPrices"
      ${further}`.execute(tx.db);
  return rows[0] as Row;
}

/** The coupon and the gift card of a purchase, as columns. */
function codesColumns(tx: Tx, codes: Codes) {
  const { couponCode, giftCardCode, buyer } = codes;
  const couponKey = couponCode === null ? null : keyOfCode(couponCode);
  const cardKey = giftCardCode === null ? null : keyOfCode(giftCardCode);
  return sql`
      (select jsonb_build_object('id', id, 'revision', revision::text, 'name', name, 'code', code, 'discount', discount,
          'scopes', scopes, 'onlyLowestPriced', only_lowest_priced, 'minimumSubtotal', minimum_subtotal,
          'appliesToSubscriptions', applies_to_subscriptions,
          'active', active, 'start', start_date, 'end', expiration_date, 'usesLeft', usage_limit - uses,
          'customerUsesLeft', limit_per_customer - (select count(*) from coupon_uses used
            where used.site_id = coupons.site_id and used.coupon_id = coupons.id
              and (used.email_key = ${emailOf(codes)}::text or used.member_id = ${buyer.memberId}::uuid)))
        from coupons where site_id = ${tx.siteId} and code_key = ${couponKey}::text) as coupon,
      (select jsonb_build_object('id', id, 'code', code, 'balance', balance, 'currency', currency, 'disabled', disabled,
          'end', expiration_date)
        from gift_cards where site_id = ${tx.siteId} and code_key = ${cardKey}::text) as "giftCard"`;
}

/**
 * The site's rules for a purchase that depends on its buyer (`isOfBuyer`): with its coupon, its gift card, and what this
 * customer has had of the limited discounts. One statement, however many rules the site has.
 */
export async function loadRulesOfBuyer(tx: Tx, codes: Codes, siteRules: Rules): Promise<Rules> {
  const isLimited = ({ limited }: SiteRule) => limited.inAll || limited.perCustomer;
  const limited = siteRules.discountRules.filter(isLimited).map(({ id }) => id);
  const { rows } = await sql<Pick<Row, 'coupon' | 'giftCard'> & { usedUp: string[] }>`
    select ${codesColumns(tx, codes)},
      (select coalesce(jsonb_agg(id), '[]') from discount_rules
        where site_id = ${tx.siteId} and id = any(${limited}::uuid[])
          and ${isUsedUp(emailOf(codes), codes.buyer.memberId)}) as "usedUp"`.execute(tx.db);
  const [{ coupon, giftCard, usedUp } = { coupon: null, giftCard: null, usedUp: [] }] = rows;
  const discountRules =
    limited.length === 0
      ? siteRules.discountRules
      : siteRules.discountRules.map((rule) => (isLimited(rule) ? { ...rule, usedUp: usedUp.includes(rule.id) } : rule));
  return { ...siteRules, discountRules, coupon, giftCard };
}

function readRules({ site }: SiteOfRules, { rules, coupon, giftCard, taxIncludedInPrices }: Row): PriceRules {
  const discountRules = rules.flatMap((rule) => siteRule(rule, site.currency) ?? []);
  return { discountRules, coupon, giftCard, taxIncludedInPrices };
}

type SiteOfRules = Pick<Context, 'site'>;

/** The code of a coupon by its id; null where there is none. */
export async function findCouponCode(tx: Tx, id: string): Promise<string | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<{ code: string }>`
    select code from coupons where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0]?.code ?? null;
}

/**
 * The rules for a purchase. The site's own are cached until one of them changes or has no uses left; a purchase that
 * depends on its buyer takes a statement, as uses and balances change all the time.
 */
export async function rulesFor(ctx: Context, codes: Codes): Promise<Rules> {
  const siteRules = await siteRulesOf(ctx);
  return isOfBuyer(codes, siteRules) ? readSite(ctx, (tx) => loadRulesOfBuyer(tx, codes, siteRules)) : siteRules;
}

const withoutCodes: Codes = { couponCode: null, giftCardCode: null, buyer: { email: null, memberId: null } };

/** The rules for purchases without a coupon or a gift card. */
export function siteRulesOf(ctx: Context): Promise<Rules> {
  const load = () => readSite(ctx, (tx) => loadSiteRules(ctx, tx));
  return ctx.cache.read(ctx.siteId, 'rules of purchases', load, { unaffectedBy: STOCK });
}

/**
 * Whether a purchase is priced by more than the site's own rules: by a coupon or a gift card, or by what a known
 * customer has had of a discount that each can have so many times.
 */
export const isOfBuyer = ({ couponCode, giftCardCode, buyer }: Codes, { discountRules }: PriceRules): boolean =>
  couponCode !== null ||
  giftCardCode !== null ||
  ((buyer.email !== null || buyer.memberId !== null) && discountRules.some(({ limited }) => limited.perCustomer));
