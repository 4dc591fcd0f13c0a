import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: 'お知らせの配信を停止しますか？',
  text: '今後、お手続き途中のお買い物のお知らせや、レビュー依頼はお送りしません。ご注文に関するメールは引き続きお届けします。',
  button: '配信を停止する',
  done: '今後、お手続き途中のお買い物のお知らせはお送りしません。',
};
