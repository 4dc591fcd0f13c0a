import { Readable } from 'node:stream';
import { messagesIn } from '@stoa/messages';
import type { Content } from 'pdfmake/interfaces.js';
import type { Context } from '../../context.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { isPictureFailure } from '../../platform/media/pictures/pictures.ts';
import type { PdfDocument } from '../../platform/pdf/pdf.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { addressLines } from './postal-lines.ts';
import type { DocumentSettings } from './settings.store.ts';

/** Who issues a paper. */
export type Seller = {
  name: string;
  /** Without the name. */
  lines: string[];
  contact: string[];
  /** What the law asks for. */
  legal: string[];
  bank: string[];
};

/** The business as a paper in a language names it. */
export function sellerOf({ site, addresses }: Context, settings: DocumentSettings, language: string): Seller {
  const { country, place, email, phone } = site.settings;
  const words = messagesIn(language).documents;
  return {
    name: settings.legalName ?? site.name,
    lines: addressLines({ address: { ...place, country } }, language),
    contact: [email, phone, addresses.site.replace(/^https?:\/\//, '')].filter((line) => line !== undefined),
    legal: [
      settings.vatId && words.vatId(settings.vatId),
      settings.taxNumber && words.taxNumber(settings.taxNumber),
      settings.register,
    ].filter((line) => line !== null),
    bank: settings.bankDetails ? settings.bankDetails.split('\n') : [],
  };
}

/** The look of a site on paper. */
export type Paper = { colors: { ink: string; accent: string; muted: string }; logo: string | null };

/** A larger picture would be no sharper in print, in pixels. */
const LOGO = { width: 720, height: 240 };

/** The colours of the site's theme, and its logo as data. A logo that cannot be drawn is left out. */
export async function paperOf(ctx: Context, { logoId }: Pick<DocumentSettings, 'logoId'>): Promise<Paper> {
  const { theme } = ctx.site.settings;
  const colorOf = (token: string, otherwise: string) =>
    /^#[0-9a-f]{6}$/i.test(theme[token] ?? '') ? String(theme[token]) : otherwise;
  return {
    colors: {
      ink: colorOf('color-ink', '#1d1b19'),
      accent: colorOf('color-accent', '#1d4ed8'),
      muted: colorOf('color-muted', '#5f5b57'),
    },
    logo: logoId ? await drawLogo(ctx, logoId) : null,
  };
}

async function drawLogo({ media, siteId }: Context, logoId: string): Promise<string | null> {
  const wanted = { crop: null, mode: 'fit', ...LOGO, anchor: 'c', blur: 0, quality: 90, format: 'png' } as const;
  const drawn = await media.pictures.transform(() => media.public.read(logoId), wanted, { site: siteId });
  if (!drawn || isPictureFailure(drawn)) return null;
  return `data:image/png;base64,${Buffer.from(drawn).toString('base64')}`;
}

export type PaperContent = { title: string; language: string; seller: Seller; content: Content[] };

/** An A4 page with the site's head and foot around the content. */
export function onPaper({ colors, logo }: Paper, { title, language, seller, content }: PaperContent): PdfDocument {
  const sign: Content = logo
    ? { image: logo, fit: [180, 60] }
    : { text: seller.name, fontSize: 17, bold: true, color: colors.accent };
  const head: Content = {
    margin: [0, 0, 0, 28],
    columns: [
      { stack: [sign], width: '*' },
      {
        text: [seller.name, ...seller.lines].join('\n'),
        color: colors.muted,
        fontSize: 8.5,
        alignment: 'right',
        width: 'auto',
      },
    ],
  };
  const footer = [[seller.name, ...seller.lines], seller.contact, seller.legal, seller.bank];
  return {
    title,
    language,
    author: seller.name,
    pageSize: 'A4',
    margins: [56, 50, 56, 88],
    content: [head, ...content],
    footer: footer.filter((lines) => lines.length > 0),
    pageLabel: messagesIn(language).documents.page,
    muted: colors.muted,
  };
}

/** A printed document as a file to save. */
export async function printFile(
  { pdfs }: Pick<Context, 'pdfs'>,
  document: PdfDocument,
  name: string,
): Promise<FileAnswer<Record<string, never>> | Refusal> {
  const bytes = await pdfs.print(document);
  if (!bytes) return refuse('DOCUMENTS_ARE_BUSY');
  return { file: { name, mimeType: 'application/pdf', content: Readable.from([bytes]) } };
}
