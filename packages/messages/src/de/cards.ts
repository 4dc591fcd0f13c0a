import type { cards as English } from '../en/cards.ts';

export const cards: typeof English = {
  title: 'Zahlungsarten',
  intro: 'Karten, die wir für Ihre nächsten Einkäufe aufbewahren dürfen. Die Nummern sehen und speichern wir nie.',
  empty: 'Sie haben noch keine Karte gespeichert. Wählen Sie beim Bezahlen „Karte für das nächste Mal speichern“.',
  expires: (month, year) => `Gültig bis ${String(month).padStart(2, '0')}/${year}`,
  soon: 'Läuft bald ab',
  expired: 'Abgelaufen',
  primary: 'Standard',
  makePrimary: 'Als Standard verwenden',
  remove: 'Entfernen',
  removeHint: 'Um wieder mit dieser Karte zu bezahlen, müssen Sie sie erneut eingeben.',
  removeNow: 'Karte entfernen',
  unusable: 'Dieser Shop kann diese Karte nicht mehr belasten.',
  notices: {
    removed: 'Die Karte wurde entfernt.',
    preferred: 'Diese Karte ist jetzt Ihre Standardkarte.',
    inUse:
      'Diese Karte wird für ein Abo belastet. Wählen Sie dafür zuerst eine andere Karte, oder kündigen Sie das Abo.',
    gone: 'Das war nicht möglich: Die Karte wurde bereits entfernt.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
  choose: 'Ihre Karten',
  other: 'Andere Karte',
  save: 'Karte für das nächste Mal speichern',
  subscription: {
    card: 'Karte',
    change: 'Andere Karte belasten',
    changeHint: 'Wir belasten sie für die nächsten Lieferungen.',
    use: 'Diese Karte verwenden',
    saveFirst: 'Um eine andere Karte belasten zu lassen, speichern Sie sie bei Ihrem nächsten Einkauf.',
  },
};
