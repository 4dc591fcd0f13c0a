import type { starter as English } from '../en/starter.ts';

export const starter: typeof English = {
  shop: 'ショップ',
  welcome:
    'ようこそお越しくださいました。どうぞごゆっくりご覧ください。ご質問がありましたら、お気軽にお問い合わせください。',
  browse: 'ショップを見る',
  newest: '新着商品',
};
