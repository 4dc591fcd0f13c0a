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
import type { PriceRules, Rules, SiteCoupon, SiteGiftCard } from './rules.ts';

type Codes = Pick<Purchase, 'couponCode' | 'giftCardCode' | 'buyer'>;

type Row = {
  rules: (object & { id: string })[];
  coupon: SiteCoupon | null;
  giftCard: SiteGiftCard | null;
  taxIncludedInPrices: boolean;
  delivery?: DeliveryRules;
  checkout?: StoredRules;
};

/** The site's current rules for the lines of a purchase with these codes: one statement. */
export const loadRules = async (ctx: SiteOfRules, tx: Tx, codes: Codes): Promise<PriceRules> =>
  readRules(ctx, await select(tx, codes));

/** All of the site's rules for purchases without codes: one statement. */
async function loadSiteRules(ctx: SiteOfRules, tx: Tx): Promise<Rules> {
  const further = sql`, ${deliveryRulesValue(tx)} as delivery, ${checkoutRulesValue(tx)} as checkout`;
  const row = await select(tx, withoutCodes, further);
  const checkout = rulesOf(row.checkout ?? {});
  return { ...readRules(ctx, row), delivery: row.delivery as DeliveryRules, checkout };
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

async function select(tx: Tx, { couponCode, giftCardCode, buyer }: Codes, further = sql``): Promise<Row> {
  const couponKey = couponCode === null ? null : keyOfCode(couponCode);
  const email = buyer.email?.trim().toLowerCase() ?? null;
  const cardKey = giftCardCode === null ? null : keyOfCode(giftCardCode);
  const { rows } = await sql<Row>`
    select
      (select coalesce(jsonb_agg(doc || jsonb_build_object('id', id, 'revision', revision::text,
          'createdDate', to_char(created_date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          'usedUp', ${isUsedUp(email, buyer.memberId)}) order by id), '[]')
        from discount_rules where site_id = ${tx.siteId}) as rules,
      (select jsonb_build_object('id', id, 'revision', revision::text, 'name', name, 'code', code, 'discount', discount,
          'scopes', scopes, 'onlyLowestPriced', only_lowest_priced, 'minimumSubtotal', minimum_subtotal,
          'active', active, 'start', start_date, 'end', expiration_date, 'usesLeft', usage_limit - uses,
          'customerUsesLeft', limit_per_customer - (select count(*) from coupon_uses used
            where used.site_id = coupons.site_id and used.coupon_id = coupons.id
              and (used.email_key = ${email}::text or used.member_id = ${buyer.memberId}::uuid)))
        from coupons where site_id = ${tx.siteId} and code_key = ${couponKey}::text) as coupon,
      (select jsonb_build_object('id', id, 'code', code, 'balance', balance, 'currency', currency, 'disabled', disabled,
          'end', expiration_date)
        from gift_cards where site_id = ${tx.siteId} and code_key = ${cardKey}::text) as "giftCard",
      coalesce((select included from tax_settings where site_id = ${tx.siteId}), false) as "taxIncludedInPrices"
      ${further}`.execute(tx.db);
  return rows[0] as Row;
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
  return isOfBuyer(codes, siteRules)
    ? { ...siteRules, ...(await readSite(ctx, (tx) => loadRules(ctx, tx, codes))) }
    : siteRules;
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
