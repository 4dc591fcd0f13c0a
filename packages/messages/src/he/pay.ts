import type { pay as English } from '../en/pay.ts';

export const pay: typeof English = {
  title: 'תשלום',
  order: (number) => `עבור הזמנה ${number}`,
  usualTitle: (order) => `תשלום עבור הזמנה ${order}`,
  amount: 'סכום',
  until: (date) => `אפשר לשלם כאן עד ${date}.`,
  card: 'תשלום בכרטיס אשראי',
  pay: (amount) => `לתשלום ${amount}`,
  transfer: 'תשלום בהעברה בנקאית',
  transferText: (amount, number) => `העבירו ${amount} וציינו בפרטי ההעברה את מספר ההזמנה ${number}.`,
  noMethods: 'אי אפשר לשלם כאן כרגע. צרו איתנו קשר.',
  declined: 'התשלום נדחה ולא חויבתם. נסו כרטיס אחר.',
  inProgress: 'התשלום מתבצע כעת. המתינו רגע לפני שתנסו שוב.',
  failed: 'לא הצלחנו לבצע את התשלום, ולא חויבתם. נסו שוב מאוחר יותר.',
  chooseCard: 'בחרו כרטיס.',
  states: {
    PAID: { title: 'תודה על התשלום', text: 'קיבלנו אותו. אפשר לסגור את העמוד הזה.' },
    EXPIRED: { title: 'תוקף הקישור פג', text: 'בקשו מאיתנו קישור חדש.' },
    VOIDED: { title: 'אין עוד צורך בתשלום הזה', text: 'אם יש לכם שאלות, צרו איתנו קשר.' },
    SETTLED: { title: 'לא נותר מה לשלם', text: 'ההזמנה שולמה או בוטלה.' },
  },
  unknown: { title: 'הקישור הזה לא עובד', text: 'בדקו שהעתקתם את הכתובת המלאה, או בקשו מאיתנו קישור חדש.' },
};
