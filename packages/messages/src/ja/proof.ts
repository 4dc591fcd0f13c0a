import type { proof as English } from '../en/proof.ts';

export const proof: typeof English = {
  usePasskey: 'パスキーを使う',
  logInWithPasskey: 'パスキーでログイン',
  addPasskey: 'パスキーを追加',
  waitingForPasskey: 'パスキーを待っています…',
  passkeyCancelled: 'パスキーは使用されませんでした。もう一度お試しいただくか、別の方法をお選びください。',
  passkeyFailed: 'パスキーが承認されませんでした。もう一度お試しいただくか、別の方法をお選びください。',
  rememberBrowser: 'このブラウザを30日間信頼する',
  rememberBrowserHint: 'このブラウザではパスワードだけでログインできます。共用の端末では使わないでください。',
  captchaSolving: 'ロボットではないことを確認しています…',
  captchaSolved: 'ロボットではないことを確認しました。',
  captchaFailed: '確認できませんでした。ページを再読み込みして、もう一度お試しください。',
  captchaNeedsScript: 'JavaScriptを有効にしてください。何度か試行されたあとは、ロボットではないことを確認しています。',
};
