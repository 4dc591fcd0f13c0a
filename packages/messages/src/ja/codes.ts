import type { codes as English } from '../en/codes.ts';

export const codes: typeof English = {
  apply: '適用',
  remove: '削除',
  any: {
    add: 'クーポンまたはギフトカードを追加',
    label: 'クーポンまたはギフトカードのコード',
    missing: 'コードを入力してください。',
    unknown: 'コードが見つかりません。入力内容をご確認ください。',
  },
  coupon: {
    add: 'クーポンを追加',
    label: 'クーポンコード',
    applied: (code) => `クーポン（${code}）を適用しました`,
    appliedUnknown: 'クーポンを適用しました',
    removed: 'クーポンを削除しました。',
    missing: 'クーポンコードを入力してください。',
    refused: 'このクーポンはご利用いただけません。',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'クーポンコードが見つかりません。入力内容をご確認ください。',
      ERROR_COUPON_HAS_EXPIRED: 'このクーポンは有効期限が切れています。',
      ERROR_COUPON_IS_DISABLED: 'このクーポンは現在ご利用いただけません。',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'このクーポンはまだご利用いただけません。',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'ご注文金額が、このクーポンの最低利用金額に達していません。',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'ギフトカードのご購入にクーポンはご利用いただけません。',
      ERROR_COUPON_NOT_APPLICABLE: 'カートに、このクーポンの対象となる商品がありません。',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'このクーポンは、すでに利用回数の上限までお使いいただいています。',
      ERROR_COUPON_USAGE_EXCEEDED: 'このクーポンは配布上限に達したため、ご利用いただけません。',
    },
  },
  giftCard: {
    add: 'ギフトカードを追加',
    label: 'ギフトカードのコード',
    applied: (ending) => `ギフトカード（末尾${ending}）を適用しました`,
    appliedUnknown: 'ギフトカードを適用しました',
    removed: 'ギフトカードを削除しました。',
    missing: 'ギフトカードのコードを入力してください。',
    refused: 'このギフトカードはご利用いただけません。',
    problems: {
      GIFT_CARD_NOT_FOUND: 'ギフトカードのコードが見つかりません。入力内容をご確認ください。',
      GIFT_CARD_DISABLED: 'このギフトカードは利用停止になっています。',
      GIFT_CARD_EXPIRED: 'このギフトカードは有効期限が切れています。',
      GIFT_CARD_IS_EMPTY: 'このギフトカードには残高がありません。',
      GIFT_CARD_CURRENCY_MISMATCH: 'このギフトカードは別の通貨用です。',
      GIFT_CARD_NOT_CONFIRMED:
        '現在このギフトカードを確認できません。しばらくしてからもう一度お試しいただくか、ギフトカードを削除してお支払いください。',
      SUBSCRIPTION_WITH_GIFT_CARD: '定期購入のお支払いにギフトカードはご利用いただけません。',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
        'ギフトカードのご購入に、別のギフトカードはご利用いただけません。',
      THROTTLED_FEATURE: 'コードの入力回数が多すぎます。しばらく待ってから、もう一度お試しください。',
      REDEEM_GIFT_CARD_ERROR:
        'ギフトカードでのお支払いができませんでした。ご注文内容をご確認のうえ、もう一度お支払いください。',
    },
  },
};
