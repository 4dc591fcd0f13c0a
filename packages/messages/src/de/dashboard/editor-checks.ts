import type { editorChecks as English } from '../../en/dashboard/editor-checks.ts';
import { plural } from '../grammar.ts';

export const editorChecks: typeof English = {
  title: 'Prüfung',
  text: 'Worüber Besucher oder Suchmaschinen stolpern würden. Veröffentlichen können Sie trotzdem.',
  checking: 'Wird geprüft …',
  none: 'Es wurde nichts gefunden.',
  count: (count) => plural(count, { one: '1 Problem', other: '# Probleme' }),
  noun: (count) => plural(count, { one: 'Problem', other: 'Probleme' }),
  found: (count) =>
    plural(count, {
      one: 'Bei der Prüfung wurde 1 Problem gefunden',
      other: 'Bei der Prüfung wurden # Probleme gefunden',
    }),
  allTheSame: 'Sie können trotzdem veröffentlichen.',
  show: 'Anzeigen',
  goThere: 'Zur Stelle',
  goTo: (title) => `Zur Stelle: ${title}`,
  fixed: (title) => `Behoben: ${title}`,
  places: {
    page: 'Seite',
    theme: 'Design',
    menu: 'Menü',
    footer: 'Fußzeile',
  },
  aText: 'Ein Text',
  problems: {
    'missing-text': {
      title: (_, property) => `${property} ist leer`,
      why: 'Besucher brauchen das.',
    },
    'unknown-data': {
      title: (data, property) => `${property}: „${data}“ gibt es hier nicht`,
      why: 'Besucher sehen nur, was für diesen Fall angegeben ist.',
      fix: 'Als festen Inhalt verwenden',
    },
    'data-may-lack': {
      title: (data, property) => `${property} ist leer, wo „${data}“ fehlt`,
      why: 'Besucher brauchen das. Geben Sie an, was dann zu sehen ist.',
    },
    'dead-link': {
      title: (link) => `Der Link „${link}“ führt ins Leere`,
      why: 'Diese Seite, diese Kategorie oder dieses Produkt gibt es nicht.',
      fix: 'Link entfernen',
    },
    'link-without-target': {
      title: (link) => `Der Link „${link}“ hat keine Adresse`,
      why: 'Wählen Sie aus, wohin er führt, oder entfernen Sie ihn.',
      fix: 'Link entfernen',
    },
    'link-without-text': {
      title: (address) => `Der Link zu ${address} hat keinen Text`,
      why: 'Ohne Text sehen Besucher ihn nicht.',
      fix: 'Link entfernen',
    },
    'vague-link': {
      title: (link) => `Der Link „${link}“ sagt nicht, wohin er führt`,
      why: 'Wer sich Links vorlesen lässt, hört nur diese Wörter, und Suchmaschinen kennen nur sie.',
    },
    'dead-category': {
      title: (category) => `Die Kategorie „${category}“ gibt es nicht mehr`,
      why: 'Es werden keine Produkte gezeigt.',
      fix: 'Alle Produkte zeigen',
    },
    'missing-form': {
      title: () => 'Es ist kein Formular ausgewählt',
      why: 'Besucher sehen diesen Abschnitt nicht.',
    },
    'dead-form': {
      title: () => 'Das Formular wurde gelöscht',
      why: 'Besucher sehen diesen Abschnitt nicht.',
    },
    'picture-without-alt': {
      title: (_, property) => `${property}: Der Alternativtext fehlt`,
      why: 'Beschreiben Sie, was es zeigt, oder geben Sie an, dass es nur Dekoration ist.',
      fix: 'Nur Dekoration',
    },
    'low-contrast': {
      title: (contrast, property) => `${property} ist schlecht lesbar: ${contrast}`,
      why: 'Text braucht einen Kontrast von 4,5 : 1 zum Hintergrund.',
      fix: 'Nächste lesbare Farbe verwenden',
    },
    'heading-skipped': {
      title: (heading) => `Die Überschrift „${heading}“ überspringt eine Ebene`,
      why: 'Wer von Überschrift zu Überschrift springt, vermutet, dass davor etwas fehlt.',
    },
    'heading-empty': {
      title: () => 'Eine Überschrift ist leer',
      why: 'Wer von Überschrift zu Überschrift springt, hält bei nichts an.',
    },
    heavy: {
      title: (size) => `Die erste Bildschirmseite umfasst ${size}`,
      why: 'Bis 250 KB ist sie auf einem Smartphone sofort da. Verwenden Sie hier ein kleineres oder einfacheres Bild.',
    },
    'no-search-title': {
      title: () => 'Es fehlt ein Titel für Suchergebnisse',
      why: 'Ohne ihn zeigen sie den der Seite.',
      fix: 'Von der Seite übernehmen',
    },
    'no-search-description': {
      title: () => 'Es fehlt eine Beschreibung für Suchergebnisse',
      why: 'Ohne sie zeigen sie irgendeinen Text.',
      fix: 'Von der Seite übernehmen',
    },
  },
};
