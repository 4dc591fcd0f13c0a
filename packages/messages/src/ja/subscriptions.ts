import type { subscriptions as English } from '../en/subscriptions.ts';
import { number } from './grammar.ts';

const units = {
  DAY: { one: '毎日', more: '日ごと' },
  WEEK: { one: '毎週', more: '週間ごと' },
  MONTH: { one: '毎月', more: 'か月ごと' },
  YEAR: { one: '毎年', more: '年ごと' },
};

const freeFor = { DAY: '日間', WEEK: '週間', MONTH: 'か月間', YEAR: '年間' };

export const subscriptions: typeof English = {
  every: (frequency, interval) =>
    interval === 1 ? units[frequency].one : `${number(interval)}${units[frequency].more}`,
  times: (every, times) => `${every}、全${number(times)}回`,
  line: '定期購入',
  purchase: '購入方法をお選びください',
  once: '通常購入（1回のみ）',
  consent: (how) =>
    `定期購入のお申し込みです（${how}）。カード情報を保存し、お届けのたびに代金を請求します。いつでも解約できます。`,
  trialThen: ({ frequency, interval }, how) => `${number(interval)}${freeFor[frequency]}無料、その後は${how}`,
  trialThenPrice: ({ frequency, interval }, price, how) =>
    `${number(interval)}${freeFor[frequency]}無料、その後は${how}、1回あたり${price}`,
  trialConsent: (terms) =>
    `無料お試しのお申し込みです（${terms}）。カード情報を保存し、お試し期間の終了時と、その後のお届けのたびに代金を請求します。期間中に解約された場合、これらの代金は請求しません。`,
  trialUntil: '無料お試し期限',
  trialCancelHint: '無料お試し期間の終了前に解約された場合、今後の請求はありません。',
  title: '定期購入',
  empty: '定期購入のお申し込みはありません。',
  all: 'すべての定期購入',
  statuses: {
    ACTIVE: '継続中',
    PAUSED: '一時停止中',
    SUSPENDED: '停止中',
    CANCELED: '解約済み',
    ENDED: '終了',
  },
  columns: { items: '商品', status: '状況', next: '次回請求日', total: '1回あたり' },
  delivery: 'お届け頻度',
  status: '状況',
  since: '開始日',
  total: '1回あたりの金額',
  next: '次回請求日',
  nextTry: '次回の再請求日',
  ends: '終了予定日',
  ended: '終了日',
  problems: {
    PAYMENT: 'カードへの請求ができませんでした。',
    STOCK: '売り切れの商品がありました。',
    DELIVERY: 'ご登録の住所にお届けできませんでした。',
    OTHER: '次回分のご注文を確定できませんでした。',
  },
  see: '定期購入の内容を見る',
  orders: 'ご注文履歴',
  pause: '一時停止する',
  resume: '再開する',
  keep: '解約しない',
  tryAgain: '今すぐ再試行する',
  cancel: '定期購入を解約する',
  cancelHint: 'お支払い済みの分は、予定どおりお届けします。',
  cancelThen: (date) => `${date}に解約する`,
  cancelNow: '今すぐ解約する',
  otherCard: {
    title: '別のカードで支払う',
    hint: 'お支払いできなかった分と、今後のお届け分をこのカードに請求します。',
    pay: '今すぐ支払う',
  },
  notices: {
    cardChanged: '今後はこのカードに請求します。',
    paid: 'お支払いありがとうございます。定期購入は継続されます。',
    declined: 'カードが承認されず、請求は行われませんでした。別のカードをお試しください。',
    unavailable: '現在、次回分をご注文いただけません。請求は行われていません。',
    paused: '定期購入を一時停止しました。',
    resumed: '定期購入を再開しました。',
    canceled: '定期購入を解約しました。',
    refused: '定期購入の内容が変わったため、操作を完了できませんでした。もう一度内容をご確認ください。',
  },
};
