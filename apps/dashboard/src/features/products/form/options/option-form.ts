import type { ProductView } from '../../product.ts';
import { newKey } from '../new-key.ts';

/** Keys are server ids where these exist: they stay the same when users rename and reorder. */
export type OptionDraft = {
  key: string;
  id: string | null;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  choices: ChoiceDraft[];
};

export type ChoiceDraft = {
  key: string;
  id: string | null;
  name: string;
  /** `#rrggbb`; used only in swatch options. Empty if the choice is shown as a word. */
  colorCode: string;
  /** The id of a stored picture that replaces the colour. Empty if the colour is shown. */
  swatchPicture: string;
  /** Ids of the product's pictures that show this choice. */
  mediaIds: string[];
};

/** The initial colour of a new swatch, until the user picks another. */
export const FIRST_COLOUR = '#808080';

export const newOption = (): OptionDraft => ({
  key: newKey(),
  id: null,
  name: '',
  renderType: 'TEXT_CHOICES',
  choices: [],
});

export const newChoice = (name: string, isSwatch: boolean): ChoiceDraft => ({
  key: newKey(),
  id: null,
  name,
  colorCode: isSwatch ? (wellKnownColours.get(name.trim().toLowerCase()) ?? FIRST_COLOUR) : '',
  swatchPicture: '',
  mediaIds: [],
});

/** Colours with a common name, which are filled in automatically. */
const wellKnownColours = new Map(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    grey: '#808080',
    gray: '#808080',
    silver: '#c0c0c0',
    red: '#d32f2f',
    orange: '#f57c00',
    yellow: '#fbc02d',
    green: '#388e3c',
    blue: '#1976d2',
    navy: '#0d2b52',
    purple: '#7b1fa2',
    pink: '#ec6d9f',
    brown: '#795548',
    beige: '#e8dcc4',
    cream: '#fff6dd',
    gold: '#c9a227',
    teal: '#00796b',
  }),
);

/** Tells whether both lists offer the same choices in the same order: renaming creates no other variants. */
export function hasSameChoices(before: OptionDraft[], after: OptionDraft[]): boolean {
  const keysOf = (options: OptionDraft[]) =>
    options.map(({ choices }) => choices.map(({ key }) => key).join(' ')).join();
  return before.length === after.length && keysOf(before) === keysOf(after);
}

/** Switches the choices of an option between words and swatches; choices without a colour get one where their name is known. */
export function shownAs(
  choices: ChoiceDraft[],
  renderType: OptionDraft['renderType'],
): Pick<OptionDraft, 'renderType' | 'choices'> {
  if (renderType === 'TEXT_CHOICES') return { renderType, choices };
  const coloured = choices.map((choice) => ({
    ...choice,
    colorCode: choice.colorCode || newChoice(choice.name, true).colorCode,
  }));
  return { renderType, choices: coloured };
}

type WireOption = NonNullable<ProductView['options']>[number];

export function readOption({ id, name, optionRenderType, choicesSettings }: WireOption): OptionDraft {
  return {
    key: id ?? '',
    id: id ?? null,
    name: name ?? '',
    renderType: optionRenderType ?? 'TEXT_CHOICES',
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.choiceId ?? '',
      id: choice.choiceId ?? null,
      name: choice.name ?? '',
      colorCode: choice.colorCode ?? '',
      swatchPicture: choice.displayImage?.id ?? '',
      mediaIds: (choice.linkedMedia ?? []).flatMap((media) => media.id ?? media.image?.id ?? []),
    })),
  };
}

/**
 * Converts the option to its wire format. `mediaIds` are the product's pictures: links to removed pictures are dropped.
 */
export function writeOption({ id, name, renderType, choices }: OptionDraft, mediaIds: ReadonlySet<string>): WireOption {
  return {
    ...(id && { id }),
    name: name.trim(),
    optionRenderType: renderType,
    choicesSettings: { choices: choices.map((choice) => writeChoice(choice, renderType, mediaIds)) },
  };
}

function writeChoice(choice: ChoiceDraft, renderType: OptionDraft['renderType'], mediaIds: ReadonlySet<string>) {
  const linkedMedia = choice.mediaIds.filter((mediaId) => mediaIds.has(mediaId)).map((mediaId) => ({ id: mediaId }));
  // a swatch option may contain choices shown as words: they have neither a colour nor a picture
  const isSwatch = renderType === 'SWATCH_CHOICES' && Boolean(choice.colorCode || choice.swatchPicture);
  return {
    ...(choice.id && { choiceId: choice.id }),
    name: choice.name.trim(),
    ...(isSwatch
      ? { choiceType: 'ONE_COLOR' as const, colorCode: choice.colorCode || FIRST_COLOUR }
      : { choiceType: 'CHOICE_TEXT' as const }),
    ...(isSwatch && choice.swatchPicture && { displayImage: { id: choice.swatchPicture } }),
    ...(linkedMedia.length > 0 && { linkedMedia }),
  };
}
