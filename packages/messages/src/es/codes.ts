import type { codes as English } from '../en/codes.ts';

export const codes: typeof English = {
  apply: 'Aplicar',
  remove: 'Quitar',
  any: {
    add: 'Añadir un cupón o una tarjeta de regalo',
    label: 'Código del cupón o de la tarjeta de regalo',
    missing: 'Escribe un código.',
    unknown: 'No conocemos este código. Revísalo, por favor.',
  },
  coupon: {
    add: 'Añadir un cupón',
    label: 'Código del cupón',
    applied: (code) => `Cupón ${code} aplicado`,
    appliedUnknown: 'Cupón aplicado',
    removed: 'Se ha quitado el cupón.',
    missing: 'Escribe el código de un cupón.',
    refused: 'Este cupón no se puede usar.',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'No conocemos este código. Revísalo, por favor.',
      ERROR_COUPON_HAS_EXPIRED: 'Este cupón ha caducado.',
      ERROR_COUPON_IS_DISABLED: 'Este cupón ya no es válido.',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'Este cupón todavía no es válido.',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'Tu pedido no llega al mínimo para usar este cupón.',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'Los cupones no se aplican a las tarjetas de regalo.',
      ERROR_COUPON_NOT_APPLICABLE: 'Este cupón no se aplica a ningún artículo de tu carrito.',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'Ya has usado este cupón todas las veces permitidas.',
      ERROR_COUPON_USAGE_EXCEEDED: 'Este cupón ya se ha agotado.',
    },
  },
  giftCard: {
    add: 'Añadir una tarjeta de regalo',
    label: 'Código de la tarjeta de regalo',
    applied: (ending) => `Tarjeta de regalo terminada en ${ending} aplicada`,
    appliedUnknown: 'Tarjeta de regalo aplicada',
    removed: 'Se ha quitado la tarjeta de regalo.',
    missing: 'Escribe el código de una tarjeta de regalo.',
    refused: 'Esta tarjeta de regalo no se puede usar.',
    problems: {
      GIFT_CARD_NOT_FOUND: 'No conocemos este código. Revísalo, por favor.',
      GIFT_CARD_DISABLED: 'Esta tarjeta de regalo está bloqueada.',
      GIFT_CARD_EXPIRED: 'Esta tarjeta de regalo ha caducado.',
      GIFT_CARD_IS_EMPTY: 'A esta tarjeta de regalo no le queda saldo.',
      GIFT_CARD_CURRENCY_MISMATCH: 'Esta tarjeta de regalo es para otra moneda.',
      GIFT_CARD_NOT_CONFIRMED:
        'Ahora mismo no podemos comprobar esta tarjeta de regalo. Inténtalo de nuevo en un momento o quítala para pagar sin ella.',
      SUBSCRIPTION_WITH_GIFT_CARD: 'No se puede pagar una suscripción con una tarjeta de regalo.',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
        'No se puede pagar una tarjeta de regalo con otra tarjeta de regalo.',
      THROTTLED_FEATURE: 'Se han probado demasiados códigos. Espera un momento y vuelve a intentarlo.',
      REDEEM_GIFT_CARD_ERROR: 'Tu tarjeta de regalo no ha podido pagar su parte. Revisa tu pedido y vuelve a pagar.',
    },
  },
};
