import type { subscriptions as English } from '../en/subscriptions.ts';
import { plural } from './grammar.ts';

const units = {
  DAY: { one: 'כל יום', two: 'כל יומיים', other: 'כל # ימים' },
  WEEK: { one: 'כל שבוע', two: 'כל שבועיים', other: 'כל # שבועות' },
  MONTH: { one: 'כל חודש', two: 'כל חודשיים', other: 'כל # חודשים' },
  YEAR: { one: 'כל שנה', two: 'כל שנתיים', other: 'כל # שנים' },
};

const freeFor = {
  DAY: { one: 'יום אחד חינם', two: 'יומיים חינם', other: '# ימים חינם' },
  WEEK: { one: 'שבוע אחד חינם', two: 'שבועיים חינם', other: '# שבועות חינם' },
  MONTH: { one: 'חודש אחד חינם', two: 'חודשיים חינם', other: '# חודשים חינם' },
  YEAR: { one: 'שנה אחת חינם', two: 'שנתיים חינם', other: '# שנים חינם' },
};

export const subscriptions: typeof English = {
  every: (frequency, interval) => plural(interval, units[frequency]),
  times: (every, times) => `${every}, ${plural(times, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} בסך הכול`,
  line: 'מנוי',
  purchase: 'איך תרצו לקנות?',
  once: 'קנייה חד-פעמית',
  consent: (how) => `אתם נרשמים למנוי: ${how}. כרטיס האשראי שלכם יישמר ויחויב שוב עבור כל משלוח. אפשר לבטל בכל עת.`,
  trialThen: ({ frequency, interval }, how) => `${plural(interval, freeFor[frequency])}, ואחר כך ${how}`,
  trialThenPrice: ({ frequency, interval }, price, how) =>
    `${plural(interval, freeFor[frequency])}, ואחר כך ${price} ${how}`,
  trialConsent: (terms) =>
    `אתם מתחילים תקופת ניסיון חינם: ${terms}. כרטיס האשראי שלכם יישמר, ויחויב בסוף תקופת הניסיון ושוב עבור כל משלוח. אם תבטלו לפני כן, לא תחויבו על כך.`,
  trialUntil: 'ניסיון חינם עד',
  trialCancelHint: 'אם תבטלו לפני סוף תקופת הניסיון, לא תחויבו יותר.',
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
  otherCard: {
    title: 'תשלום בכרטיס אחר',
    hint: 'הכרטיס יחויב עבור המשלוח שלא שולם ועבור המשלוחים הבאים.',
    pay: 'לתשלום עכשיו',
  },
  notices: {
    cardChanged: 'מעכשיו נחייב את הכרטיס הזה.',
    paid: 'תודה על התשלום. המנוי שלכם ממשיך.',
    declined: 'הכרטיס נדחה ולא חויבתם. נסו כרטיס אחר.',
    unavailable: 'אי אפשר להזמין כרגע את המשלוח הבא. לא חויבתם.',
    paused: 'המנוי שלכם מושהה.',
    resumed: 'המנוי שלכם פעיל שוב.',
    canceled: 'המנוי שלכם בוטל.',
    refused: 'זה לא התאפשר: המנוי שלכם השתנה. בדקו אותו שוב.',
  },
};
