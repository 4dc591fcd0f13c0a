import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';
import { findLikesOf, removeLikesOf } from './likes.store.ts';
import { findPostsBy, forgetAuthors } from './posts.store.ts';

/** The posts that a member liked, which go with them, and those that they wrote, which stay as the site's, without their name. */
export const blogData: PersonalData = {
  name: 'blog',
  async export(_ctx, tx, { memberId }) {
    const likes = await findLikesOf(tx, [memberId]);
    return {
      likes: likes.map(({ postId, createdDate }) => ({ postId, createdDate })),
      posts: await findPostsBy(tx, memberId),
    };
  },
  async erase(ctx, tx, people) {
    const memberIds = memberIdsOf(people);
    await removeLikesOf(tx, memberIds);
    await forgetAuthors(tx, memberIds);
    ctx.cache.changed(tx);
  },
};
