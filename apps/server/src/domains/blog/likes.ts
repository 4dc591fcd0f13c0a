import { blogLikeEvents, type blogLikes, blogPostEvents, type blogReading, POST_FQDN } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite, writeSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { invalid, notFound, notPermitted } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { wrong } from './check-draft.ts';
import {
  countView,
  findLike,
  insertLike,
  type Like,
  likeQueryable,
  queryLikeRows,
  removeLike,
  type Whose,
} from './likes.store.ts';
import { findMetrics } from './posts.store.ts';

type Service = typeof blogLikes;
type Person = { id: string; isMember: boolean };

const noLike = notFound('there is no such like');
const needsPerson = notPermitted('only visitors and members like posts');

/** Who likes: the caller, or the person that an app calls for. */
function personOf({ caller }: Context): Person | null {
  const person = caller.kind === 'app' ? caller.visitor : caller;
  if (person?.kind !== 'visitor' && person?.kind !== 'member') return null;
  return { id: person.id, isMember: person.kind === 'member' };
}

/** People see and take back their own likes, the site's staff and apps those of everybody. */
const whose = (ctx: Context): Whose => personOf(ctx)?.id ?? null;

const view = ({ id, postId, createdDate }: Like) => ({ id, entityId: postId, fqdn: POST_FQDN, createdDate });
const whoIn = ({ ownerId, isMember, postId }: Like) => ({
  ...(isMember ? { memberId: ownerId } : { anonymousVisitorId: ownerId }),
  postId,
});

export const createLike: UseCase<Service['createLike']> = (ctx, { like: { entityId, fqdn } = {} }) => {
  const person = personOf(ctx);
  if (fqdn !== POST_FQDN) return refused(invalid(wrong('like.fqdn', `must be ${POST_FQDN}`)));
  if (!person) return refused(needsPerson);
  return withSite(ctx, async (tx) => {
    const postId = entityId ?? '';
    if (!(await findMetrics(tx, postId))) return notFound('there is no such post');
    const known = await findLike(tx, { postId }, person.id);
    if (known) return { like: view(known) };
    const { id: ownerId, isMember } = person;
    const like = { id: ctx.newId(), postId, ownerId, isMember, createdDate: ctx.now().toISOString() };
    if (!(await insertLike(tx, like))) {
      const first = await findLike(tx, { postId }, ownerId);
      return first ? { like: view(first) } : noLike;
    }
    emit(tx, blogLikeEvents.created(view(like)));
    emit(tx, blogPostEvents.liked(postId, whoIn(like)));
    return { like: view(like) };
  });
};

const refused = async <R>(refusal: R): Promise<R> => refusal;

export const getLike: UseCase<Service['getLike']> = (ctx, { likeId }) =>
  readSite(ctx, async (tx) => {
    const like = await findLike(tx, { id: likeId ?? '' }, whose(ctx));
    return like ? { like: view(like) } : noLike;
  });

export const queryLikes: UseCase<Service['queryLikes']> = async (ctx, { query }) => {
  const owner = whose(ctx);
  const scope = `blog likes:${ctx.siteId}:${owner}`;
  const compiled = compileQuery(query, likeQueryable, { secret: ctx.cursorSecret, scope, path: 'query' });
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await queryLikeRows(tx, compiled.value, owner));
    return { likes: rows.map(view), pagingMetadata };
  });
};

async function takeBack(tx: Tx, like: Like | null) {
  if (!like || !(await removeLike(tx, like.id))) return noLike;
  emit(tx, blogLikeEvents.deleted(view(like)));
  emit(tx, blogPostEvents.unliked(like.postId, whoIn(like)));
  return {};
}

export const deleteLike: UseCase<Service['deleteLike']> = (ctx, { likeId }) =>
  withSite(ctx, async (tx) => takeBack(tx, await findLike(tx, { id: likeId ?? '' }, whose(ctx))));

export const deleteLikeByFqdnAndEntityId: UseCase<Service['deleteLikeByFqdnAndEntityId']> = (ctx, request) => {
  const person = personOf(ctx);
  if (request.fqdn !== POST_FQDN) return refused(invalid(wrong('fqdn', `must be ${POST_FQDN}`)));
  if (!person) return refused(needsPerson);
  return withSite(ctx, async (tx) => takeBack(tx, await findLike(tx, { postId: request.entityId ?? '' }, person.id)));
};

export const recordPostView: UseCase<typeof blogReading.recordPostView> = async (ctx, { postId }) => {
  if (isGuid(postId)) await writeSite(ctx, (tx) => countView(tx, postId));
  return {};
};
