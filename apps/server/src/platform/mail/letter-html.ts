/**
 * Letters as HTML that mail programs show as intended. React Email knows their needs; it is loaded with the first
 * letter, as it takes 20 MB that a server without mails does not need.
 */
import { directionOf } from '@stoa/messages/languages';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import type { Fact, Letter, LetterItem, Look } from './letter.ts';

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const [react, server, body, button, column, container, head, heading, hr, html, preview, row, section, text] =
    await Promise.all([
      import('react'),
      import('react-dom/server'),
      import('@react-email/body'),
      import('@react-email/button'),
      import('@react-email/column'),
      import('@react-email/container'),
      import('@react-email/head'),
      import('@react-email/heading'),
      import('@react-email/hr'),
      import('@react-email/html'),
      import('@react-email/preview'),
      import('@react-email/row'),
      import('@react-email/section'),
      import('@react-email/text'),
    ]);
  return {
    h: react.createElement,
    render: server.renderToStaticMarkup,
    ...{ ...body, ...button, ...column, ...container, ...head, ...heading, ...hr },
    ...{ ...html, ...preview, ...row, ...section, ...text },
  };
}

let loading: Promise<Parts> | undefined;

/** The letter as a complete HTML document, without scripts or external resources. */
export async function htmlOf(letter: Letter, look: Look): Promise<string> {
  loading ??= loadParts();
  const writer = writerFor(await loading, look);
  const { language, name } = look;
  const { subject, paragraphs } = letter;
  const texts = [directionOf(language), language, subject, name, subject].map(escaped);
  const sheet = writer.sheet(...texts, contentOf(letter, writer));
  const preview = writer.preview(paragraphs[0] ?? subject);
  return `<!doctype html>${sheet.replace(/<body[^>]*>/, (body) => `${body}${preview}`)}`;
}

function contentOf(letter: Letter, writer: Writer): string {
  const { paragraphs, items = [], totals = [], facts = [], link, files = [], closing, unsubscribe } = letter;
  const written = [
    ...paragraphs.map((paragraph) => writer.text(linesOf(paragraph))),
    items.length > 0 && writer.line(),
    ...items.map((item) => writer.item(item)),
    totals.length > 0 && writer.line(),
    ...totals.map((total, at) => writer.total(total, at === totals.length - 1)),
    (items.length > 0 || totals.length > 0) && writer.line(),
    ...facts.map(({ label, value }) => writer.fact(escaped(label), linesOf(value))),
    link && writer.link(escaped(link.url), escaped(link.label)),
    ...files.map(({ url, label }) => writer.file(escaped(url), escaped(label))),
    closing && writer.closing(escaped(closing)),
    unsubscribe && writer.unsubscribe(escaped(unsubscribe.url), escaped(unsubscribe.label)),
  ];
  return written.filter(Boolean).join('');
}

const linesOf = (text: string): string => escaped(text).replaceAll('\n', '<br/>');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Amounts stand at the end of a line, whichever side that is. */
const END = { style: { textAlign: 'end' as const } };

/** Stands for what a template leaves open. */
const SLOT = '\uE000';

/** The text around the slots of a template. */
type Template = readonly string[];

/** Rendering takes most of a letter's time, and its parts only differ in their texts: each is rendered once per look. */
const templates = new LRUCache<string, Template>({ max: 1000 });

type Writer = ReturnType<typeof writerFor>;

