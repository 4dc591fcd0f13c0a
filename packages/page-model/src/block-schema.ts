/** What a type of block holds, read by the server, the editor and the documentation. Contains no views. */
import { type DataKind, type DataPaths, isBound } from './bound.ts';
import { type Block, type Sized, STYLE_WIDTHS, type Value } from './document.ts';
import { isSafeHref } from './links.ts';
import { isRichText } from './rich-text.ts';

type Named = { label: string };

/** A property. Text, links and pictures are `required` where a page should not be published without them. */
export type Property = Named &
  (
    | { kind: 'text'; max: number; required?: true; lines?: 'one' | 'several' | 'code' }
    | { kind: 'richText' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'choice'; options: Readonly<Record<string, string>> }
    | { kind: 'link' }
    | { kind: 'picture' }
    /** A file of the media library of one of these kinds. */
    | { kind: 'file'; of: readonly FileKind[] }
    | { kind: 'category' }
    /** A form of the site, by its id. */
    | { kind: 'form' }
    /** A moment, as ISO 8601 in UTC. */
    | { kind: 'date' }
    /** As #rrggbb. */
    | { kind: 'color' }
  );

/**
 * What a page of the shop is about: a product or a list of them, a search, a cart, a post of the blog or a list of them, or an address without
 * a page. It is another each time the page is shown.
 */
export type Subject = 'product' | 'list' | 'search' | 'cart' | 'post' | 'blog' | 'nothing';

export type FileKind = 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE';

/** A part of a block's look, of which people choose one of a few steps. */
export type Style = Named & {
  /** The custom property that the block's style sheet reads, or an attribute, which is the same at all widths. */
  property: `--${string}` | `data-${string}`;
  steps: Readonly<Record<string, StyleStep>>;
  /** The step of blocks for which none was chosen; without one, that depends on the block's place. */
  usual?: string;
};
/** Without a value, the step has none of its own: the property or attribute is not set. */
export type StyleStep = Named & { value?: string };

export type Slot = Named & {
  /** Types of blocks, or groups of them. */
  accepts: readonly string[];
  most: number;
};

export type BlockSchema = {
  type: string;
  label: string;
  /**
   * `section` stands directly on a page, `item` in the slots that accept it, and `element` in columns; `page` is the root of a
   * document, and `link` what menus consist of, which no page shows.
   */
  group: 'page' | 'section' | 'item' | 'element' | 'link';
  /** Of a root: what the document is about. */
  about?: Subject;
  /** What properties of the blocks in it can show, by its path. */
  data?: DataPaths;
  /** The slot of which everything is shown once for each item that the data is of. */
  repeats?: string;
  /** Of a root: the path of what the page is called. */
  title?: string;
  /** It stands only in documents that are about one of these. */
  needs?: readonly Subject[];
  /** A document has at most one of it. */
  isSingle?: true;
  /** Every document that is about what it needs has one: it can be moved, but neither removed nor hidden. */
  isRequired?: true;
  /** The property, a text or a link, whose words tell blocks of the type apart in lists. */
  named?: string;
  props: Readonly<Record<string, Property>>;
  styles?: Readonly<Record<string, Style>>;
  slots: Readonly<Record<string, Slot>>;
  /** Ready-made ones to choose from; without any, there is one as the view makes it. */
  presets?: readonly Preset[];
};

export type Preset = { name: string } & Pick<Block, 'props' | 'styles'>;

/** The types of blocks that a server knows, by name. */
export type Schemas = Readonly<Record<string, BlockSchema>>;

export const schemaOf = (schemas: Schemas, type: string): BlockSchema | undefined =>
  Object.hasOwn(schemas, type) ? schemas[type] : undefined;

const isObject = (value: Value): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Value | undefined, max: number): value is string =>
  typeof value === 'string' && value.length <= max;
const onlyHas = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

const COLOR = /^#[0-9a-f]{6}$/;
const LONGEST_LABEL = 200;
const LONGEST_HREF = 2000;
const LARGEST_PICTURE = 100_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

const isSize = (value: Value | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value > 0 && value <= LARGEST_PICTURE);

/** Which data a property can show: none where other words would be no right ones, as in code. */
export function showable(property: Property): readonly DataKind[] {
  if (property.kind === 'text') return property.lines === 'code' ? [] : ['text'];
  if (property.kind === 'richText') return ['richText', 'text'];
  return property.kind === 'picture' || property.kind === 'link' ? [property.kind] : [];
}

const PATH = /^[a-z]+(\.[a-zA-Z]+)+$/;
const LONGEST_PATH = 100;

/** Whether a property can hold a value, be it fixed or bound. Which paths there are depends on where the block stands. */
export function accepts(property: Property, value: Value): boolean {
  if (!isBound(value)) return acceptsFixed(property, value);
  const { bind, else: fixed, ...more } = value;
  return (
    showable(property).length > 0 &&
    Object.keys(more).length === 0 &&
    bind.length <= LONGEST_PATH &&
    PATH.test(bind) &&
    (fixed === undefined || acceptsFixed(property, fixed))
  );
}

function acceptsFixed(property: Property, value: Value): boolean {
  switch (property.kind) {
    case 'text':
      return isText(value, property.max);
    case 'richText':
      return isRichText(value);
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= property.min && Number(value) <= property.max;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(property.options, value);
    case 'category':
    case 'form':
      return isText(value, LONGEST_LABEL);
    case 'color':
      return typeof value === 'string' && COLOR.test(value);
    case 'date':
      return typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));
    case 'link':
      return (
        isObject(value) &&
        onlyHas(value, ['label', 'href']) &&
        isText(value.label, LONGEST_LABEL) &&
        isText(value.href, LONGEST_HREF) &&
        (value.href === '' || isSafeHref(value.href))
      );
    case 'picture':
      return (
        isObject(value) &&
        // pages from before blocks, and the demo shop, call it altText
        onlyHas(value, ['id', 'width', 'height', 'alt', 'altText']) &&
        isText(value.id, LONGEST_LABEL) &&
        isSize(value.width) &&
        isSize(value.height) &&
        [value.alt, value.altText].every((alt) => alt === undefined || isText(alt, 1000))
      );
    case 'file':
      return (
        isObject(value) &&
        onlyHas(value, ['id', 'name', 'bytes', 'width', 'height', 'poster']) &&
        isText(value.id, LONGEST_LABEL) &&
        isText(value.name ?? '', LONGEST_LABEL) &&
        isText(value.poster ?? '', LONGEST_LABEL) &&
        (value.bytes === undefined || (Number.isSafeInteger(value.bytes) && Number(value.bytes) >= 0)) &&
        isSize(value.width) &&
        isSize(value.height)
      );
  }
}

/** Whether a style can have these steps. */
export function acceptsSized({ property, steps }: Style, value: Value): value is Sized {
  if (!isObject(value)) return false;
  const widths: readonly string[] = property.startsWith('--') ? STYLE_WIDTHS : ['all'];
  const isStep = (step: Value | undefined) => typeof step === 'string' && Object.hasOwn(steps, step);
  return onlyHas(value, widths) && Object.values(value).length > 0 && Object.values(value).every(isStep);
}
