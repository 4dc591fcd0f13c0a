import type { notices as English } from '../en/notices.ts';

export const notices: typeof English = {
  tooManyRequests: { title: 'יותר מדי בקשות', description: 'המתינו רגע ונסו שוב.' },
  noSite: { title: 'אין כאן כלום', description: 'אין אתר בכתובת הזאת.' },
  linkUsed: { title: 'חזרו אחורה ונסו שוב', description: 'כבר נעשה שימוש בקישור הזה, או שתוקפו פג.' },
  loginExpired: {
    title: 'התחילו מחדש',
    description: 'ההתחברות נמשכה זמן רב מדי. חזרו ליישום שממנו הגעתם והתחברו שם שוב.',
  },
  otherBrowser: {
    title: 'התחילו מחדש',
    description: 'ההתחברות לא התחילה בדפדפן הזה, או שנמשכה זמן רב מדי. חזרו אחורה והתחברו שוב.',
  },
  loginImpossible: { title: 'אי אפשר להתחבר', description: 'חזרו אחורה ובחרו דרך אחרת להתחבר.' },
  unknownApplication: { title: 'יישום לא מוכר', description: 'האתר הזה לא מכיר את היישום ששלח אתכם לכאן.' },
  invalidRedirect: {
    title: 'כתובת ההפניה אינה תקינה',
    description: 'היישום אינו מורשה לקבל את התשובה בכתובת הזאת.',
  },
  foreignForm: { title: 'לא נשלח', description: 'הטופס הזה נשלח מאתר אחר.' },
  filesTooLarge: {
    title: 'התמונות שלכם גדולות מדי',
    description: 'חזרו אחורה ובחרו פחות תמונות, או תמונות קטנות יותר: יחד הן יכולות להגיע עד 25MB.',
  },
  notBuilt: { title: 'עוד לא מוכן', description: 'חזית החנות עדיין לא נבנתה. הריצו npm start בשרת.' },
  away: { title: 'תכף נשוב', description: 'אי אפשר להציג את העמוד הזה כרגע. נסו שוב בעוד דקה.' },
  comingSoon: { title: 'נפתחים בקרוב', description: 'אנחנו עוד מכינים את הכול. חזרו לבקר בקרוב.' },
  closed: { title: 'סגור כרגע', description: 'אי אפשר לבקר באתר הזה כרגע.' },
  loggingIn: { title: 'מתחברים', description: 'אפשר לסגור את החלון הזה.' },
};
