import type { reviews as English } from '../en/reviews.ts';
import { number, plural } from './grammar.ts';

const reviewsOf = (count: number): string =>
  plural(count, { one: 'ביקורת אחת', two: 'שתי ביקורות', other: '# ביקורות' });

export const reviews: typeof English = {
  title: 'ביקורות',
  average: (average) => number(average),
  basedOn: (count) => `על סמך ${reviewsOf(count)}`,
  distribution: 'ביקורות לפי דירוג',
  stars: (count) => plural(count, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' }),
  withPhotos: (count) => `עם תמונות (${number(count)})`,
  onlyWithPhotos: 'עם תמונות',
  onlyVerified: 'רכישות מאומתות',
  count: reviewsOf,
  countOnPage: (first, last, total) => `${number(first)}–${number(last)} מתוך ${reviewsOf(total)}`,
  sortings: {
    relevant: 'הרלוונטיות ביותר',
    newest: 'החדשות ביותר',
    oldest: 'הישנות ביותר',
    highest: 'הדירוג הגבוה ביותר',
    lowest: 'הדירוג הנמוך ביותר',
    helpful: 'המועילות ביותר',
  },
  noneMatch: 'אין ביקורות שמתאימות למסננים האלה.',
  showAll: 'לכל הביקורות',
  pages: 'עמודי הביקורות',
  write: 'כתיבת ביקורת',
  empty: 'אין ביקורות עדיין.',
  invite: (product) => `היו הראשונים לספר לאחרים מה דעתכם על ${product}.`,
  verified: 'רכישה מאומתת',
  somebody: 'מלקוחות החנות',
  reply: (shop) => `תגובה מאת ${shop}`,
  photos: 'התמונות בביקורת הזאת',
  photo: (position) => `תמונה ${number(position)} בביקורת הזאת`,
  enlargePhoto: (position) => `הגדלת תמונה ${number(position)}`,
  helpfulQuestion: 'הביקורת הזאת עזרה לכם?',
  helpful: 'עזרה לי',
  unhelpful: 'לא עזרה לי',
  voteSaved: 'תודה על ההצבעה.',
  voteRemoved: 'ההצבעה שלכם הוסרה.',
  voteFailed: 'לא הצלחנו לשמור את ההצבעה שלכם. נסו שוב בעוד רגע.',
  own: 'הביקורת שלכם',
  edit: 'עריכת הביקורת שלכם',
  states: {
    APPROVED: 'פורסמה',
    IN_MODERATION: 'ממתינה לבדיקה',
    SUBMITTED: 'ממתינה לבדיקה',
    REJECTED: 'לא פורסמה',
  },
  thanks: {
    APPROVED: 'תודה. הביקורת שלכם פורסמה.',
    IN_MODERATION: 'תודה על הביקורת. נפרסם אותה אחרי שנבדוק אותה.',
    SUBMITTED: 'תודה על הביקורת. נפרסם אותה אחרי שנבדוק אותה.',
    REJECTED: 'תודה על הביקורת. היא לא עומדת בכללים שלנו, ולכן לא פרסמנו אותה.',
  },
  deleted: 'הביקורת שלכם נמחקה.',
};
