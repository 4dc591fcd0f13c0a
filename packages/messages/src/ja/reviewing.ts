import type { reviewing as English } from '../en/reviewing.ts';
import { number } from './grammar.ts';

export const reviewing: typeof English = {
  title: (product) => `${product}のレビューを書く`,
  editTitle: (product) => `${product}のレビューを編集`,
  back: '商品ページに戻る',
  rating: '評価',
  ratings: ['不満', 'やや不満', '普通', '満足', '大満足'],
  ratingOf: (stars, meaning) => `星${number(stars)}つ：${meaning}`,
  headline: 'タイトル',
  text: 'レビュー',
  photos: '写真',
  photosHint: (most, megabytes) =>
    `JPEG、PNG、WebP、AVIF、GIF形式の写真を${number(most)}枚まで（1枚${number(megabytes)}MBまで）。`,
  uploading: (count) => `写真${number(count)}枚をアップロードしています…`,
  uploaded: (count) => `写真${number(count)}枚を追加しました`,
  photo: (position) => `写真${number(position)}`,
  removePhoto: (position) => `写真${number(position)}を削除`,
  name: 'お名前',
  nameHint: 'レビューと一緒に表示されます。',
  email: 'メールアドレス',
  emailHint: '公開されることはありません。',
  submit: 'レビューを投稿',
  save: '変更を保存',
  chooseRating: '星1〜5の評価を選択してください。',
  enterName: 'お名前を入力してください。',
  problems: {
    REVIEW_ALREADY_EXISTS:
      'このメールアドレスで、この商品のレビューがすでに投稿されています。ご本人の場合は、ログインしてレビューを変更してください。',
    REVIEW_REQUIRES_LOGIN: 'レビューを書くには、ログインしてください。',
    REVIEW_REQUIRES_PURCHASE: 'この商品のレビューは、ご購入いただいた方のみ投稿できます。',
    CAPTCHA_TOKEN_REQUIRED: 'ロボットではないことを確認するため、もう一度レビューを投稿してください。',
    INVALID_CAPTCHA_TOKEN: 'ロボットではないことを確認するため、もう一度レビューを投稿してください。',
    INVALID_REVISION: 'レビューが別の画面で変更されました。内容をご確認のうえ、もう一度保存してください。',
  },
  photoProblems: {
    tooMany: (most) => `写真は${number(most)}枚までです。追加するには、いずれかを削除してください。`,
    tooLarge: (file, megabytes) => `「${file}」は${number(megabytes)}MBを超えています。`,
    unreadable: (file) =>
      `「${file}」は画像として読み込めません。JPEG、PNG、WebP、AVIF、GIF形式のファイルを選択してください。`,
    busy: (file) => `「${file}」をアップロードできませんでした。しばらく待ってから、もう一度お試しください。`,
    tooManyWaiting:
      '1日にアップロードできる写真の上限に達しました。これ以上写真を追加せずに、レビューを投稿してください。',
  },
  loginRequired: 'この商品のレビューを書くには、ログインしてください。',
  buyersOnly: 'この商品のレビューは、ご購入いただいた方のみ投稿できます。',
  delete: 'このレビューを削除',
  deleteTitle: 'レビューを削除しますか？',
  deleteText: (product) => `${product}のレビューと写真が完全に削除されます。`,
  keep: '削除しない',
  mine: {
    title: '投稿したレビュー',
    empty: '投稿したレビューはまだありません。',
    edit: '編集',
    editOf: (product) => `${product}のレビュー`,
  },
  reviewItem: 'レビューを書く',
};
