import type { templates as English } from '../en/templates.ts';

export const templates: typeof English = {
  names: {
    contact: 'טופס יצירת קשר',
    question: 'שאלה על מוצר',
    booking: 'בקשה לתיאום מועד',
    newsletter: 'ניוזלטר',
  },
  fields: {
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    email: 'כתובת אימייל',
    phone: 'מספר טלפון',
    message: 'ההודעה שלכם',
    product: 'על איזה מוצר מדובר?',
    question: 'מה תרצו לדעת?',
    day: 'יום',
    time: 'שעה',
    people: 'מספר משתתפים',
    wishes: 'משהו שכדאי לנו לדעת?',
    consent:
      'כן, אשמח לקבל עדכונים באימייל. אפשר לבטל את ההרשמה בכל עת. פרטים נוספים ב[מדיניות הפרטיות](/policies/privacy).',
  },
  thanks: {
    contact: 'תודה על ההודעה. נחזור אליכם בקרוב.',
    question: 'תודה על השאלה. נענה עליה באימייל.',
    booking: 'תודה. נעדכן אתכם באימייל אם המועד פנוי.',
    newsletter: 'כמעט סיימנו: נשאר רק לאשר את ההרשמה בקישור שבאימייל ששלחנו לכם עכשיו.',
  },
};
