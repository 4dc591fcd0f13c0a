import type { newsletter as English } from '../en/newsletter.ts';

export const newsletter: typeof English = {
  title: 'אישור ההרשמה לעדכונים',
  text: 'לחצו על הכפתור, ונשלח לכם את העדכונים שלנו באימייל. אפשר לבטל את ההרשמה בכל עת.',
  button: 'אישור ההרשמה',
  done: 'נרשמתם. תודה!',
};
