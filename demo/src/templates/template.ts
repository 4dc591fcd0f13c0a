/** Sites to begin with: a look, pages, a menu and a few products, with pictures drawn by code. */

/** Languages that templates are written in; sites in others begin in English. */
export type TemplateLanguage = 'en' | 'de' | 'es' | 'fr' | 'he' | 'ja';

/** A picture by a name that the template's `draw` knows; stored, it becomes a media file. */
export type TemplatePicture = { picture: string; alt: string };

export type TemplateBlock = {
  type: string;
  props?: Record<string, unknown>;
  styles?: Record<string, Record<string, string>>;
  slots?: Record<string, TemplateBlock[]>;
};

/** A page at an address, such as `about`; the home page has an empty one. */
export type TemplatePage = { address: string; title: string; content: TemplateBlock[] };

export type TemplateLink = { label: string; href: string };

export type TemplateCategory = { slug: string; name: string; description: string; picture: TemplatePicture };

export type TemplateProduct = {
  slug: string;
  name: string;
  /** HTML. */
  description: string;
  /** In whole euros or their like; see `priceIn`. */
  price: number;
  /** What it cost before, if that was more. */
  priceBefore?: number;
  category: string;
  pictures: TemplatePicture[];
  /** What can be chosen, each with a higher price where it costs more. */
  option?: { name: string; choices: { name: string; price?: number }[] };
  ribbon?: string;
  /** In kilograms. Absent for what is not sent. */
  weight?: number;
};

export type TemplateContent = {
  menu: TemplateLink[];
  footer: { text: string; links: TemplateLink[] };
  pages: TemplatePage[];
  categories: TemplateCategory[];
  products: TemplateProduct[];
  /** Where goods are collected, without its country. */
  pickup?: {
    region: string;
    name: string;
    address: { city: string; postalCode: string; addressLine: string };
    deliveryTime: string;
    instructions: string;
  };
};

export type SiteTemplate = {
  id: string;
  /** Tokens of the theme. */
  theme: Record<string, string>;
  content: Record<TemplateLanguage, TemplateContent>;
  /** Draws a picture as SVG with a size of its own. Throws a RangeError for a name that it does not know. */
  draw(picture: string): string;
};

type Looks = NonNullable<TemplateBlock['styles']>;

/** One step of each part of a look, for all widths. */
export const look = (steps: Readonly<Record<string, string>>): Looks =>
  Object.fromEntries(Object.entries(steps).map(([name, all]) => [name, { all }]));

/** Columns on phones, on tablets and on desktops. */
export const columns = (all: number, tablet = all, desktop = tablet): Looks => ({
  columns: { all: String(all), tablet: String(tablet), desktop: String(desktop) },
});

/** The parts of a list: one for each row of texts, whose columns are these properties. */
export const parts = (
  type: string,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): { items: TemplateBlock[] } => ({
  items: rows.map((row) => ({
    type,
    props: Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])),
  })),
});

/** Formatted text of these paragraphs. */
export const paragraphs = (...texts: readonly string[]) =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

/** The parts of a list of questions with their answers. */
export const questions = (rows: readonly (readonly string[])[]): { items: TemplateBlock[] } => ({
  items: rows.map(([question = '', answer = '']) => ({
    type: 'question',
    props: { question, answer: paragraphs(answer) },
  })),
});

/** The cells of a row of a table. */
const cells = (row: readonly string[]) => Object.fromEntries(row.map((text, index) => [`cell${index + 1}`, text]));

/** The parts of a table: the titles of its columns, and its rows. */
export const rows = (
  head: readonly string[],
  lines: readonly (readonly string[])[],
): { head: TemplateBlock[]; items: TemplateBlock[] } => ({
  head: [{ type: 'tableHead', props: cells(head) }],
  items: lines.map((row) => ({ type: 'tableRow', props: cells(row) })),
});

/** One picture across the page. */
export const pictureAcross = (
  picture: string,
  alt: string,
  more: Readonly<Record<string, string>> = {},
): TemplateBlock => ({
  type: 'gallery',
  styles: { ...columns(1), ...look({ ratio: 'wide', ...more }) },
  slots: { items: [{ type: 'galleryPicture', props: { image: { picture, alt } } }] },
});

/** The categories by their slugs: name and description, and the picture of each. */
export const categoriesOf = <Slug extends string>(
  texts: Readonly<Record<Slug, readonly string[]>>,
  pictures: Readonly<Record<Slug, string>>,
): TemplateCategory[] =>
  Object.entries<readonly string[]>(texts).map(([slug, [name = '', description = '']]) => ({
    ...{ slug, name, description },
    picture: { picture: `${pictures[slug as Slug]}-2`, alt: name },
  }));

/** The content in each language, from its words. */
export const inEachLanguage = <Words>(
  words: Readonly<Record<TemplateLanguage, Words>>,
  contentOf: (say: Words) => TemplateContent,
): SiteTemplate['content'] => ({
  ...{ en: contentOf(words.en), de: contentOf(words.de), es: contentOf(words.es) },
  ...{ fr: contentOf(words.fr), he: contentOf(words.he), ja: contentOf(words.ja) },
});

/** The pictures of a page and all that is in it. */
export function picturesIn(value: unknown): TemplatePicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('picture' in value && typeof value.picture === 'string') return [value as TemplatePicture];
  return Object.values(value).flatMap(picturesIn);
}

/** Currencies whose unit buys far less than a euro, with the number that buys about as much. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ BRL: 5, CNY: 8, CZK: 25, DKK: 7.5, HKD: 8, HUF: 400, IDR: 17_000, ILS: 4, INR: 90, ISK: 150, JPY: 160 },
  ...{
    KRW: 1_500,
    MXN: 20,
    MYR: 5,
    NOK: 12,
    PHP: 60,
    PLN: 4.3,
    RON: 5,
    SEK: 11,
    THB: 38,
    TRY: 40,
    TWD: 35,
    VND: 27_000,
  },
  ...{ ZAR: 20, UAH: 45, RUB: 95, CLP: 1_000, COP: 4_500, ARS: 1_100, KES: 140, NGN: 1_700, EGP: 55, PKR: 310 },
};

/** A price of a template in a currency, as a decimal text, rounded as shops round. */
export function priceIn(currency: string, price: number): string {
  const amount = price * (UNITS[currency] ?? 1);
  if (amount === price) return price.toFixed(2);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return String(Math.round(amount / step) * step);
}
