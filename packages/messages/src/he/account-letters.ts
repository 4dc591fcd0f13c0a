import type { accountLetters as English } from '../en/account-letters.ts';
import { plural } from './grammar.ts';

export const ignore = 'אפשר להתעלם מההודעה הזאת.';

export const accountLetters: typeof English = {
  code: {
    subject: (code, sender) => `${code} הוא הקוד שלכם באתר ${sender}`,
    code: (code) => `הקוד שלכם הוא ${code}.`,
    validity: 'הוא תקף ל-10 דקות. אל תמסרו אותו לאף אחד.',
    closing: `אם לא ביקשתם קוד, ${ignore}`,
  },
  recovery: {
    subject: (sender) => `בחירת סיסמה חדשה באתר ${sender}`,
    text: 'התקבלה בקשה לסיסמה חדשה לחשבון שלכם. הקישור תקף לשעה אחת ולשימוש חד-פעמי.',
    link: 'בחירת סיסמה חדשה',
    closing: `אם לא אתם ביקשתם, ${ignore} הסיסמה שלכם לא תשתנה.`,
  },
  activation: {
    subject: (sender) => `החשבון שלכם באתר ${sender}`,
    text: (sender) => `נפתח עבורכם חשבון באתר ${sender}. בחרו סיסמה כדי להתחבר. הקישור תקף לשבוע אחד ולשימוש חד-פעמי.`,
    link: 'בחירת סיסמה',
    closing: `אם אינכם מעוניינים בחשבון, ${ignore}`,
  },
  approved: {
    subject: (sender) => `ברוכים הבאים לאתר ${sender}`,
    text: (sender) => `החשבון שלכם באתר ${sender} אושר. עכשיו אפשר להתחבר.`,
    closing: `אם לא ביקשתם לפתוח חשבון, ${ignore}`,
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      plural(count, {
        one: `בקשת ההצטרפות של ${latest} ממתינה לאישורכם באתר ${sender}`,
        two: `שתי בקשות הצטרפות ממתינות לאישורכם באתר ${sender}`,
        other: `# בקשות הצטרפות ממתינות לאישורכם באתר ${sender}`,
      }),
    text: (count, latest, sender) =>
      plural(count, {
        one: `בקשת ההצטרפות של ${latest} לאתר ${sender} ממתינה לכם.`,
        two: `שתי בקשות הצטרפות לאתר ${sender} ממתינות לכם.`,
        other: `# בקשות הצטרפות לאתר ${sender} ממתינות לכם.`,
      }),
    latest: (latest) => `הבקשה האחרונה הגיעה מאת ${latest}.`,
    link: 'לצפייה בבקשות',
    closing: 'תקבלו לכל היותר הודעה כזאת אחת בשעה. בהגדרות, תחת ”Sign-in”, אפשר לבחור מי יקבל אותן.',
  },
  newDevice: {
    subject: (sender) => `התחברות חדשה לחשבון שלכם באתר ${sender}`,
    text: 'התבצעה התחברות לחשבון שלכם ממכשיר שעוד לא ראינו.',
    closing: 'אם לא אתם התחברתם, בחרו מיד סיסמה חדשה. כך ינותקו כל המכשירים.',
  },
  passwordChanged: {
    subject: (sender) => `הסיסמה שלכם באתר ${sender} שונתה`,
    text: 'הסיסמה של החשבון שלכם שונתה. מכשירים אחרים נותקו.',
    closing: 'אם לא אתם שיניתם אותה, אפסו אותה מיד בעמוד ההתחברות.',
  },
  wrongCodes: {
    subject: (sender) => `ניסיון התחברות לחשבון שלכם באתר ${sender}`,
    text: 'הסיסמה שלכם הוזנה, ואחריה קודים שגויים. ההתחברות לא הצליחה.',
    closing: 'אם לא אתם ניסיתם להתחבר, בחרו סיסמה חדשה: זו שלכם ידועה גם לאחרים.',
  },
  factorsChanged: {
    subject: (sender) => `הגדרות ההתחברות שלכם באתר ${sender} שונו`,
    changes: {
      EMAIL_ADDED: () => 'מעכשיו נשלח לכם קוד באימייל בכל התחברות.',
      TOTP_ADDED: () => 'לחשבון שלכם נוספה אפליקציית אימות.',
      WEBAUTHN_ADDED: (name) => `לחשבון שלכם נוסף מפתח הגישה ”${name}”.`,
      RECOVERY_CODES_CREATED: () => 'נוצרו קודי שחזור חדשים. הקודים הקודמים כבר לא עובדים.',
      REMOVED: (name) => `הוסר האמצעי ”${name}”. לא תתבקשו להשתמש בו כשתתחברו.`,
    },
    closing: 'אם לא אתם עשיתם זאת, בחרו מיד סיסמה חדשה והסירו כל מה שאינכם מזהים.',
  },
  addressChanged: {
    subject: (sender) => `כתובת ההתחברות שלכם באתר ${sender} שונתה`,
    text: (address) => `מעכשיו יש להתחבר עם הכתובת ${address}.`,
    closing: 'אם לא אתם שיניתם אותה, צרו איתנו קשר מיד.',
  },
  invitation: {
    subject: (siteName) => `הצטרפו לצוות של ${siteName}`,
    text: (invitedBy, siteName, role) => `הוזמנתם על ידי ${invitedBy} לעבוד על ${siteName}. התפקיד שלכם: ${role}.`,
    link: 'הצטרפות לצוות',
    closing: `הקישור תקף לשבוע אחד ולשימוש חד-פעמי. אם אינכם יודעים במה מדובר, ${ignore}`,
  },
  signUp: {
    subject: (siteName) => `נשאר רק להשלים את ההרשמה: ${siteName}`,
    text: (siteName) => `בחרו סיסמה וכתובת עבור ${siteName}, והאתר שלכם ייפתח.`,
    link: 'לפתיחת האתר שלי',
    closing: `הקישור תקף ליום אחד ולשימוש חד-פעמי. אם לא נרשמתם, ${ignore} שום דבר לא יקרה.`,
  },
  signUpKnown: {
    subject: 'כבר יש לכם חשבון',
    text: (siteName) =>
      `התקבלה הרשמה עם כתובת האימייל שלכם לאתר בשם ${siteName}. כבר יש לכם חשבון. התחברו כדי ליצור אתר נוסף.`,
    link: 'התחברות',
    closing: `אם לא אתם נרשמתם, ${ignore} שום דבר לא השתנה.`,
  },
  siteDeleted: {
    subject: (siteName) => `האתר ${siteName} בסל האשפה`,
    text: (siteName, date) =>
      `האתר ${siteName} הועבר לסל האשפה ומבקרים כבר לא מגיעים אליו. הוא יימחק לתמיד ב-${date}. עד אז אפשר לשחזר אותו כפי שהיה.`,
    link: 'לאתרים שלכם',
    closing: 'אם לא אתם מחקתם אותו, שחזרו את האתר והחליפו את הסיסמה שלכם.',
  },
  siteOffered: {
    subject: (siteName) => `האתר ${siteName} יכול להיות שלכם`,
    text: (offeredBy, siteName) =>
      `קיבלתם הצעה מאת ${offeredBy}: להעביר לבעלותכם את האתר ${siteName}, עם ההזמנות, הלקוחות והקבצים שלו. האתר יהיה שלכם ברגע שתאשרו.`,
    link: 'לצפייה בהצעה',
    closing: 'הקישור פועל פעם אחת ותקף לשבוע. אם אינכם יודעים במה מדובר, אפשר להתעלם מההודעה.',
  },
  siteGiven: {
    subject: (siteName) => `האתר ${siteName} עבר לבעלות אחרת`,
    text: (email, siteName) => `ההעברה של ${siteName} אל ${email} אושרה, והאתר כבר לא בבעלותכם.`,
    stays: 'אתם נשארים בצוות בתפקיד אדמין.',
    leaves: 'אין לכם יותר גישה לאתר.',
    link: 'לאתרים שלכם',
  },
  siteReceived: {
    subject: (siteName) => `האתר ${siteName} שלכם`,
    text: (siteName) => `האתר ${siteName} נמצא עכשיו בבעלותכם.`,
    stays: (former) => `התפקיד של ${former} בצוות הוא מעתה אדמין.`,
    check: 'חשבונות התשלום, מפתחות ה-API והצוות נשארו כפי שהיו. בדקו בהגדרות אם כך הם צריכים להישאר.',
    link: 'לאתרים שלכם',
  },
  signUpInvitation: {
    subject: 'הוזמנתם ליצור אתר',
    text: (invitedBy) => `הוזמנתם על ידי ${invitedBy} ליצור אתר משלכם.`,
    link: 'יצירת אתר',
    closing: `הקישור תקף לשבוע אחד ולשימוש חד-פעמי. אם אינכם יודעים במה מדובר, ${ignore}`,
  },
};
