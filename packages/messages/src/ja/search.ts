import type { search as English } from '../en/search.ts';
import { number } from './grammar.ts';

export const search: typeof English = {
  search: '検索',
  searchProducts: '商品を検索',
  suggestions: '検索候補',
  suggestionCount: (count) => `候補${number(count)}件`,
  category: 'カテゴリー',
  priceFrom: (price) => `${price}〜`,
  searchFor: (words) => `「${words}」で検索`,
  resultsFor: (words) => `「${words}」の検索結果`,
  noResultsFor: (words) => `「${words}」に一致する結果は見つかりませんでした。`,
  noProductsFor: (words) => `「${words}」に一致する商品は見つかりませんでした。`,
  fromTheBlog: 'ブログの記事',
  showingInstead: '次の検索結果を表示しています：{words}',
  quoted: (words) => `「${words}」`,
  tryOthers: '入力内容をご確認いただくか、より一般的な言葉でお試しください。',
  seeEverything: 'すべての商品を見る',
};
