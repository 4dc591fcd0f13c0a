import type { giftCard as english } from '../en/gift-card.ts';

export const giftCard: typeof english = {
  name: 'Geschenkkarte',
  amount: 'Betrag',
  worth: (price, value) => `${value} für ${price}`,
  ownAmount: 'Anderer Betrag',
  ownAmountIn: (currency) => `Betrag in ${currency}`,
  range: (min, max) => `Von ${min} bis ${max}`,
  recipient: 'Für wen ist sie?',
  forMe: 'Für mich',
  forMeHint: 'Wir schicken den Code an die E-Mail-Adresse, die Sie an der Kasse angeben.',
  forSomeone: 'Für jemand anderen',
  recipientName: 'Name der Person',
  email: 'E-Mail der Person',
  from: 'Ihr Name',
  message: 'Nachricht',
  sendOn: 'Versand am',
  sendOnHint: 'Lassen Sie das Feld leer, um sie zu verschicken, sobald sie bezahlt ist.',
  addToCart: 'In den Warenkorb',
  valid: (months) => {
    if (months % 12 !== 0) return months === 1 ? 'Einen Monat gültig.' : `${months} Monate gültig.`;
    return months === 12 ? 'Ein Jahr gültig.' : `${months / 12} Jahre gültig.`;
  },
  validForever: 'Unbegrenzt gültig.',
  howItWorks: 'Der Code kommt per E-Mail. Er bezahlt an der Kasse, bis sein Guthaben aufgebraucht ist.',
  problems: {
    amount: 'Wählen Sie einen Betrag.',
    ownAmount: (min, max) => `Geben Sie einen Betrag von ${min} bis ${max} ein.`,
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    sendOn: 'Wählen Sie einen Tag von heute an, höchstens ein Jahr voraus.',
    gone: 'Diese Geschenkkarte wird so nicht mehr verkauft. Bitte wählen Sie noch einmal.',
  },
  lineTo: 'Für',
  lineOn: 'Versand am',
  lineMessage: 'Nachricht',
  lineValue: 'Wert',
};
