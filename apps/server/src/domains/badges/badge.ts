import type { badges, Request, Static } from '@stoa/contract';
import type { Badge as WireBadge } from '@stoa/contract/members/badges';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, notFound, type Refusal, type Violation } from '../../platform/refusal.ts';

type Wire = Static<typeof WireBadge>;
export type SentBadge = NonNullable<Request<typeof badges.updateBadge>['badge']>;

/** A distinction that members wear. */
export type Badge = {
  id: string;
  title: string;
  /** What its page would be called; given at creation, for good. */
  slug: string;
  /** The place in the order in which badges are shown. */
  position: number;
  revision: string;
  createdDate: string;
  updatedDate: string;
} & BadgeLook;

export type BadgeLook = {
  description: string | null;
  /** As CSS has colours: #RRGGBB. */
  backgroundColor: string;
  textColor: string;
  icon: Wire['icon'] | null;
  /** Whether wearing the badge lets members in where others are not. */
  permissionsEnabled: boolean;
};

/** What one site may have; all of them are ordered in one request. */
export const MOST_BADGES = 100;

export const viewBadge = ({ position: _, ...badge }: Badge): Wire =>
  Object.fromEntries(Object.entries(badge).filter(([, value]) => value !== null));

export const noBadge = notFound('there is no such badge');

/** What is wrong with a badge that a client sends; null when nothing is. */
export function refusalOf({ title, backgroundColor, textColor }: Omit<SentBadge, 'id'>): Refusal | null {
  const violations: Violation[] = [];
  if (title === null || title?.trim() === '')
    violations.push({
      field: 'badge.title',
      description: 'is empty',
      violatedRule: 'MIN_LENGTH',
      data: { threshold: 1 },
    });
  for (const [field, color] of Object.entries({ backgroundColor, textColor })) {
    if (color === undefined || (color !== null && /^#[0-9a-f]{6}$/i.test(color))) continue;
    const description = 'is not a colour such as #1A2B3C';
    violations.push({ field: `badge.${field}`, description, violatedRule: 'FORMAT' });
  }
  return violations.length > 0 ? invalid(...violations) : null;
}

export function announceBadge(tx: Tx, what: 'created' | 'updated' | 'deleted', badge: Badge): void {
  emit(tx, { type: `wix.badges.v4.badge_${what}`, entityId: badge.id, payload: { badge: viewBadge(badge) } });
}
