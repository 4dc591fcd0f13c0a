import type { subscriptions as English } from '../en/subscriptions.ts';
import { plural } from './grammar.ts';

const units = {
  DAY: { one: 'כל יום', two: 'כל יומיים', other: 'כל # ימים' },
  WEEK: { one: 'כל שבוע', two: 'כל שבועיים', other: 'כל # שבועות' },
  MONTH: { one: 'כל חודש', two: 'כל חודשיים', other: 'כל # חודשים' },
  YEAR: { one: 'כל שנה', two: 'כל שנתיים', other: 'כל # שנים' },
};

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, ${plural(times, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} בסך הכול`,
  line: 'מנוי',
  purchase: 'איך תרצו לקנות?',
  once: 'קנייה חד-פעמית',
  consent: (how) => `אתם נרשמים למנוי: ${how}. כרטיס האשראי שלכם יישמר ויחויב שוב עבור כל משלוח. אפשר לבטל בכל עת.`,
  title: 'מנויים',
  empty: 'אין לכם מנויים.',
  all: 'כל המנויים',
  statuses: {
    ACTIVE: 'פעיל',
    PAUSED: 'מושהה',
    SUSPENDED: 'הופסק',
    CANCELED: 'בוטל',
    ENDED: 'הסתיים',
  },
  columns: { items: 'פריטים', status: 'מצב', next: 'החיוב הבא', total: 'מחיר למשלוח' },
  delivery: 'משלוח',
  status: 'מצב',
  since: 'מאז',
  total: 'מחיר לכל משלוח',
  next: 'החיוב הבא',
  nextTry: 'הניסיון הבא',
  ends: 'תאריך הסיום',
  ended: 'הסתיים בתאריך',
  problems: {
    PAYMENT: 'לא הצלחנו לחייב את כרטיס האשראי שלכם.',
    STOCK: 'אחד הפריטים אזל מהמלאי.',
    DELIVERY: 'לא הצלחנו לשלוח לכתובת שלכם.',
    OTHER: 'לא הצלחנו להזמין את המשלוח הבא.',
  },
  see: 'לצפייה במנוי',
  orders: 'הזמנות',
  pause: 'השהיה',
  resume: 'חידוש',
  keep: 'לא לבטל',
  tryAgain: 'לנסות שוב עכשיו',
  cancel: 'ביטול המנוי',
  cancelHint: 'מה שכבר שילמתם עליו עוד יישלח אליכם.',
  cancelThen: (date) => `ביטול ב-${date}`,
  cancelNow: 'ביטול מיידי',
  notices: {
    paused: 'המנוי שלכם מושהה.',
    resumed: 'המנוי שלכם פעיל שוב.',
    canceled: 'המנוי שלכם בוטל.',
    refused: 'זה לא התאפשר: המנוי שלכם השתנה. בדקו אותו שוב.',
  },
};
