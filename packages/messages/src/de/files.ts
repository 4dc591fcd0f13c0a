import type { files as English } from '../en/files.ts';
import { all, number, plural } from './grammar.ts';

export const files: typeof English = {
  hint: (most, megabytes) =>
    plural(most, {
      one: `Eine Datei mit bis zu ${number(megabytes)} MB.`,
      other: `Bis zu # Dateien mit je höchstens ${number(megabytes)} MB.`,
    }),
  accepted: (kinds) => `Möglich sind ${all(kinds)}.`,
  kinds: {
    IMAGE: 'Bilder',
    DOCUMENT: 'Dokumente',
    VIDEO: 'Videos',
    AUDIO: 'Audiodateien',
    ARCHIVE: 'Archive wie ZIP-Dateien',
    MODEL_3D: '3D-Modelle (GLB)',
  },
  uploading: (file) => `„${file}“ wird hochgeladen …`,
  uploaded: (count) => plural(count, { one: '# Datei hinzugefügt', other: '# Dateien hinzugefügt' }),
  remove: (file) => `„${file}“ entfernen`,
  choose: 'Bitte wählen Sie eine Datei aus.',
  gone: 'Ihre Dateien sind nicht mehr vorhanden. Bitte wählen Sie sie noch einmal aus.',
  tooMany: (most) =>
    plural(most, {
      one: 'Sie können nur eine Datei senden.',
      other: 'Sie können bis zu # Dateien senden. Entfernen Sie welche, um andere hinzuzufügen.',
    }),
  tooLarge: (file, megabytes) => `„${file}“ ist größer als ${number(megabytes)} MB.`,
  wrongKind: (file) => `„${file}“ kann hier nicht gesendet werden. Bitte wählen Sie einen anderen Dateityp.`,
  busy: (file) => `„${file}“ konnte nicht hochgeladen werden. Bitte versuchen Sie es gleich noch einmal.`,
  full: 'Wir können im Moment keine weiteren Dateien annehmen. Bitte versuchen Sie es später noch einmal, oder senden Sie das Formular ohne Datei.',
};
