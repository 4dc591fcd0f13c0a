import type { invitation as English } from '../en/invitation.ts';
import { number } from './grammar.ts';

export const invitation: typeof English = {
  title: 'お客様のレビュー',
  heading: (name) => (name ? `${name}様、お買い上げの商品はいかがですか？` : 'お買い上げの商品はいかがですか？'),
  intro: 'お客様のレビューは、ほかの方の商品選びに役立ちます。ログインは必要ありません。',
  rating: '評価',
  stars: (count) => `星${number(count)}つ`,
  text: 'レビュー',
  photos: '写真',
  photosHint: '5枚まで、合計25MBまで',
  name: 'お名前',
  nameHint: 'レビューと一緒に表示されます',
  send: 'レビューを送信',
  written: {
    APPROVED: 'ありがとうございます。レビューを公開しました。',
    IN_MODERATION: 'ありがとうございます。内容を確認したうえで公開いたします。',
    SUBMITTED: 'ありがとうございます。内容を確認したうえで公開いたします。',
    REJECTED: 'ありがとうございます。レビューを受け付けました。',
  },
  seeProduct: (product) => `${product}を見る`,
  problems: {
    rating: '星の数を選択してください。',
    photos: '使用できない写真があります。1枚15MBまでの写真を5枚以内で選択してください。',
    text: 'レビューが長すぎます。3,000文字以内で入力してください。',
    tooMany: '送信回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    other: 'レビューを保存できませんでした。もう一度お試しください。',
  },
  unknown: {
    title: 'リンク先が見つかりません',
    text: 'リンクの一部が欠けている可能性があります。もう一度メールから開いてください。',
  },
  unsubscribe: {
    link: 'レビュー依頼の配信を停止',
    title: 'レビュー依頼の配信を停止しますか？',
    text: '今後、レビュー依頼や、お手続き途中のお買い物のお知らせはお送りしません。ご注文に関するメールは引き続きお届けします。',
    button: '配信を停止する',
    done: '今後、レビュー依頼のメールはお送りしません。',
  },
};
