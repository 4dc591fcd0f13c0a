import type { address as English } from '../en/address.ts';
import { plural } from './grammar.ts';

const postalCode = (label: string) => ({
  label,
  missing: 'הזינו את המיקוד.',
  invalid: (example: string) => `הזינו מיקוד תקין, למשל ${example}.`,
  elsewhere: (place: string) => `המיקוד הזה לא נמצא באזור ${place}.`,
});

export const address: typeof English = {
  chooseCountry: 'בחרו ארץ',
  choose: 'בחרו…',
  showFields: 'התאמת הטופס לארץ הזאת',
  labels: {
    country: 'ארץ',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    company: 'חברה',
    addressLine: 'רחוב ומספר בית',
    addressLine2: 'דירה, קומה, כניסה',
  },
  postalCode: {
    POSTAL_CODE: postalCode('מיקוד'),
    POSTCODE: postalCode('מיקוד'),
    ZIP_CODE: postalCode('מיקוד (ZIP)'),
    PIN_CODE: postalCode('מיקוד (PIN)'),
    EIRCODE: postalCode('מיקוד (Eircode)'),
  },
  city: {
    CITY: { label: 'עיר', missing: 'הזינו את העיר.' },
    TOWN_OR_CITY: { label: 'עיר או יישוב', missing: 'הזינו את העיר או היישוב.' },
    SUBURB: { label: 'פרבר', missing: 'הזינו את הפרבר.' },
    DISTRICT: { label: 'רובע', missing: 'הזינו את הרובע.' },
  },
  subdivision: {
    AREA: { label: 'אזור', missing: 'בחרו אזור.' },
    COUNTY: { label: 'מחוז', missing: 'בחרו מחוז.' },
    DEPARTMENT: { label: 'מחוז', missing: 'בחרו מחוז.' },
    DISTRICT: { label: 'מחוז', missing: 'בחרו מחוז.' },
    DO_SI: { label: 'פרובינציה או עיר', missing: 'בחרו פרובינציה או עיר.' },
    EMIRATE: { label: 'אמירות', missing: 'בחרו אמירות.' },
    ISLAND: { label: 'אי', missing: 'בחרו אי.' },
    OBLAST: { label: 'אובלסט', missing: 'בחרו אובלסט.' },
    PARISH: { label: 'קהילה', missing: 'בחרו קהילה.' },
    PREFECTURE: { label: 'פרפקטורה', missing: 'בחרו פרפקטורה.' },
    PROVINCE: { label: 'פרובינציה', missing: 'בחרו פרובינציה.' },
    REGION: { label: 'אזור', missing: 'בחרו אזור.' },
    STATE: { label: 'מדינה', missing: 'בחרו מדינה.' },
  },
  missing: {
    company: 'הזינו את שם החברה.',
    addressLine2: 'הזינו דירה, קומה או כניסה.',
    country: 'בחרו ארץ.',
    firstName: 'הזינו את השם הפרטי.',
    lastName: 'הזינו את שם המשפחה.',
    addressLine: 'הזינו רחוב ומספר בית.',
  },
  tooLong: (most) =>
    plural(most, {
      one: 'אפשר להזין תו אחד לכל היותר.',
      two: 'אפשר להזין שני תווים לכל היותר.',
      other: 'אפשר להזין # תווים לכל היותר.',
    }),
};
