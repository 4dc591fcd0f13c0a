import type { textEditor as English } from '../../en/dashboard/text-editor.ts';

export const textEditor: typeof English = {
  boldControlLabel: 'Fett',
  italicControlLabel: 'Kursiv',
  underlineControlLabel: 'Unterstrichen',
  strikeControlLabel: 'Durchgestrichen',
  h2ControlLabel: 'Überschrift 2',
  h3ControlLabel: 'Überschrift 3',
  h4ControlLabel: 'Überschrift 4',
  bulletListControlLabel: 'Aufzählung',
  orderedListControlLabel: 'Nummerierte Liste',
  blockquoteControlLabel: 'Zitat',
  codeBlockControlLabel: 'Codeblock',
  hrControlLabel: 'Trennlinie',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Link entfernen',
  undoControlLabel: 'Rückgängig machen',
  redoControlLabel: 'Wiederholen',
  linkEditorInputLabel: 'Adresse eingeben',
  linkEditorExternalLink: 'Link in neuem Tab öffnen',
  linkEditorInternalLink: 'Link im selben Tab öffnen',
  linkEditorSave: 'Speichern',
};
