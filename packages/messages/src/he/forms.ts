import type { forms as English } from '../en/forms.ts';
import { plural } from './grammar.ts';

export const forms: typeof English = {
  optional: '(לא חובה)',
  problems: 'יש לתקן את הפרטים הבאים',
  errorTitle: (title) => `שגיאה: ${title}`,
  remove: 'הסרה',
  save: 'שמירה',
  confirm: 'אישור',
  rules: {
    required: 'מלאו את השדה הזה.',
    email: 'הזינו כתובת אימייל, למשל name@example.com.',
    tooShort: (least) =>
      plural(least, { one: 'הזינו לפחות תו אחד.', two: 'הזינו לפחות שני תווים.', other: 'הזינו לפחות # תווים.' }),
    tooLong: (most) =>
      plural(most, {
        one: 'הזינו תו אחד לכל היותר.',
        two: 'הזינו שני תווים לכל היותר.',
        other: 'הזינו # תווים לכל היותר.',
      }),
    weakPassword: 'קל לנחש את הסיסמה הזאת. בחרו סיסמה שאינכם משתמשים בה בשום מקום אחר.',
    other: 'בדקו את השדה הזה.',
  },
  refused: 'זה לא הצליח. בדקו את הפרטים שהזנתם ונסו שוב.',
  tooManyAttempts: {
    soon: 'היו יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
    seconds: (seconds) =>
      plural(seconds, {
        one: 'היו יותר מדי ניסיונות. המתינו שנייה אחת ונסו שוב.',
        two: 'היו יותר מדי ניסיונות. המתינו שתי שניות ונסו שוב.',
        other: 'היו יותר מדי ניסיונות. המתינו # שניות ונסו שוב.',
      }),
    minutes: (minutes) =>
      plural(minutes, {
        one: 'היו יותר מדי ניסיונות. המתינו דקה אחת ונסו שוב.',
        two: 'היו יותר מדי ניסיונות. המתינו שתי דקות ונסו שוב.',
        other: 'היו יותר מדי ניסיונות. המתינו # דקות ונסו שוב.',
      }),
  },
};
