import type { badges } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { announceBadge, type Badge, MOST_BADGES, noBadge, refusalOf, type SentBadge, viewBadge } from './badge.ts';
import { insertBadge, listBadges, lockBadges, removeBadge, saveBadge, saveOrder } from './badges.store.ts';

/** Makes a badge, which is shown after all others. */
export const createBadge: UseCase<typeof badges.createBadge> = async (ctx, { badge: sent }) => {
  const refusal = refusalOf(sent);
  if (refusal) return refusal;
  return change(ctx, async (tx, known) => {
    if (known.length >= MOST_BADGES) return tooMany;
    const taken = new Set(known.map(({ slug }) => slug));
    const [slug] = await chooseSlugs([{ slug: '', name: sent.title }], async () => taken, 'badge');
    const now = ctx.now().toISOString();
    const badge: Badge = {
      id: ctx.newId(),
      title: sent.title.trim(),
      slug: slug ?? ctx.newId(),
      position: (known.at(-1)?.position ?? 0) + 1,
      revision: '1',
      description: sent.description || null,
      backgroundColor: sent.backgroundColor,
      textColor: sent.textColor,
      icon: sent.icon ? iconOf(sent.icon) : null,
      permissionsEnabled: sent.permissionsEnabled ?? false,
      createdDate: now,
      updatedDate: now,
    };
    await insertBadge(tx, badge);
    announceBadge(tx, 'created', badge);
    return { badge: viewBadge(badge) };
  });
};

const tooMany = invalid({
  field: 'badge',
  description: `would be one more than the ${MOST_BADGES} that a site can have`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_BADGES },
});

/** Writes the fields that are sent. The slug stays: what leads to the badge goes on leading to it. */
export const updateBadge: UseCase<typeof badges.updateBadge> = async (ctx, { badge: sent }) => {
  const refusal = refusalOf(sent);
  if (refusal) return refusal;
  return change(ctx, async (tx, known) => {
    const before = known.find(({ id }) => id === sent.id);
    if (!before) return noBadge;
    const badge = changed(before, sent, ctx.now());
    await saveBadge(tx, badge);
    announceBadge(tx, 'updated', badge);
    return { badge: viewBadge(badge) };
  });
};

function changed(badge: Badge, sent: Partial<SentBadge>, now: Date): Badge {
  const stated = <T>(value: T | undefined, known: T): T => (value === undefined ? known : value);
  return {
    ...badge,
    title: sent.title?.trim() ?? badge.title,
    description: stated(sent.description, badge.description) || null,
    backgroundColor: sent.backgroundColor ?? badge.backgroundColor,
    textColor: sent.textColor ?? badge.textColor,
    icon: sent.icon ? iconOf(sent.icon) : badge.icon,
    permissionsEnabled: stated(sent.permissionsEnabled, badge.permissionsEnabled) ?? false,
    revision: String(Number(badge.revision) + 1),
    updatedDate: now.toISOString(),
  };
}

/** An icon that names no picture is how clients take it away. */
const iconOf = (icon: NonNullable<SentBadge['icon']>): Badge['icon'] => (icon.url || icon.id ? icon : null);

/** Deletes a badge: whoever wears it wears it no more. */
export const deleteBadge: UseCase<typeof badges.deleteBadge> = (ctx, { badgeId }) =>
  change(ctx, async (tx, known) => {
    const badge = known.find(({ id }) => id === badgeId);
    if (!badge) return noBadge;
    await removeBadge(tx, badgeId);
    announceBadge(tx, 'deleted', badge);
    return {};
  });

/** Shows the named badges first, in the order of their ids; the others follow as they did. */
export const updateBadgesDisplayOrder: UseCase<typeof badges.updateBadgesDisplayOrder> = (ctx, { ids }) =>
  change(ctx, async (tx, known) => {
    const wanted = [...new Set(ids)];
    if (wanted.some((id) => !known.some((badge) => badge.id === id))) return noBadge;
    const rest = known.filter(({ id }) => !wanted.includes(id));
    const ordered = [...wanted.flatMap((id) => known.find((badge) => badge.id === id) ?? []), ...rest];
    await writeOrder(tx, ordered);
    return { badges: ordered.map(viewBadge) };
  });

/** Shows a badge first, last, or right after another. */
export const moveBadge: UseCase<typeof badges.moveBadge> = async (
  ctx,
  { badgeId, position = 'LAST', moveAfterBadgeId },
) => {
  if (position === 'AFTER' && !moveAfterBadgeId) {
    return invalid({ field: 'moveAfterBadgeId', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  }
  return change(ctx, async (tx, known) => {
    const badge = known.find(({ id }) => id === badgeId);
    const others = known.filter(({ id }) => id !== badgeId);
    const after = others.findIndex(({ id }) => id === moveAfterBadgeId);
    if (!badge || (position === 'AFTER' && after < 0)) return noBadge;
    const at = { FIRST: 0, LAST: others.length, AFTER: after + 1 }[position];
    await writeOrder(tx, others.toSpliced(at, 0, badge));
    return {};
  });
};

const writeOrder = (tx: Tx, badges: readonly Badge[]) =>
  saveOrder(
    tx,
    badges.map(({ id }) => id),
  );

/** Runs a change of the site's badges, one after the other. */
const change = <T>(ctx: Context, work: (tx: Tx, known: Badge[]) => Promise<T | Refusal>): Promise<T | Refusal> =>
  withSite(ctx, async (tx) => {
    await lockBadges(tx);
    const result = await work(tx, await listBadges(tx));
    if (!isRefusal(result)) ctx.cache.changed(tx);
    return result;
  });
