import type { codes as English } from '../en/codes.ts';

export const codes: typeof English = {
  apply: 'Appliquer',
  remove: 'Supprimer',
  any: {
    add: 'Ajouter un code promo ou une carte cadeau',
    label: 'Code promo ou code de la carte cadeau',
    missing: 'Saisissez un code.',
    unknown: 'Nous ne connaissons pas ce code. Vérifiez votre saisie.',
  },
  coupon: {
    add: 'Ajouter un code promo',
    label: 'Code promo',
    applied: (code) => `Code promo ${code} appliqué`,
    appliedUnknown: 'Code promo appliqué',
    removed: 'Le code promo a été supprimé.',
    missing: 'Saisissez un code promo.',
    refused: 'Ce code promo ne peut pas être utilisé.',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'Nous ne connaissons pas ce code promo. Vérifiez votre saisie.',
      ERROR_COUPON_HAS_EXPIRED: 'Ce code promo a expiré.',
      ERROR_COUPON_IS_DISABLED: 'Ce code promo n’est plus valable.',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'Ce code promo n’est pas encore valable.',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED:
        'Votre commande n’atteint pas le montant minimum requis pour ce code promo.',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'Les codes promo ne s’appliquent pas aux cartes cadeaux.',
      ERROR_COUPON_NOT_APPLICABLE: 'Ce code promo ne s’applique à aucun article de votre panier.',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'Vous avez déjà utilisé ce code promo autant de fois que possible.',
      ERROR_COUPON_USAGE_EXCEEDED: 'Ce code promo a déjà été utilisé autant de fois que possible.',
    },
  },
  giftCard: {
    add: 'Ajouter une carte cadeau',
    label: 'Code de la carte cadeau',
    applied: (ending) => `Carte cadeau se terminant par ${ending} appliquée`,
    appliedUnknown: 'Carte cadeau appliquée',
    removed: 'La carte cadeau a été supprimée.',
    missing: 'Saisissez le code d’une carte cadeau.',
    refused: 'Cette carte cadeau ne peut pas être utilisée.',
    problems: {
      GIFT_CARD_NOT_FOUND: 'Nous ne connaissons pas ce code de carte cadeau. Vérifiez votre saisie.',
      GIFT_CARD_DISABLED: 'Cette carte cadeau est bloquée.',
      GIFT_CARD_EXPIRED: 'Cette carte cadeau a expiré.',
      GIFT_CARD_IS_EMPTY: 'Le solde de cette carte cadeau est épuisé.',
      GIFT_CARD_CURRENCY_MISMATCH: 'Cette carte cadeau est dans une autre devise.',
      GIFT_CARD_NOT_CONFIRMED:
        'Nous ne pouvons pas vérifier cette carte cadeau pour le moment. Réessayez dans un instant ou retirez-la pour payer sans elle.',
      SUBSCRIPTION_WITH_GIFT_CARD: 'Un abonnement ne peut pas être payé avec une carte cadeau.',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
        'Une carte cadeau ne peut pas être payée avec une autre carte cadeau.',
      THROTTLED_FEATURE: 'Trop de codes ont été essayés. Patientez un instant, puis réessayez.',
      REDEEM_GIFT_CARD_ERROR:
        'Votre carte cadeau n’a pas pu payer sa part. Vérifiez votre commande, puis payez à nouveau.',
    },
  },
};
