import type { wishlist as English } from '../en/wishlist.ts';

export const wishlist: typeof English = {
  title: 'רשימת משאלות',
  add: 'הוספה לרשימת המשאלות',
  remove: 'הסרה מרשימת המשאלות',
  addToCart: 'הוספה לסל',
  choose: 'בחירת אפשרויות',
  empty: 'רשימת המשאלות שלכם ריקה.',
  full: 'רשימת המשאלות שלכם מלאה. כדי להוסיף עוד, הסירו ממנה משהו.',
};
