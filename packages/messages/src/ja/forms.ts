import type { forms as English } from '../en/forms.ts';
import { number } from './grammar.ts';

export const forms: typeof English = {
  optional: '（任意）',
  problems: '次の項目をご確認ください',
  errorTitle: (title) => `エラー：${title}`,
  remove: '削除',
  save: '保存',
  confirm: '確認する',
  rules: {
    required: 'この項目を入力してください。',
    email: 'メールアドレスを正しく入力してください（例：name@example.com）。',
    tooShort: (least) => `${number(least)}文字以上で入力してください。`,
    tooLong: (most) => `${number(most)}文字以内で入力してください。`,
    weakPassword: '推測されやすいパスワードです。ほかのサービスで使っていないものを設定してください。',
    other: 'この項目をご確認ください。',
  },
  refused: 'うまくいきませんでした。入力内容をご確認のうえ、もう一度お試しください。',
  tooManyAttempts: {
    soon: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    seconds: (seconds) => `試行回数が多すぎます。${number(seconds)}秒待ってから、もう一度お試しください。`,
    minutes: (minutes) => `試行回数が多すぎます。${number(minutes)}分待ってから、もう一度お試しください。`,
  },
};
