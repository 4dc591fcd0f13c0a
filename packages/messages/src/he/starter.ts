import type { starter as English } from '../en/starter.ts';

export const starter: typeof English = {
  shop: 'חנות',
  welcome: 'טוב שבאתם. אתם מוזמנים להסתובב קצת באתר, ואם יש שאלות, פשוט כתבו לנו.',
  browse: 'לסיור בחנות',
  newest: 'חדש אצלנו',
};
