/** Badges of members: an ordered resource, shown in the order that staff give it. */
import { badgeEvents, badges } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, type Violation } from '../../platform/refusal.ts';
import { documentField, documentFlag, type OwnOf, refusalOfPlace, resource } from '../../platform/resource/index.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';

type Service = typeof badges;
type Badge = OwnOf<Service>;

/** The maximum on one site; one request puts all of them in order. */
const MOST_BADGES = 100;

export const noBadge = notFound('there is no such badge');

export const badgeResource = resource(badges, {
  table: 'badges',
  events: badgeEvents,
  unique: { field: 'slug', key: ({ slug }) => slug ?? null },
  ordered: true,
  most: MOST_BADGES,
  remembered: true,
  check: inOrder,
  complete: withSlug,
  queryFields: {
    title: { kind: 'string', column: documentField('title'), sortable: true },
    slug: { kind: 'string', column: documentField('slug'), sortable: true },
    permissionsEnabled: { kind: 'boolean', column: documentFlag('permissionsEnabled') },
  },
});

function inOrder(badge: Badge, { written, known }: { written: readonly string[]; known: Badge | null }) {
  const refusal = refusalOf(badge, written);
  if (refusal) return refusal;
  const { icon = known?.icon, description, permissionsEnabled } = badge;
  return {
    ...badge,
    description: description || null,
    // clients remove an icon by sending one that names no picture
    icon: icon?.url || icon?.id ? icon : undefined,
    permissionsEnabled: permissionsEnabled ?? false,
  };
}

function refusalOf({ title, ...badge }: Badge, written: readonly string[]): Refusal | null {
  const violations: Violation[] = [];
  if (title === '') {
    const threshold = { violatedRule: 'MIN_LENGTH' as const, data: { threshold: 1 } };
    violations.push({ field: 'badge.title', description: 'is empty', ...threshold });
  }
  for (const field of ['backgroundColor', 'textColor'] as const) {
    if (!written.includes(field) || /^#[0-9a-f]{6}$/i.test(badge[field] ?? '')) continue;
    const description = 'is not a colour such as #1A2B3C';
    violations.push({ field: `badge.${field}`, description, violatedRule: 'FORMAT' });
  }
  return violations.length > 0 ? invalid(...violations) : null;
}

/** Gives a new badge a permanent slug, so that links to the badge keep working. */
async function withSlug(ctx: Context, tx: Tx, badge: Badge): Promise<Badge> {
  const taken = async (slugs: string[]) =>
    new Set((await badgeResource.findByKeys(tx, slugs)).flatMap(({ slug }) => slug ?? []));
  const [slug] = await chooseSlugs([{ slug: '', name: badge.title ?? '' }], taken, 'badge');
  return { ...badge, slug: slug ?? ctx.newId() };
}

/** Shows the named badges first, in the order of their ids; the others follow in their old order. */
export const updateBadgesDisplayOrder: UseCase<Service['updateBadgesDisplayOrder']> = (ctx, { ids }) =>
  withSite(ctx, async (tx) => {
    const arranged = await badgeResource.arrange(ctx, tx, ids);
    return isRefusal(arranged) ? arranged : { badges: arranged.map((badge) => badgeResource.view(ctx, badge)) };
  });

/** Shows a badge first, last, or right after another. */
export const moveBadge: UseCase<Service['moveBadge']> = async (ctx, { badgeId, position, moveAfterBadgeId }) => {
  const place = { position, after: moveAfterBadgeId };
  const refusal = refusalOfPlace(place, 'moveAfterBadgeId');
  if (refusal) return refusal;
  return withSite(ctx, async (tx) => {
    const moved = await badgeResource.move(ctx, tx, badgeId, place);
    return isRefusal(moved) ? moved : {};
  });
};
