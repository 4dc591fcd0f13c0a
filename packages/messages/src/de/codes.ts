import type { codes as English } from '../en/codes.ts';

export const codes: typeof English = {
  apply: 'Einlösen',
  remove: 'Entfernen',
  any: {
    add: 'Gutschein oder Geschenkkarte einlösen',
    label: 'Code des Gutscheins oder der Geschenkkarte',
    missing: 'Geben Sie einen Code ein.',
    unknown: 'Wir kennen diesen Code nicht. Bitte prüfen Sie ihn.',
  },
  coupon: {
    add: 'Gutschein einlösen',
    label: 'Gutscheincode',
    applied: (code) => `Gutschein ${code} eingelöst`,
    appliedUnknown: 'Gutschein eingelöst',
    removed: 'Der Gutschein wurde entfernt.',
    missing: 'Geben Sie einen Gutscheincode ein.',
    refused: 'Dieser Gutschein kann nicht eingelöst werden.',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'Wir kennen diesen Gutscheincode nicht. Bitte prüfen Sie ihn.',
      ERROR_COUPON_HAS_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
      ERROR_COUPON_IS_DISABLED: 'Dieser Gutschein ist nicht mehr gültig.',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'Dieser Gutschein ist noch nicht gültig.',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'Ihre Bestellung erreicht den Mindestbetrag dieses Gutscheins nicht.',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'Für Geschenkkarten gelten keine Gutscheine.',
      ERROR_COUPON_NOT_APPLICABLE: 'Dieser Gutschein gilt für keinen Artikel in Ihrem Warenkorb.',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'Sie haben diesen Gutschein bereits so oft eingelöst wie möglich.',
      ERROR_COUPON_USAGE_EXCEEDED: 'Dieser Gutschein wurde bereits aufgebraucht.',
    },
  },
  giftCard: {
    add: 'Geschenkkarte einlösen',
    label: 'Code der Geschenkkarte',
    applied: (ending) => `Geschenkkarte mit der Endung ${ending} eingelöst`,
    appliedUnknown: 'Geschenkkarte eingelöst',
    removed: 'Die Geschenkkarte wurde entfernt.',
    missing: 'Geben Sie den Code einer Geschenkkarte ein.',
    refused: 'Diese Geschenkkarte kann nicht eingelöst werden.',
    problems: {
      GIFT_CARD_NOT_FOUND: 'Wir kennen den Code dieser Geschenkkarte nicht. Bitte prüfen Sie ihn.',
      GIFT_CARD_DISABLED: 'Diese Geschenkkarte ist gesperrt.',
      GIFT_CARD_EXPIRED: 'Diese Geschenkkarte ist abgelaufen.',
      GIFT_CARD_IS_EMPTY: 'Auf dieser Geschenkkarte ist kein Guthaben mehr.',
      GIFT_CARD_NOT_CONFIRMED:
        'Wir können diese Geschenkkarte gerade nicht prüfen. Versuchen Sie es gleich noch einmal, oder entfernen Sie sie, um ohne sie zu bezahlen.',
      SUBSCRIPTION_WITH_GIFT_CARD: 'Eine Geschenkkarte kann kein Abonnement bezahlen.',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'Eine Geschenkkarte kann keine Geschenkkarte bezahlen.',
      GIFT_CARD_CURRENCY_MISMATCH: 'Diese Geschenkkarte gilt für eine andere Währung.',
      THROTTLED_FEATURE:
        'Es wurden zu viele Codes ausprobiert. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
      REDEEM_GIFT_CARD_ERROR:
        'Ihre Geschenkkarte konnte ihren Teil nicht bezahlen. Bitte prüfen Sie Ihre Bestellung und zahlen Sie erneut.',
    },
  },
};
