import type { codes as English } from '../en/codes.ts';

// The left-to-right mark keeps codes such as 20-OFF in order.
export const codes: typeof English = {
  apply: 'הפעלה',
  remove: 'הסרה',
  any: {
    add: 'הוספת קופון או שובר מתנה',
    label: 'קוד קופון או שובר מתנה',
    missing: 'הזינו קוד.',
    unknown: 'הקוד הזה לא מוכר לנו. בדקו אותו.',
  },
  coupon: {
    add: 'הוספת קופון',
    label: 'קוד קופון',
    applied: (code) => `הקופון \u200e${code} הופעל`,
    appliedUnknown: 'הקופון הופעל',
    removed: 'הקופון הוסר.',
    missing: 'הזינו קוד קופון.',
    refused: 'אי אפשר להשתמש בקופון הזה.',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'קוד הקופון הזה לא מוכר לנו. בדקו אותו.',
      ERROR_COUPON_HAS_EXPIRED: 'תוקף הקופון הזה פג.',
      ERROR_COUPON_IS_DISABLED: 'הקופון הזה כבר לא בתוקף.',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'הקופון הזה עוד לא בתוקף.',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'ההזמנה שלכם לא מגיעה לסכום המינימום לקופון הזה.',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'קופונים לא חלים על שוברי מתנה.',
      ERROR_COUPON_NOT_APPLICABLE: 'הקופון הזה לא חל על אף פריט בסל שלכם.',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'כבר השתמשתם בקופון הזה במספר הפעמים המותר.',
      ERROR_COUPON_USAGE_EXCEEDED: 'הקופון הזה כבר נוצל במלואו.',
    },
  },
  giftCard: {
    add: 'הוספת שובר מתנה',
    label: 'קוד שובר מתנה',
    applied: (ending) => `שובר המתנה שמסתיים ב-\u200e${ending} הופעל`,
    appliedUnknown: 'שובר המתנה הופעל',
    removed: 'שובר המתנה הוסר.',
    missing: 'הזינו קוד של שובר מתנה.',
    refused: 'אי אפשר להשתמש בשובר המתנה הזה.',
    problems: {
      GIFT_CARD_NOT_FOUND: 'הקוד של שובר המתנה לא מוכר לנו. בדקו אותו.',
      GIFT_CARD_DISABLED: 'שובר המתנה הזה חסום.',
      GIFT_CARD_EXPIRED: 'תוקף שובר המתנה הזה פג.',
      GIFT_CARD_IS_EMPTY: 'לא נותר כסף בשובר המתנה הזה.',
      GIFT_CARD_CURRENCY_MISMATCH: 'שובר המתנה הזה מיועד למטבע אחר.',
      GIFT_CARD_NOT_CONFIRMED: 'אי אפשר לבדוק כרגע את שובר המתנה הזה. נסו שוב בעוד רגע, או הסירו אותו כדי לשלם בלעדיו.',
      SUBSCRIPTION_WITH_GIFT_CARD: 'אי אפשר לשלם על מנוי בשובר מתנה.',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'אי אפשר לקנות שובר מתנה בשובר מתנה.',
      THROTTLED_FEATURE: 'הוזנו יותר מדי קודים. המתינו רגע ונסו שוב.',
      REDEEM_GIFT_CARD_ERROR: 'שובר המתנה שלכם לא שילם את חלקו. בדקו את ההזמנה ושלמו שוב.',
    },
  },
};
