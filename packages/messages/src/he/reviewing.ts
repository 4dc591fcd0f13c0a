import type { reviewing as English } from '../en/reviewing.ts';
import { number, plural } from './grammar.ts';

export const reviewing: typeof English = {
  title: (product) => `ביקורת על ${product}`,
  editTitle: (product) => `עריכת הביקורת שלכם על ${product}`,
  back: 'חזרה למוצר',
  rating: 'הדירוג שלכם',
  ratings: ['גרוע', 'סביר', 'טוב', 'טוב מאוד', 'מצוין'],
  ratingOf: (stars, meaning) =>
    `${plural(stars, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' })}: ${meaning}`,
  headline: 'כותרת',
  text: 'הביקורת שלכם',
  photos: 'תמונות',
  photosHint: (most, megabytes) =>
    `עד ${number(most)} תמונות בפורמט JPEG,\u200f PNG,\u200f WebP,\u200f AVIF או GIF, כל אחת עד ${number(megabytes)}MB.`,
  uploading: (count) =>
    plural(count, { one: 'תמונה אחת בהעלאה…', two: 'שתי תמונות בהעלאה…', other: '# תמונות בהעלאה…' }),
  uploaded: (count) => plural(count, { one: 'נוספה תמונה אחת', two: 'נוספו שתי תמונות', other: 'נוספו # תמונות' }),
  photo: (position) => `תמונה ${number(position)}`,
  removePhoto: (position) => `הסרת תמונה ${number(position)}`,
  name: 'השם שלכם',
  nameHint: 'יוצג לצד הביקורת.',
  email: 'כתובת האימייל שלכם',
  emailHint: 'לעולם לא מוצגת לאחרים.',
  submit: 'שליחת הביקורת',
  save: 'שמירת השינויים',
  chooseRating: 'בחרו דירוג מכוכב אחד עד 5 כוכבים.',
  enterName: 'הזינו את השם שלכם.',
  problems: {
    REVIEW_ALREADY_EXISTS: 'כבר נכתבה ביקורת על המוצר הזה מכתובת האימייל הזאת. אם היא שלכם, התחברו כדי לשנות אותה.',
    REVIEW_REQUIRES_LOGIN: 'התחברו כדי לכתוב ביקורת.',
    REVIEW_REQUIRES_PURCHASE: 'רק מי שקנו את המוצר הזה יכולים לכתוב עליו ביקורת.',
    CAPTCHA_TOKEN_REQUIRED: 'שלחו את הביקורת פעם נוספת, כדי שנדע שאתם לא רובוט.',
    INVALID_CAPTCHA_TOKEN: 'שלחו את הביקורת פעם נוספת, כדי שנדע שאתם לא רובוט.',
    INVALID_REVISION: 'הביקורת שלכם שונתה בינתיים במקום אחר. בדקו אותה ושמרו שוב.',
  },
  photoProblems: {
    tooMany: (most) => `אפשר לצרף לביקורת עד ${number(most)} תמונות. הסירו כמה מהן כדי להוסיף אחרות.`,
    tooLarge: (file, megabytes) => `הקובץ ”${file}” גדול מ-${number(megabytes)}MB.`,
    unreadable: (file) =>
      `הקובץ ”${file}” אינו תמונה שאפשר לקרוא. בחרו קובץ JPEG,\u200f PNG,\u200f WebP,\u200f AVIF או GIF.`,
    busy: (file) => `לא הצלחנו להעלות את הקובץ ”${file}”. נסו שוב בעוד רגע.`,
    tooManyWaiting: 'העליתם כבר את מספר התמונות המרבי ליום אחד. שלחו את הביקורת בלי תמונות נוספות.',
  },
  loginRequired: 'התחברו כדי לכתוב ביקורת על המוצר הזה.',
  buyersOnly: 'רק מי שקנו את המוצר הזה יכולים לכתוב עליו ביקורת.',
  delete: 'מחיקת הביקורת',
  deleteTitle: 'למחוק את הביקורת שלכם?',
  deleteText: (product) => `הביקורת שלכם על ${product} והתמונות שלה יימחקו לתמיד.`,
  keep: 'להשאיר אותה',
  mine: {
    title: 'הביקורות שלי',
    empty: 'עוד לא כתבתם ביקורות.',
    edit: 'עריכה',
    editOf: (product) => `הביקורת על ${product}`,
  },
  reviewItem: 'כתיבת ביקורת',
};
