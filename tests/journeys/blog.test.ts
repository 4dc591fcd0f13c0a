import { describe, test } from 'vitest';
import { theOwnerPublishesAPost, visitorsReadTheBlog } from './stories/blogging.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('the blog', () => {
  test('visitors read it without scripts', () => visitorsReadTheBlog(shop));
  test('the owner writes a post with a picture, and a visitor reads it', () => theOwnerPublishesAPost(shop));
});
