import type { blocks as English } from '../en/blocks.ts';
import { number } from './grammar.ts';

export const blocks: typeof English = {
  colors: 'カラー',
  reducedPrice: 'セール価格',
  priceBefore: '通常価格',
  rated: (average) => `5つ星のうち${number(average)}`,
  reviews: (count) => `レビュー${number(count)}件`,
};
