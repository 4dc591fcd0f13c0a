/**
 * Letters as HTML that mail programs show as intended. React Email knows their needs; it is loaded with the first
 * letter, as it takes 20 MB that a server without mails does not need.
 */
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
  const parts = await loading;
  return `<!doctype html>${parts.render(documentOf(parts, letter, look))}`;
}

function documentOf(parts: Parts, letter: Letter, look: Look): ReactNode {
  const { h, Html, Head, Preview, Body, Container, Heading, Text, Button, Hr } = parts;
  const { paragraphs, items = [], totals = [], facts = [], link, closing, unsubscribe, subject } = letter;
  const { colors, font, name, language } = look;
  const styles = stylesOf(look);
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ),
    h(Preview, null, paragraphs[0] ?? subject),
    h(
      Body,
      {
        style: { margin: 0, padding: '24px 12px', backgroundColor: colors.paper, color: colors.ink, fontFamily: font },
      },
      h(
        Container,
        { style: styles.sheet },
        h(Text, { style: styles.name }, name),
        h(Heading, { as: 'h1', style: styles.heading }, subject),
        ...paragraphs.map((paragraph) => h(Text, { style: styles.text }, ...linesOf(parts, paragraph))),
        items.length > 0 && h(Hr, { style: styles.line }),
        ...items.map((item) => rowOf(parts, styles, item)),
        totals.length > 0 && h(Hr, { style: styles.line }),
        ...totals.map((total, at) => totalOf(parts, styles, total, at === totals.length - 1)),
        (items.length > 0 || totals.length > 0) && h(Hr, { style: styles.line }),
        ...facts.map((fact) => factOf(parts, styles, fact)),
        link && h(Text, { style: styles.text }, h(Button, { href: link.url, style: styles.button }, link.label)),
        closing && h(Text, { style: styles.closing }, closing),
        unsubscribe &&
          h(
            Text,
            { style: styles.closing },
            h('a', { href: unsubscribe.url, style: styles.quietLink }, unsubscribe.label),
          ),
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

const linesOf = ({ h }: Parts, text: string): ReactNode[] =>
  text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', null), line]));

function rowOf(parts: Parts, styles: Styles, { title, detail, amount }: LetterItem): ReactNode {
  const { h, Row, Column, Text } = parts;
  return h(
    Row,
    null,
    h(
      Column,
      { style: { verticalAlign: 'top', paddingBottom: '8px' } },
      h(Text, { style: styles.cell }, title),
      detail && h(Text, { style: styles.detail }, detail),
    ),
    amount && h(Column, { align: 'right', style: { verticalAlign: 'top' } }, h(Text, { style: styles.cell }, amount)),
  );
}

function totalOf(parts: Parts, styles: Styles, { label, value }: Fact, isLast: boolean): ReactNode {
  const { h, Row, Column, Text } = parts;
  const style = { ...styles.cell, fontWeight: isLast ? 700 : 400 };
  return h(
    Row,
    null,
    h(Column, null, h(Text, { style }, label)),
    h(Column, { align: 'right' }, h(Text, { style }, value)),
  );
}

function factOf(parts: Parts, styles: Styles, { label, value }: Fact): ReactNode {
  const { h, Section, Text } = parts;
  return h(
    Section,
    { style: { marginBottom: '12px' } },
    h(Text, { style: styles.detail }, label),
    h(Text, { style: { ...styles.text, margin: 0 } }, ...linesOf(parts, value)),
  );
}
