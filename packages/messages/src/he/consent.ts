import type { consent as English } from '../en/consent.ts';

export const consent: typeof English = {
  title: 'הבחירה שלכם',
  text: 'האתר פועל גם בלי הסכמתכם. עם הסכמתכם אנחנו משתמשים גם בשירותים של אחרים, למטרות שתבחרו כאן.',
  categories: {
    FUNCTIONAL: { label: 'תוספות', text: 'סרטונים, מפות ותוכן נוסף מאתרים אחרים.' },
    ANALYTICS: { label: 'סטטיסטיקה', text: 'עוזרת לנו להבין איך משתמשים באתר.' },
    ADVERTISING: { label: 'פרסום', text: 'מודד את השפעת המודעות ומציג לכם מודעות מתאימות.' },
  },
  acceptAll: 'אישור הכול',
  rejectAll: 'דחיית הכול',
  choose: 'בחירה אישית',
  save: 'שמירת הבחירה',
  settings: 'העדפות פרטיות',
  saved: 'הבחירה שלכם נשמרה.',
  privacy: 'מדיניות הפרטיות',
  waits: 'התוכן הזה מגיע מאתר אחר, ויוצג לאחר שתאשרו תוספות.',
};
