import {
  emptyContent,
  type Product,
  type ProductOption,
  type ProductVariant,
} from '../../apps/server/src/domains/catalog/product/product.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DESCRIPTION_CHARACTERS = 800;
const PICTURE = { width: 1200, height: 1600 };
const SIZES = ['Small', 'Medium', 'Large'];
const COLOURS = [
  { name: 'Chalk', code: '#f4f1ea' },
  { name: 'Ink', code: '#22262b' },
];
const ADJECTIVES =
  'Quiet Northern Woven Hollow Bright Folded Salted Amber Paper Winter Copper Linen Velvet Morning'.split(' ');
const THINGS =
  'Harbour Lantern Orchard Atlas Bowl Kettle Meadow Ladder Notebook Blanket Compass Vase Bench Signal'.split(' ');
const WORDS =
  'made by hand from wood wool and clay in a small workshop near the river where light falls late and every piece is cut dried turned and finished before it leaves the bench so that it lasts for years of daily use'.split(
    ' ',
  );

const SYLLABLES = 'ba ke lo mi nu ra se ti vo dan fel gor hal jun kir lam mos pen rus tal'.split(' ');
/** Rare words: as in any language, most of a text consists of a few words, the rest of many. */
const RARE_WORDS = SYLLABLES.flatMap((first) =>
  SYLLABLES.flatMap((second) => SYLLABLES.slice(0, 8).map((third) => first + second + third)),
);
const RARE_EVERY = 4;

/**
 * One of a large shop's products: two options, two, four or six variants, two pictures, about 800 characters of
 * description. Products are a minute apart, `number` 0 being the newest.
 */
export function makeProduct(number: number, newest: Date, categoryIds: readonly string[], random: Random): Product {
  const created = new Date(newest.getTime() - number * MINUTE_MS);
  const id = () => newId(created.getTime());
  const name = `${random.pick(ADJECTIVES)} ${random.pick(THINGS)} ${number}`;
  const media = [0, 1].map((place) => ({
    ...PICTURE,
    id: `bench-${number % 50}-${place}.webp`,
    altText: `${name}, view ${place + 1}`,
  }));
  const options = makeOptions(id, random, media[1]?.id ?? '');
  return {
    ...emptyContent,
    id: id(),
    numericId: String(number + 1),
    revision: 1,
    createdDate: created.toISOString(),
    updatedDate: created.toISOString(),
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    description: `<p>${makeText(random)}</p>`,
    options,
    variants: makeVariants(options, id, `B${number}`, random),
    media,
    categoryIds: [...new Set([random.pick(categoryIds), random.pick(categoryIds)])],
  };
}

function makeOptions(id: () => string, random: Random, pictureId: string): ProductOption[] {
  const sizes = SIZES.slice(0, 1 + random.integer(SIZES.length));
  return [
    {
      id: id(),
      name: 'Size',
      renderType: 'TEXT_CHOICES',
      choices: sizes.map((name) => ({ id: id(), name, colorCode: null, mediaIds: [] })),
    },
    {
      id: id(),
      name: 'Colour',
      renderType: 'SWATCH_CHOICES',
      choices: COLOURS.map(({ name, code }, place) => ({
        id: id(),
        name,
        colorCode: code,
        mediaIds: place === 1 ? [pictureId] : [],
      })),
    },
  ];
}

/** One variant for each pair of choices. Larger ones cost more, some are reduced. */
function makeVariants(options: ProductOption[], id: () => string, sku: string, random: Random): ProductVariant[] {
  const [sizes, colours] = options as [ProductOption, ProductOption];
  const base = 990 + 100 * random.integer(90);
  const reduction = random.integer(4) === 0 ? 1000 : null;
  return sizes.choices.flatMap((size, step) =>
    colours.choices.map((colour, place): ProductVariant => {
      const price = base + 500 * step;
      return {
        id: id(),
        choices: [
          { optionId: sizes.id, choiceId: size.id },
          { optionId: colours.id, choiceId: colour.id },
        ],
        visible: true,
        sku: `${sku}-${step}${place}`,
        barcode: null,
        price,
        compareAtPrice: reduction === null ? null : price + reduction,
        cost: Math.round(price / 2),
        weight: 0.5 + step / 2,
      };
    }),
  );
}

function makeText(random: Random): string {
  let text = '';
  while (text.length < DESCRIPTION_CHARACTERS) {
    const word = random.pick(random.integer(RARE_EVERY) === 0 ? RARE_WORDS : WORDS);
    text += `${word}${random.integer(12) === 0 ? '. ' : ' '}`;
  }
  return text.trim();
}
