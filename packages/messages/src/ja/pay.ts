import type { pay as English } from '../en/pay.ts';

export const pay: typeof English = {
  title: 'お支払い',
  order: (number) => `注文番号：${number}`,
  usualTitle: (order) => `ご注文${order}のお支払い`,
  amount: '金額',
  until: (date) => `${date}までこちらでお支払いいただけます。`,
  card: 'カードで支払う',
  pay: (amount) => `${amount}を支払う`,
  transfer: '銀行振込で支払う',
  transferText: (amount, number) => `${amount}をお振り込みください。その際、注文番号「${number}」をご記入ください。`,
  noMethods: '現在、こちらではお支払いいただけません。お問い合わせください。',
  declined: 'お支払いが承認されませんでした。代金は請求されていません。別のカードでお試しください。',
  inProgress: 'お支払いを処理しています。しばらく待ってから、もう一度お試しください。',
  failed: 'お支払いを完了できませんでした。代金は請求されていません。時間をおいて、もう一度お試しください。',
  chooseCard: 'カードを選択してください。',
  states: {
    PAID: {
      title: 'お支払いありがとうございます',
      text: 'お支払いを確認しました。このページは閉じてもかまいません。',
    },
    EXPIRED: { title: 'リンクの有効期限が切れています', text: '新しいリンクが必要な場合は、お問い合わせください。' },
    VOIDED: {
      title: 'このお支払いは不要になりました',
      text: 'ご不明な点がありましたら、お問い合わせください。',
    },
    SETTLED: { title: '未払いの金額はありません', text: 'ご注文はお支払い済みか、キャンセルされています。' },
  },
  unknown: {
    title: 'リンクを開けません',
    text: 'アドレスが途中で切れていないかご確認いただくか、新しいリンクをお問い合わせください。',
  },
};
