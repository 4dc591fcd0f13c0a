import type { newsletter as English } from '../en/newsletter.ts';

export const newsletter: typeof English = {
  title: '配信登録の確認',
  text: 'ボタンを押すと登録が完了し、最新情報をメールでお届けします。配信はいつでも停止できます。',
  button: '登録を確定する',
  done: '配信登録が完了しました。ありがとうございます。',
};
