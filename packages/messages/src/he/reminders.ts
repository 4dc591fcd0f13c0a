import type { reminders as English } from '../en/reminders.ts';

export const reminders: typeof English = {
  title: 'לא לשלוח עוד תזכורות?',
  text: 'לא נשלח לכם עוד תזכורות על קניות שלא הושלמו או בקשות לביקורות. הודעות על ההזמנות שלכם ימשיכו להגיע.',
  button: 'הפסקת התזכורות',
  done: 'לא נשלח לכם עוד תזכורות.',
};
