import type { entries as English } from '../en/entries.ts';
import { number } from './grammar.ts';

export const entries: typeof English = {
  send: '送信する',
  choose: '選択してください',
  thanks: 'ありがとうございます。メッセージを受け付けました。',
  closed: 'このフォームの受付は終了しました。',
  trap: 'この欄は空欄のままにしてください',
  stars: (count) => `星${number(count)}個`,
  gone: 'このフォームは現在ご利用いただけません。ページを再読み込みしてください。',
  preview: 'これはプレビューです。ページを公開すると、フォームを送信できるようになります。',
  proof: 'ロボットではないことを確認するため、もう一度フォームを送信してください。',
  errors: {
    required: 'この項目を入力してください。',
    agree: 'チェックを入れてください。',
    choose: '選択してください。',
    tooLong: (most) => `${number(most)}文字以内で入力してください。`,
    tooShort: (least) => `${number(least)}文字以上で入力してください。`,
    tooLarge: (most) => `${number(most)}以下の数値を入力してください。`,
    tooSmall: (least) => `${number(least)}以上の数値を入力してください。`,
    wrongStep: (step) => `${number(step)}の倍数を入力してください。`,
    tooMany: (most) => `選択できるのは${number(most)}個までです。`,
    tooFew: (least) => `${number(least)}個以上選択してください。`,
    email: 'メールアドレスを正しく入力してください（例：name@example.com）。',
    phone: '電話番号を入力してください（例：+81 3 1234 5678）。',
    date: '日付を入力してください。',
    time: '時刻を入力してください（例：14:30）。',
    url: 'URLを入力してください（例：https://example.com）。',
    number: '数値を入力してください。',
    other: 'この項目をご確認ください。',
  },
};
