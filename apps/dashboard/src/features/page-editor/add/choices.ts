/** What can be added at the selected block: kinds of blocks, each as its presets, and sections that are finished as they are added. */
import { newBlock, type PictureFile, readyBlock } from '@stoa/blocks';
import { type ReadyMade, readyMade } from '@stoa/blocks/presets';
import type { Messages } from '@stoa/messages';
import type { Block, BlockSchema } from '@stoa/page-model';
import { words } from '../../../app/words.ts';
import type { Findable } from '../../../ui/finder/found.ts';
import { purposeOf } from '../block-icons.ts';
import { add } from '../changes.ts';
import { type Editing, selectedIn } from '../editing.ts';
import { placeFor } from '../places.ts';

export type Choice = Findable & {
  key: string;
  type: string;
  /** What it is for, where it does not look like the choice before it. */
  purpose?: string;
  /** A new one. */
  make: () => Block;
  /** Adds a new one to the page, and selects it; returns whether there was room. */
  add: () => boolean;
};

const hasRoom = (editing: Editing, type: string): boolean =>
  placeFor(editing.editor, selectedIn(editing), type) !== null;

/** What belongs into the selected block comes before whole sections. */
export function kinds(editing: Editing): Choice[] {
  const fitting = Object.values(editing.editor.schemas).filter(({ type }) => hasRoom(editing, type));
  return [
    ...fitting.filter(({ group }) => group !== 'section'),
    ...fitting.filter(({ group }) => group === 'section'),
  ].flatMap((schema) => presetsOf(editing, schema));
}

function presetsOf(editing: Editing, { type, label, presets = [] }: BlockSchema): Choice[] {
  const purpose = purposeOf(type);
  const [first, ...others] = presets;
  const choice = (key: string, title: string, words: string, preset = first): Choice => {
    const make = () => newBlock(type, editing.examples, preset);
    return { key, type, title, words, make, add: () => add(editing, make(), { type }) };
  };
  const all = [label, purpose, ...presets.map(({ name }) => name)].join(' ');
  return [
    { ...choice(type, label, all), purpose },
    ...others.map((preset) => choice(`${type} ${preset.name}`, `${label}: ${preset.name}`, purpose, preset)),
  ];
}

/** What finished sections say and show, in the language of the site and with pictures of its own. */
export type ReadyContent = { texts: Messages['presets']; pictures: readonly PictureFile[] };

export type ReadyGroup = { label: string; choices: readonly Choice[] };

const { said } = words.blockLabels;
/** All of them, as they are called in the dashboard. */
const allReady = readyMade.map(({ label, sections }) => ({
  label: said(label, ''),
  sections: sections.map((section) => ({ ...section, name: said(section.name, section.type), ready: section.name })),
}));

/** Those that have room, in their groups. */
export const readyGroups = (editing: Editing, content: ReadyContent): ReadyGroup[] =>
  allReady
    .map(({ label, sections }) => ({
      label,
      choices: sections
        .filter(({ type }) => hasRoom(editing, type))
        .map((section) => readyChoice(editing, section, label, content)),
    }))
    .filter(({ choices }) => choices.length > 0);

/** `ready`: what it is called whatever the language. */
type Named = ReadyMade & { ready: string };

function readyChoice(editing: Editing, section: Named, group: string, { texts, pictures }: ReadyContent): Choice {
  const { name, type, ready } = section;
  const make = () => readyBlock(section, texts, pictures);
  return {
    key: `ready-made ${name}`,
    type,
    title: name,
    words: group,
    make,
    add: () => add(editing, make(), { ready, of: type }),
  };
}
