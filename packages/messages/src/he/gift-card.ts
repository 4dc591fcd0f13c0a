import type { giftCard as English } from '../en/gift-card.ts';
import { plural } from './grammar.ts';

export const giftCard: typeof English = {
  name: 'שובר מתנה',
  amount: 'סכום',
  worth: (price, value) => `שובר של ${value} ב-${price}`,
  ownAmount: 'סכום אחר',
  ownAmountIn: (currency) => `סכום (${currency})`,
  range: (min, max) => `מ-${min} עד ${max}`,
  recipient: 'למי השובר?',
  forMe: 'בשבילי',
  forMeHint: 'נשלח את הקוד לכתובת האימייל שתזינו בקופה.',
  forSomeone: 'לתת במתנה',
  recipientName: 'למי המתנה',
  email: 'האימייל למשלוח המתנה',
  from: 'השם שלכם',
  message: 'ברכה',
  sendOn: 'מועד השליחה',
  sendOnHint: 'אם תשאירו את השדה ריק, השובר יישלח מיד אחרי התשלום.',
  addToCart: 'הוספה לסל',
  valid: (months) =>
    months % 12 === 0
      ? plural(months / 12, { one: 'בתוקף לשנה.', two: 'בתוקף לשנתיים.', other: 'בתוקף ל-# שנים.' })
      : plural(months, { one: 'בתוקף לחודש.', two: 'בתוקף לחודשיים.', other: 'בתוקף ל-# חודשים.' }),
  validForever: 'ללא הגבלת תוקף.',
  howItWorks: 'הקוד מגיע באימייל. אפשר לשלם איתו בקופה עד שהיתרה נגמרת.',
  problems: {
    amount: 'בחרו סכום.',
    ownAmount: (min, max) => `הזינו סכום מ-${min} עד ${max}.`,
    email: 'הזינו כתובת אימייל תקינה.',
    sendOn: 'בחרו תאריך מהיום ועד שנה קדימה.',
    gone: 'שובר המתנה הזה כבר לא נמכר באותם תנאים. בחרו שוב.',
  },
  lineTo: 'עבור',
  lineOn: 'מועד השליחה',
  lineMessage: 'ברכה',
  lineValue: 'שווי',
};
