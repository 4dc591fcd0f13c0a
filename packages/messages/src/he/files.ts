import type { files as English } from '../en/files.ts';
import { all, number, plural } from './grammar.ts';

export const files: typeof English = {
  hint: (most, megabytes) =>
    plural(most, {
      one: `קובץ אחד בגודל של עד ${number(megabytes)}MB.`,
      two: `עד שני קבצים בגודל של עד ${number(megabytes)}MB כל אחד.`,
      other: `עד # קבצים בגודל של עד ${number(megabytes)}MB כל אחד.`,
    }),
  accepted: (kinds) => `אפשר לשלוח: ${all(kinds)}.`,
  kinds: {
    IMAGE: 'תמונות',
    DOCUMENT: 'מסמכים',
    VIDEO: 'סרטונים',
    AUDIO: 'קובצי שמע',
    ARCHIVE: 'קבצים דחוסים (ZIP)',
    MODEL_3D: 'מודלים תלת־ממדיים (GLB)',
  },
  uploading: (file) => `הקובץ ”${file}” בהעלאה…`,
  uploaded: (count) => plural(count, { one: 'נוסף קובץ אחד', two: 'נוספו שני קבצים', other: 'נוספו # קבצים' }),
  remove: (file) => `הסרת הקובץ ”${file}”`,
  choose: 'נא לבחור קובץ.',
  gone: 'הקבצים שלכם כבר אינם זמינים. נא לבחור אותם שוב.',
  tooMany: (most) =>
    plural(most, {
      one: 'אפשר לשלוח קובץ אחד בלבד.',
      two: 'אפשר לשלוח עד שני קבצים. כדי להוסיף קבצים, הסירו אחרים.',
      other: 'אפשר לשלוח עד # קבצים. כדי להוסיף קבצים, הסירו אחרים.',
    }),
  tooLarge: (file, megabytes) => `הקובץ ”${file}” גדול מ-${number(megabytes)}MB.`,
  wrongKind: (file) => `אי אפשר לשלוח כאן את הקובץ ”${file}”. נא לבחור קובץ מסוג אחר.`,
  busy: (file) => `לא הצלחנו להעלות את הקובץ ”${file}”. נסו שוב בעוד רגע.`,
  full: 'אי אפשר לקבל כרגע קבצים נוספים. נסו שוב מאוחר יותר, או שלחו את הטופס בלי קובץ.',
};
