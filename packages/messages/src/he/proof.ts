import type { proof as English } from '../en/proof.ts';

export const proof: typeof English = {
  usePasskey: 'שימוש במפתח גישה',
  logInWithPasskey: 'התחברות עם מפתח גישה',
  addPasskey: 'הוספת מפתח גישה',
  waitingForPasskey: 'ממתינים למפתח הגישה שלכם…',
  passkeyCancelled: 'לא נעשה שימוש במפתח גישה. נסו שוב או בחרו דרך אחרת.',
  passkeyFailed: 'מפתח הגישה שלכם לא התקבל. נסו שוב או בחרו דרך אחרת.',
  rememberBrowser: 'זכירת הדפדפן הזה למשך 30 יום',
  rememberBrowserHint: 'כאן תספיק הסיסמה שלכם. לא מומלץ במכשיר משותף.',
  captchaSolving: 'מוודאים שאתם לא רובוט…',
  captchaSolved: 'אושר: אתם לא רובוט.',
  captchaFailed: 'הבדיקה לא הצליחה. טענו את העמוד מחדש ונסו שוב.',
  captchaNeedsScript: 'הפעילו JavaScript בדפדפן: אחרי כמה ניסיונות אנחנו מוודאים שאתם לא רובוט.',
};
