import type { notices as English } from '../en/notices.ts';

export const notices: typeof English = {
  tooManyRequests: {
    title: 'アクセスの回数が多すぎます',
    description: 'しばらく待ってから、もう一度お試しください。',
  },
  noSite: { title: 'サイトが見つかりません', description: 'このアドレスにサイトはありません。' },
  linkUsed: {
    title: '前のページに戻って、もう一度お試しください',
    description: 'このリンクは使用済みか、有効期限が切れています。',
  },
  loginExpired: {
    title: '最初からやり直してください',
    description: 'ログインの途中で時間が経過しました。元のアプリケーションに戻り、もう一度ログインしてください。',
  },
  otherBrowser: {
    title: '最初からやり直してください',
    description:
      'このログインは別のブラウザで開始されたか、途中で時間が経過しました。前のページに戻り、もう一度ログインしてください。',
  },
  loginImpossible: {
    title: 'ログインできません',
    description: '前のページに戻り、別のログイン方法を選択してください。',
  },
  unknownApplication: {
    title: '不明なアプリケーション',
    description: '元のアプリケーションが、このサイトに登録されていません。',
  },
  invalidRedirect: {
    title: 'リダイレクトURIが無効です',
    description: 'このアドレスに応答を送ることは、アプリケーションに許可されていません。',
  },
  foreignForm: { title: '送信されませんでした', description: 'このフォームは別のウェブサイトから送信されました。' },
  filesTooLarge: {
    title: '写真のサイズが大きすぎます',
    description: '前のページに戻り、枚数を減らすか、小さいものを選択してください。合計25MBまで送信できます。',
  },
  notBuilt: {
    title: '準備ができていません',
    description: 'ストアフロントがまだビルドされていません。サーバーでnpm startを実行してください。',
  },
  away: {
    title: 'まもなく再開します',
    description: '現在、このページを表示できません。1分ほど待ってから、もう一度お試しください。',
  },
  comingSoon: { title: 'まもなくオープン', description: 'ただいま準備中です。また後日お越しください。' },
  closed: { title: '現在お休み中です', description: 'ただいま、このサイトはご覧いただけません。' },
  loggingIn: { title: 'ログインしています', description: 'このウィンドウは閉じてもかまいません。' },
};
