import type { ProductView } from '../../product.ts';
import { newKey } from '../new-key.ts';

/** Keys are the server's ids where there are any: they hold while people rename and reorder. */
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
  /** `#rrggbb`; counts only in options of swatches. Empty where the choice is shown as a word. */
  colorCode: string;
  /** The picture in place of a colour: id of a stored file. Empty where the colour is shown. */
  swatchPicture: string;
  /** Ids of the product's pictures that show this choice. */
  mediaIds: string[];
};

/** What a new swatch begins with, until a colour is picked. */
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
  colorCode: isSwatch ? (wellKnownColours[name.trim().toLowerCase()] ?? FIRST_COLOUR) : '',
  swatchPicture: '',
  mediaIds: [],
});

/** Colours that go by one word, so that nobody has to pick them. */
const wellKnownColours: Record<string, string> = {
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
};

/** The option shown as words or as swatches; colours are found for choices that have none. */
export function shownAs(option: OptionDraft, renderType: OptionDraft['renderType']): OptionDraft {
  if (renderType === 'TEXT_CHOICES') return { ...option, renderType };
  const choices = option.choices.map((choice) => ({
    ...choice,
    colorCode: choice.colorCode || newChoice(choice.name, true).colorCode,
  }));
  return { ...option, renderType, choices };
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

/** The option on the wire. `mediaIds` are those of the product: pictures that were removed are no longer linked. */
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
  // among swatches some may be words: they have neither a colour nor a picture
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
