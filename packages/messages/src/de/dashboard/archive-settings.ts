import type { archiveSettings as English } from '../../en/dashboard/archive-settings.ts';
import { plural } from '../grammar.ts';

export const archiveSettings: typeof English = {
  export: {
    title: 'Diese Website exportieren',
    text: 'Eine Datei mit Ihren Seiten, Ihrem Design, Ihren Menüs, Medien, Katalog, Formularen, Blog und Einstellungen. Personen, Bestellungen, API-Schlüssel und Zahlungskonten sind nicht enthalten. Bewahren Sie sie als Kopie auf, oder importieren Sie sie in eine neue Website.',
    button: 'Website exportieren',
    waiting: 'Das Archiv wird erstellt. Bei vielen Bildern dauert das eine Weile.',
    done: 'Das Archiv wurde in Ihren Downloads gespeichert.',
  },
  import: {
    title: 'Archiv importieren',
    notAllowed: 'Ihre Rolle erlaubt es nicht, ein Archiv zu importieren.',
    notNew:
      'Ein Archiv kommt in eine neue Website, damit nichts von Ihnen überschrieben wird. Diese Website hat eigene Seiten, Medien oder Produkte: Erstellen Sie unter „Ihre Websites“ eine neue Website, und importieren Sie das Archiv dort.',
    confirmTitle: 'Dieses Archiv importieren?',
    confirmText: (file) =>
      `${file} ersetzt Startseite, Design und Einstellungen dieser Website, auch ihren Namen und ihre Währung. Besucher sehen die importierte Website sofort.`,
    button: 'Archiv importieren',
    text: 'Die Datei, die der Export einer anderen Website gespeichert hat, auf diesem Server oder einem anderen. Sie wird als Ganzes geprüft, bevor etwas importiert wird.',
    refused: 'Das Archiv kann nicht importiert werden',
    choose: 'Archiv auswählen',
    drop: 'Legen Sie hier eine .stoa.zip-Datei ab, oder wählen Sie eine aus.',
    waiting: 'Die Website wird importiert',
    under: (step) => `${step}. Sie können diese Seite verlassen: Der Import läuft im Hintergrund weiter.`,
    failedTitle: 'Der Import wurde nicht abgeschlossen',
    stopped: 'Er wurde angehalten',
    failed: (reason) =>
      `${reason}. Was bis dahin importiert wurde, bleibt bestehen. Löschen Sie diese Website, und importieren Sie das Archiv in eine andere neue.`,
    done: 'Das Archiv wurde importiert',
    doneText: 'Alles daraus ist jetzt auf dieser Website.',
    seePages: 'Seiten ansehen',
    doneExcept: (entries) =>
      plural(entries, {
        one: 'Das Archiv wurde bis auf # Eintrag importiert',
        other: 'Das Archiv wurde bis auf # Einträge importiert',
      }),
  },
  steps: {
    files: 'Dateien der Medien',
    settings: 'Einstellungen',
    look: 'Design, Menü und Fußzeile',
    pages: 'Seiten',
    categories: 'Kategorien',
    brands: 'Marken',
    ribbons: 'Produktbänder',
    infoSections: 'Infoabschnitte',
    products: 'Produkte',
    arrangements: 'Reihenfolge der Produkte',
    formerAddresses: 'Frühere Adressen',
    taxes: 'Steuern',
    delivery: 'Lieferung',
    checkout: 'Kasse und Rechtstexte',
    forms: 'Formulare',
    blogCategories: 'Kategorien des Blogs',
    blogTags: 'Schlagwörter des Blogs',
    blogPosts: 'Blogbeiträge',
    finishing: 'Abschluss',
    preparing: 'Vorbereitung',
  },
};
