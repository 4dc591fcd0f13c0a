import type { wishlist as English } from '../en/wishlist.ts';

export const wishlist: typeof English = {
  title: 'お気に入り',
  add: 'お気に入りに追加',
  remove: 'お気に入りから削除',
  addToCart: 'カートに入れる',
  choose: 'オプションを選択',
  empty: 'お気に入りに商品はありません。',
  full: 'お気に入りがいっぱいです。追加するには、いずれかを削除してください。',
};
