import { isDeepStrictEqual } from 'node:util';
import type { documentSettings } from '@stoa/contract';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findMediaFiles } from '../media/index.ts';
import { nextInvoiceNumber, setNextInvoiceNumber } from './invoice-numbers.store.ts';
import { type DocumentSettings, readDocumentSettings, saveDocumentSettings } from './settings.store.ts';

type Service = typeof documentSettings;
/** With the prefix, a number has 11 characters at most. */
const HIGHEST_NUMBER = 9_999_999n;
const TEXTS = ['legalName', 'vatId', 'taxNumber', 'register', 'bankDetails', 'invoiceNote', 'logoId'] as const;
const CHOICES = ['paymentDays', 'automaticInvoices', 'mailsInvoices'] as const;

const view = async (tx: Tx, settings: DocumentSettings) => ({
  settings: { ...settings, nextInvoiceNumber: await nextInvoiceNumber(tx) },
});

export const getDocumentSettings: UseCase<Service['getDocumentSettings']> = (ctx) =>
  readSite(ctx, async (tx) => view(tx, await readDocumentSettings(tx)));

/** Issued invoices stay as they are: what they say is fixed. */
export const updateDocumentSettings: UseCase<Service['updateDocumentSettings']> = (ctx, { settings: sent }) =>
  withSite(ctx, async (tx) => {
    const known = await readDocumentSettings(tx, { lock: true });
    const conflict = refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (sent.revision !== known.revision) return conflict;
    const wanted = changed(known, sent);
    const refusal = (await refuseLogo(tx, known, wanted)) ?? (await renumber(tx, sent.nextInvoiceNumber));
    if (refusal) return refusal;
    // no change means no new revision
    if (isDeepStrictEqual(wanted, known)) return view(tx, known);
    const saved = { ...wanted, revision: String(BigInt(known.revision) + 1n) };
    if (!(await saveDocumentSettings(tx, saved, ctx.now()))) return conflict;
    ctx.cache.changed(tx);
    return view(tx, saved);
  });

type Sent = Partial<DocumentSettings> & { nextInvoiceNumber?: string };

/** Empty texts remove what was there. */
function changed(known: DocumentSettings, sent: Sent): DocumentSettings {
  const texts = TEXTS.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]?.trim() || null]);
  const choices = CHOICES.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]);
  const prefix = sent.invoicePrefix?.trim();
  return { ...known, ...Object.fromEntries([...texts, ...choices]), invoicePrefix: prefix ?? known.invoicePrefix };
}

async function refuseLogo(tx: Tx, known: DocumentSettings, { logoId }: DocumentSettings): Promise<Refusal | null> {
  if (logoId === null || logoId === known.logoId) return null;
  const [file] = await findMediaFiles(tx, [logoId]);
  if (file?.kind === 'IMAGE' && !file.private && !file.deletedDate) return null;
  return invalid({
    field: 'settings.logoId',
    description: 'is not a picture of the media library',
    violatedRule: 'OTHER',
  });
}

async function renumber(tx: Tx, next: string | undefined): Promise<Refusal | null> {
  if (next === undefined || next === (await nextInvoiceNumber(tx))) return null;
  if (BigInt(next) < 1n || BigInt(next) > HIGHEST_NUMBER) {
    const description = `is not between 1 and ${HIGHEST_NUMBER}`;
    return invalid({ field: 'settings.nextInvoiceNumber', description, violatedRule: 'OTHER' });
  }
  return (await setNextInvoiceNumber(tx, next)) ? null : refuse('INVOICE_NUMBER_TAKEN');
}