/** Writes the parts of letters of a look. Plain strings are HTML. */
function writerFor(parts: Parts, look: Look) {
  const { h, Text, Button, Hr, Preview, Row, Column, Section } = parts;
  const key = JSON.stringify([look.colors, look.font]);
  const styles = stylesOf(look);
  const templateOf = (name: string, node: () => ReactNode): Template => {
    const known = templates.get(`${name} ${key}`) ?? parts.render(node()).split(SLOT);
    templates.set(`${name} ${key}`, known);
    return known;
  };
  const part =
    (name: string, node: () => ReactNode) =>
    (...filling: string[]): string =>
      templateOf(name, node)
        .map((text, at) => (at === 0 ? text : `${filling[at - 1]}${text}`))
        .join('');
  const cell = (text: ReactNode, style: object = styles.cell) => h(Text, { style }, text);
  const row = (left: ReactNode, right: ReactNode) => h(Row, null, h(Column, null, left), h(Column, END, right));
  return {
    sheet: part('sheet', () => sheetOf(parts, look, styles)),
    /** As long as its text: rendered each time. */
    preview: (text: string) => parts.render(h(Preview, null, text)),
    text: part('text', () => h(Text, { style: styles.text }, SLOT)),
    line: part('line', () => h(Hr, { style: styles.line })),
    item: ({ title, detail, amount }: LetterItem) =>
      part(`item ${Boolean(detail)} ${Boolean(amount)}`, () =>
        h(
          Row,
          null,
          h(
            Column,
            { style: { verticalAlign: 'top', paddingBottom: '8px' } },
            cell(SLOT),
            detail && cell(SLOT, styles.detail),
          ),
          amount && h(Column, { style: { ...END.style, verticalAlign: 'top' } }, cell(SLOT)),
        ),
      )(...[title, detail || [], amount || []].flat().map(escaped)),
    total: ({ label, value }: Fact, isLast: boolean) => {
      const style = { ...styles.cell, fontWeight: isLast ? 700 : 400 };
      return part(`total ${isLast}`, () => row(cell(SLOT, style), cell(SLOT, style)))(escaped(label), escaped(value));
    },
    fact: part('fact', () =>
      h(
        Section,
        { style: { marginBottom: '12px' } },
        cell(SLOT, styles.detail),
        cell(SLOT, { ...styles.text, margin: 0 }),
      ),
    ),
    link: part('link', () => h(Text, { style: styles.text }, h(Button, { href: SLOT, style: styles.button }, SLOT))),
    file: part('file', () => h(Text, { style: styles.text }, h('a', { href: SLOT, style: styles.fileLink }, SLOT))),
    closing: part('closing', () => h(Text, { style: styles.closing }, SLOT)),
    unsubscribe: part('unsubscribe', () =>
      h(Text, { style: styles.closing }, h('a', { href: SLOT, style: styles.quietLink }, SLOT)),
    ),
  };
}

/** The whole sheet. Its slots: the direction of the language, the language, the title, the sender's name, the heading, the content. */
function sheetOf(parts: Parts, { colors, font }: Look, styles: Styles): ReactNode {
  const { h, Html, Head, Body, Container, Heading, Text } = parts;
  const style = { margin: 0, padding: '24px 12px', backgroundColor: colors.paper, color: colors.ink, fontFamily: font };
  return h(
    Html,
    { dir: SLOT, lang: SLOT },
    h(
      Head,
      null,
      h('title', null, SLOT),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ),
    h(
      Body,
      { style },
      h(
        Container,
        { style: styles.sheet },
        h(Text, { style: styles.name }, SLOT),
        h(Heading, { as: 'h1', style: styles.heading }, SLOT),
        SLOT,
      ),
    ),
  );
}

type Styles = ReturnType<typeof stylesOf>;

function stylesOf({ colors, font }: Look) {
  const text = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px', color: colors.ink };
  return {
    sheet: { maxWidth: '560px', margin: '0 auto', padding: '8px' },
    name: { ...text, fontWeight: 700, margin: '0 0 24px', color: colors.accent },
    heading: { fontFamily: font, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px', color: colors.ink },
    text,
    line: { borderColor: colors.muted, opacity: 0.4, margin: '16px 0' },
    cell: { ...text, margin: 0, padding: '4px 0' },
    detail: { ...text, fontSize: '14px', lineHeight: '20px', margin: 0, color: colors.muted },
    closing: { ...text, fontSize: '14px', lineHeight: '20px', margin: '24px 0 0', color: colors.muted },
    fileLink: { color: colors.accent, textDecoration: 'underline' },
    quietLink: { color: colors.muted, textDecoration: 'underline' },
    button: {
      padding: '12px 20px',
      backgroundColor: colors.accent,
      color: colors.onAccent,
      fontSize: '16px',
      fontWeight: 600,
      borderRadius: '4px',
    },
  };
}
