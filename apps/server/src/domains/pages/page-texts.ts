/** The words of pages and of what they share, as they are translated: the layout exists once. */
import { blockSchemas } from '@stoa/blocks/schemas';
import { type Block, blocksIn, fixedOf, isBound, type Value } from '@stoa/page-model';
import type { Tx } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { Site, SiteSettings } from '../../site.ts';
import {
  everyPiece,
  inPieces,
  lineSource,
  linesSource,
  mapPieces,
  type SourceText,
  type Texts,
  type Which,
} from '../translations/index.ts';
import { findDrafts } from './pages.store.ts';

/** Pages as they are being written, with their words. */
export async function findPageSources(tx: Tx, which: Which) {
  const found = await findDrafts(tx, which);
  const nameOf = ({ title, root }: { title: string; root: Block }) => title || (blockSchemas[root.type]?.label ?? '');
  return found.map((page) => ({ id: page.id, place: page.id, title: nameOf(page), texts: textsOf(page.root) }));
}

/** The words of a page: each of a block and one of its properties. */
const textsOf = (root: Block): SourceText[] => [...blocksIn(root)].flatMap(textsOfBlock);

function textsOfBlock({ id, type, props = {} }: Block): SourceText[] {
  const schema = blockSchemas[type];
  return Object.entries(schema?.props ?? {}).flatMap(([name, property]): SourceText[] => {
    // what is bound is said by the product or the category itself, in each language
    const value = fixedOf(props[name]);
    const field = `${id}.${name}`;
    const label = `${schema?.label}: ${property.label}`;
    if (property.kind === 'richText') return everyPiece(value).length > 0 ? inPieces(field, label, value) : [];
    const lines = property.kind === 'text' && property.lines === 'several' ? 'several' : 'one';
    const text = isWords(property, name) ? wordsOf(property.kind, value) : '';
    return text.trim() ? [{ field, label, text, lines }] : [];
  });
}

type AnyProperty = { kind: string; lines?: 'one' | 'several' | 'code' };

/** Whether a property holds words: addresses and code are the same in each language. */
const isWords = ({ kind, lines }: AnyProperty, name: string): boolean =>
  (kind === 'text' && lines !== 'code' && name !== 'address') || kind === 'link' || kind === 'picture';

/** The words in a value: the text itself, those of a link, and what a picture shows. */
function wordsOf(kind: string, value: Value | undefined): string {
  if (kind === 'text') return typeof value === 'string' ? value : '';
  if (!isRecord(value)) return '';
  const words = kind === 'link' ? value.label : (value.alt ?? value.altText);
  return typeof words === 'string' ? words : '';
}

/** A page in another language. Blocks without a translation stay as they are. */
export function translatedPage(root: Block, texts: Texts): Block {
  const props = Object.fromEntries(
    Object.entries(root.props ?? {}).map(([name, value]) => [name, translatedValue(root, name, value, texts)]),
  );
  const slots = Object.entries(root.slots ?? {}).map(([name, blocks]) => [
    name,
    blocks.map((block) => translatedPage(block, texts)),
  ]);
  return {
    ...root,
    ...(root.props && { props }),
    ...(root.slots && { slots: Object.fromEntries(slots) }),
  };
}

function translatedValue(block: Block, name: string, value: Value, texts: Texts): Value {
  if (isBound(value))
    return value.else === undefined ? value : { ...value, else: translatedValue(block, name, value.else, texts) };
  const { id, type } = block;
  const property = blockSchemas[type]?.props[name];
  const field = `${id}.${name}`;
  if (property?.kind === 'richText') return mapPieces(value, (text) => texts.ofPiece(field, text));
  if (!property || !isWords(property, name)) return value;
  const text = texts.of(field, wordsOf(property.kind, value));
  if (property.kind === 'text') return typeof value === 'string' ? text : value;
  if (!isRecord(value)) return value;
  if (property.kind === 'link') return { ...value, label: text } as Value;
  return { ...value, ...('altText' in value && !('alt' in value) ? { altText: text } : { alt: text }) } as Value;
}

/** What all pages share: the words of the menu and the footer, each once. They are known by what they say. */
export function partSource({ settings }: Pick<Site, 'settings'>): SourceText[] {
  const { navigation, footer } = settings;
  const links = [...navigation.flatMap(({ items = [], ...link }) => [link, ...items]), ...(footer?.links ?? [])];
  const labels = [...new Set(links.map(({ label }) => label))];
  return [
    ...labels.flatMap((label) => lineSource(`link ${label}`, 'Link', label)),
    ...linesSource('footer', 'Text of the footer', footer?.text),
  ];
}

/** The settings of a site with the words of its menu and footer in another language. */
export function translatedParts(settings: SiteSettings, texts: Texts): SiteSettings {
  const inLanguage = <L extends { label: string }>(link: L): L => ({
    ...link,
    label: texts.of(`link ${link.label}`, link.label),
  });
  const { navigation, footer } = settings;
  return {
    ...settings,
    navigation: navigation.map(({ items, ...link }) => ({
      ...inLanguage(link),
      ...(items && { items: items.map(inLanguage) }),
    })),
    ...(footer && {
      footer: { text: texts.of('footer', footer.text), links: footer.links.map(inLanguage) },
    }),
  };
}
