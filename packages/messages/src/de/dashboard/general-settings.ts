import type { generalSettings as English } from '../../en/dashboard/general-settings.ts';

export const generalSettings: typeof English = {
  business: {
    title: 'Unternehmen',
    name: 'Name des Shops',
    nameText:
      'Wird in der Kopfzeile, in E-Mails und von Suchmaschinen angezeigt. Ein Logo für die Kopfzeile wählen Sie auf „Seiten“ unter „Logo, Menü und Fußzeile“ aus.',
    missingName: 'Geben Sie den Namen des Shops ein.',
    email: 'E-Mail-Adresse für Kunden',
    footerText: 'Wird in der Fußzeile der Website angezeigt.',
    phone: 'Telefon',
  },
  units: {
    title: 'Sprache, Währung und Einheiten',
    language: 'Sprache',
    languageText: 'Für die Website und ihre E-Mails.',
    others: 'Weitere Sprachen',
    othersText:
      'Besucher können zu ihnen wechseln. Was nicht übersetzt ist, wird in der Sprache der Website angezeigt.',
    addressTaken:
      'Eine Seite hat die Adresse, mit der eine dieser Sprachen beginnt, etwa /de. Ändern Sie zuerst ihre Adresse.',
    currency: 'Währung',
    currencyFixed: 'Die Währung lässt sich nicht mehr ändern: Inzwischen gibt es Preise.',
    currencyFixedText: 'Sie lässt sich nicht mehr ändern, da es bereits Preise gibt.',
    currencyText: 'Sie lässt sich nicht mehr ändern, sobald es Preise gibt.',
    timeZone: 'Zeitzone',
    timeZoneText: 'Für Datumsangaben auf der Website und für Beginn und Ende von Rabatten.',
    weights: 'Gewichte',
    weightsText: 'Bereits eingegebene Gewichte werden nicht umgerechnet.',
    kilograms: 'Kilogramm',
    pounds: 'Pfund (lb)',
  },
  selling: {
    title: 'Verkauf',
    nextNumber: 'Nummer der nächsten Bestellung',
    wrongNumber: 'Geben Sie eine ganze Zahl ab 1 ein.',
    numberTaken: 'Eine Bestellung hat bereits diese oder eine höhere Nummer.',
    steps: 'Die Schritte bis zum ersten Verkauf auf der Startseite anzeigen',
    stepsText: 'Bis alle erledigt sind.',
  },
  hours: {
    title: 'Öffnungszeiten',
    saved: 'Die Öffnungszeiten wurden gespeichert',
    none: 'Noch keine Öffnungszeiten.',
    day: 'Tag',
    from: 'Von',
    to: 'Bis',
    remove: (line) => `Zeiten in Zeile ${line} entfernen`,
    add: 'Zeiten hinzufügen',
    save: 'Öffnungszeiten speichern',
    missingTime: 'Geben Sie eine Uhrzeit ein.',
  },
  state: {
    title: 'Besucher',
    who: 'Wer kann die Website besuchen?',
    demo: 'Dies ist ein geöffneter Demo-Shop. Wer kann ihn besuchen?',
    open: 'Geöffnet',
    openText: 'Alle können die Website besuchen und dort bestellen.',
    opened: 'Die Website ist geöffnet',
    soon: 'Demnächst geöffnet',
    soonText:
      'Besucher sehen einen Hinweis, dass die Website demnächst öffnet. Vorschau-Links und eigene Frontends funktionieren.',
    soonDone: 'Besucher sehen jetzt, dass die Website demnächst öffnet',
    closed: 'Geschlossen',
    closedText:
      'Niemand kann die Website besuchen, sich dort anmelden oder bestellen. Das Dashboard bleibt, wie es ist.',
    closedDone: 'Die Website ist geschlossen',
    closeTitle: 'Die Website schließen?',
    closeText: 'Besucher und Mitglieder werden sofort ausgesperrt, auch wenn sie gerade bezahlen wollen.',
    close: 'Website schließen',
  },
  delete: {
    title: 'Website löschen',
    text: 'Die Website kommt für 30 Tage in den Papierkorb: Niemand kann sie besuchen oder dort bestellen. Unter „Ihre Websites“ können Sie sie wiederherstellen. Danach wird alles gelöscht: Seiten, Produkte, Bestellungen, Mitglieder und Dateien.',
    confirm: (name) =>
      `Besucher, Kunden und das Team werden sofort ausgesperrt. Geben Sie zur Bestätigung „${name}“ ein.`,
    name: 'Name der Website',
    differs: 'Geben Sie den Namen genau wie oben ein.',
    renamed: 'Die Website hat inzwischen einen anderen Namen. Laden Sie die Seite neu.',
  },
};
