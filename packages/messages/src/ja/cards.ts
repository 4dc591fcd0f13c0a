import type { cards as English } from '../en/cards.ts';

export const cards: typeof English = {
  title: 'お支払い方法',
  intro: '次回以降のお買い物のために保存されたカードです。カード番号を当店が見たり保存したりすることはありません。',
  empty: '保存されたカードはありません。お支払いの際に「このカードを次回のために保存する」を選択してください。',
  expires: (month, year) => `有効期限：${String(month).padStart(2, '0')}/${year}`,
  soon: 'まもなく期限切れ',
  expired: '期限切れ',
  primary: '既定のカード',
  makePrimary: '既定にする',
  remove: '削除',
  removeHint: 'このカードでもう一度お支払いになるには、改めて入力が必要です。',
  removeNow: 'カードを削除する',
  unusable: 'このカードには、当店から請求できなくなりました。',
  notices: {
    removed: 'カードを削除しました。',
    preferred: 'このカードを既定にしました。',
    inUse: 'このカードは定期購入のお支払いに使われています。先に別のカードを選ぶか、定期購入を解約してください。',
    gone: 'このカードはすでに削除されています。',
    failed: 'うまくいきませんでした。しばらくしてからもう一度お試しください。',
  },
  choose: '保存されたカード',
  other: '別のカード',
  save: 'このカードを次回のために保存する',
  subscription: {
    card: 'カード',
    change: '別のカードに請求する',
    changeHint: '次回以降のお届け分をこのカードに請求します。',
    use: 'このカードを使う',
    saveFirst: '別のカードをご利用になるには、次回のお買い物の際にカードを保存してください。',
  },
};
