import type { entries as English } from '../en/entries.ts';
import { number, plural } from './grammar.ts';

export const entries: typeof English = {
  send: 'שליחה',
  choose: 'בחרו',
  thanks: 'תודה. ההודעה שלכם התקבלה.',
  closed: 'הטופס הזה סגור.',
  trap: 'השאירו את השדה הזה ריק',
  stars: (count) => plural(count, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' }),
  gone: 'הטופס הזה כבר לא זמין. טענו את העמוד מחדש.',
  preview: 'זו תצוגה מקדימה: אפשר לשלוח טפסים אחרי פרסום העמוד.',
  proof: 'שלחו את הטופס פעם נוספת, כדי שנוכל לוודא שאתם לא רובוט.',
  errors: {
    required: 'מלאו את השדה הזה.',
    agree: 'סמנו את התיבה הזאת.',
    choose: 'בחרו אפשרות.',
    tooLong: (most) =>
      plural(most, {
        one: 'הזינו תו אחד לכל היותר.',
        two: 'הזינו שני תווים לכל היותר.',
        other: 'הזינו # תווים לכל היותר.',
      }),
    tooShort: (least) =>
      plural(least, {
        one: 'הזינו לפחות תו אחד.',
        two: 'הזינו לפחות שני תווים.',
        other: 'הזינו לפחות # תווים.',
      }),
    tooLarge: (most) => `הזינו מספר שאינו גדול מ-${number(most)}.`,
    tooSmall: (least) => `הזינו מספר שאינו קטן מ-${number(least)}.`,
    wrongStep: (step) => `הזינו כפולה של ${number(step)}.`,
    tooMany: (most) =>
      plural(most, {
        one: 'בחרו אפשרות אחת לכל היותר.',
        two: 'בחרו שתי אפשרויות לכל היותר.',
        other: 'בחרו # אפשרויות לכל היותר.',
      }),
    tooFew: (least) =>
      plural(least, {
        one: 'בחרו לפחות אפשרות אחת.',
        two: 'בחרו לפחות שתי אפשרויות.',
        other: 'בחרו לפחות # אפשרויות.',
      }),
    email: 'הזינו כתובת אימייל, למשל name@example.com.',
    phone: 'הזינו מספר טלפון, למשל 050-123-4567.',
    date: 'הזינו תאריך.',
    time: 'הזינו שעה, למשל 14:30.',
    url: 'הזינו כתובת אתר, למשל https://example.com.',
    number: 'הזינו מספר.',
    other: 'בדקו את השדה הזה.',
  },
};
