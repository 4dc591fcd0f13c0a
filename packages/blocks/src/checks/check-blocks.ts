/** What each block holds by its schema: texts, links, pictures and categories, of any type of block. */
import {
  type Block,
  type Bound,
  blocksWithData,
  type DataPath,
  isBound,
  isRichText,
  type Op,
  type Property,
  pathIn,
  type RichNode,
  type Schemas,
  schemaOf,
  type Value,
  wrongBound,
} from '@stoa/page-model';
import type { Problem } from './problem.ts';
import { isVague } from './vague-words.ts';

export type Known = {
  /** Whether an address within the site, such as `/about`, leads somewhere. */
  address: (path: string) => boolean;
  category: (slug: string) => boolean;
  form: (id: string) => boolean;
};

/** The problems of a document's blocks, in its order. */
export function checkBlocks(root: Block, schemas: Schemas, known: Known): Problem[] {
  return [...blocksWithData(schemas, root)].flatMap(([block, data]) => {
    const schema = schemaOf(schemas, block.type);
    const found = Object.entries(schema?.props ?? {}).flatMap(([name, property]) => {
      const value = block.props?.[name];
      const isUnknown = isBound(value) && wrongBound(schemas, block.type, name, value, data) !== null;
      const problems = isBound(value)
        ? checkBound(property, value, isUnknown ? undefined : pathIn(data, value.bind), known)
        : checkValue(property, value, known);
      return problems.map((problem) => ({ ...problem, block: block.id, property: name }));
    });
    return found.map(({ fixValue, ...problem }) => ({
      ...problem,
      ...(fixValue && { fix: [setting(block.id, problem.property, fixValue.value)] }),
    }));
  });
}

const setting = (id: string, property: string, value: Value | undefined): Op => ({
  op: 'set',
  id,
  at: ['props', property],
  ...(value !== undefined && { value }),
});

/** A problem of a value, and the value without it; undefined removes it. */
type Found = Pick<Problem, 'kind' | 'words'> & { fixValue?: { value: Value | undefined } };

/** What is bound needs data that is there, and where that may lack, something else for what visitors need. */
function checkBound(
  property: Property,
  { bind, else: fixed }: Bound,
  path: DataPath | undefined,
  known: Known,
): Found[] {
  if (!path) return [{ kind: 'unknown-data', words: bind, fixValue: { value: fixed } }];
  const isNeeded = property.kind === 'text' && property.required === true;
  if (isNeeded && path.mayLack && !String(fixed ?? '').trim()) return [{ kind: 'data-may-lack', words: bind }];
  // of a link, the words may be its owner's and the address that of the data
  if (fixed === undefined || property.kind === 'text') return [];
  const found = checkValue(property, fixed, known);
  return property.kind === 'link' ? found.filter(({ kind }) => kind === 'vague-link') : found;
}

function checkValue(property: Property, value: Value | undefined, known: Known): Found[] {
  switch (property.kind) {
    case 'text':
      return property.required && !String(value ?? '').trim() ? [{ kind: 'missing-text' }] : [];
    case 'link':
      return checkLink(value as Partial<Link> | undefined, known);
    case 'picture':
      return checkPicture(value);
    case 'category':
      return typeof value === 'string' && value && !known.category(value)
        ? [{ kind: 'dead-category', words: value, fixValue: { value: undefined } }]
        : [];
    case 'form':
      if (!value) return [{ kind: 'missing-form' }];
      return known.form(String(value)) ? [] : [{ kind: 'dead-form' }];
    case 'richText':
      return value !== undefined && isRichText(value) ? checkRichText(value as unknown as RichNode[], known) : [];
    default:
      return [];
  }
}

type Link = { label: string; href: string };
const remove = { fixValue: { value: undefined } };

/** A link without words and address is none. */
function checkLink(link: Partial<Link> | undefined, known: Known): Found[] {
  const [label, href] = [link?.label?.trim() ?? '', link?.href?.trim() ?? ''];
  if (label && isNowhere(href)) return [{ kind: 'link-without-target', words: label, ...remove }];
  if (!label && href) return [{ kind: 'link-without-text', words: href, ...remove }];
  return label ? checkWords({ label, href }, known) : [];
}

const isNowhere = (href: string): boolean => href === '' || href === '#';

function checkWords({ label, href }: Link, known: Known): Found[] {
  const found: Found[] = [];
  if (isDead(href, known)) found.push({ kind: 'dead-link', words: `${label} (${href})` });
  if (isVague(label)) found.push({ kind: 'vague-link', words: label });
  return found;
}

function isDead(href: string, known: Known): boolean {
  if (!href.startsWith('/')) return false;
  const [path = ''] = href.split(/[?#]/);
  return !known.address(path.length > 1 ? path.replace(/\/$/, '') : path);
}

/** Without an alternative text, nobody has said yet whether the picture says something; an empty one says that it does not. */
function checkPicture(value: Value | undefined): Found[] {
  const picture = value as { id?: string; alt?: string } | undefined;
  if (!picture?.id || picture.alt !== undefined) return [];
  return [{ kind: 'picture-without-alt', fixValue: { value: { ...picture, alt: '' } } }];
}

function checkRichText(nodes: readonly RichNode[], known: Known): Found[] {
  return linksIn(nodes).flatMap(({ label, href }): Found[] => {
    if (isNowhere(href)) return [{ kind: 'link-without-target', words: label }];
    return label.trim() ? checkWords({ label: label.trim(), href }, known) : [];
  });
}

/** A link goes on over texts with other marks. */
function linksIn(nodes: readonly RichNode[]): Link[] {
  const links: Link[] = [];
  let goesOn = false;
  for (const node of nodes) {
    const mark = node.type === 'text' ? node.marks?.find(({ type }) => type === 'link') : undefined;
    const href = mark?.type === 'link' ? mark.attrs.href : null;
    const last = links.at(-1);
    if (node.type === 'text' && href !== null) {
      if (goesOn && last?.href === href) last.label += node.text;
      else links.push({ label: node.text, href });
    }
    goesOn = href !== null;
    if ('content' in node && node.content) links.push(...linksIn(node.content));
  }
  return links;
}
