import type { consent as English } from '../en/consent.ts';

export const consent: typeof English = {
  title: 'Ihre Entscheidung',
  text: 'Diese Website funktioniert auch ohne Ihre Einwilligung. Mit ihr nutzen wir zusätzlich Dienste anderer, für die Zwecke, die Sie hier auswählen.',
  categories: {
    FUNCTIONAL: { label: 'Zusatzinhalte', text: 'Videos, Karten und andere Inhalte von fremden Seiten.' },
    ANALYTICS: { label: 'Statistik', text: 'Hilft uns zu verstehen, wie die Website genutzt wird.' },
    ADVERTISING: { label: 'Werbung', text: 'Misst die Wirkung von Anzeigen und zeigt Ihnen passende.' },
  },
  acceptAll: 'Alle akzeptieren',
  rejectAll: 'Alle ablehnen',
  choose: 'Selbst auswählen',
  save: 'Auswahl speichern',
  settings: 'Datenschutz-Auswahl',
  saved: 'Ihre Auswahl wurde gespeichert.',
  privacy: 'Datenschutzerklärung',
  waits: 'Dieser Inhalt stammt von einer anderen Website und wird angezeigt, sobald Sie Zusatzinhalte erlauben.',
};
