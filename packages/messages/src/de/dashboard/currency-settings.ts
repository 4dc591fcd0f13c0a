import type { currencySettings as English } from '../../en/dashboard/currency-settings.ts';

export const currencySettings: typeof English = {
  text: (currency) =>
    `Besucher können Preise in diesen Währungen sehen, umgerechnet mit den Kursen, die Sie hier eingeben. Sie wählen eine am Ende jeder Seite aus. Kunden zahlen in ${currency}, und die Kasse weist darauf hin.`,
  title: 'Wechselkurse',
  add: 'Währung hinzufügen',
  none: 'Keine weiteren Währungen',
  noneText: 'Fügen Sie eine Währung hinzu, damit Besucher Preise darin sehen können.',
  entered: (date) => `Eingegeben am ${date}`,
  remove: 'Währung entfernen',
  removeText: 'Besucher können Preise in dieser Währung nicht mehr sehen.',
  rateOf: (code) => `Kurs von ${code}`,
  saved: (code) => `Der Kurs von ${code} wurde gespeichert`,
  currency: 'Währung',
  codeExample: 'USD',
  noCode: 'Geben Sie den Code einer Währung ein, etwa USD',
  rate: (currency) => `1 ${currency} in dieser Währung`,
  noRate: 'Geben Sie eine Zahl wie 1,0842 ein',
};
