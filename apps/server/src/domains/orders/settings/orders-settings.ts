import { isDeepStrictEqual } from 'node:util';
import { type ordersSettings, ordersSettingsEvents, type Request } from '@stoa/contract';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type DocumentSettings, readDocumentSettings, saveDocumentSettings } from '../../documents/index.ts';
import { findOrdersSettings, type SavedOrdersSettings, saveOrdersSettings } from './orders-settings.store.ts';

type Service = typeof ordersSettings;

const view = (saved: SavedOrdersSettings | null, { automaticInvoices }: DocumentSettings) => ({
  inventoryUpdateTrigger: saved?.inventoryUpdateTrigger ?? 'ON_ORDER_PLACED',
  createInvoice: automaticInvoices !== 'NEVER',
  ...(saved && { createdDate: saved.createdDate, updatedDate: saved.updatedDate }),
});

export const getOrdersSettings: UseCase<Service['getOrdersSettings']> = (ctx) =>
  readSite(ctx, async (tx) => ({
    ordersSettings: view(await findOrdersSettings(tx), await readDocumentSettings(tx)),
  }));

/** Changes what is sent. Orders that were placed before take their stock as they would have. */
export const updateOrdersSettings: UseCase<Service['updateOrdersSettings']> = (ctx, { ordersSettings: sent }) =>
  withSite(ctx, async (tx) => {
    const known = await findOrdersSettings(tx);
    const documents = await readDocumentSettings(tx, { lock: true });
    const before = view(known, documents);
    const wanted = { ...before, ...withoutNothing(sent) };
    // no change means no event
    if (isDeepStrictEqual(wanted, before)) return { ordersSettings: before };
    const invoices = await switchInvoices(tx, documents, wanted.createInvoice, ctx.now());
    if ('refused' in invoices) return invoices;
    const saved = await saveOrdersSettings(tx, wanted.inventoryUpdateTrigger, ctx.now());
    ctx.cache.changed(tx);
    const after = view(saved, invoices);
    emit(tx, ordersSettingsEvents.updated(after, { entityId: ctx.siteId }));
    return { ordersSettings: after };
  });

/** What a request says that can be changed; null leaves it as it is. */
const withoutNothing = ({
  inventoryUpdateTrigger,
  createInvoice,
}: Request<Service['updateOrdersSettings']>['ordersSettings']) => ({
  ...(inventoryUpdateTrigger && { inventoryUpdateTrigger }),
  ...(typeof createInvoice === 'boolean' && { createInvoice }),
});

/** Sites that issue an invoice for every order go on to, until invoices are switched off. */
async function switchInvoices(
  tx: Tx,
  known: DocumentSettings,
  isOn: boolean,
  now: Date,
): Promise<DocumentSettings | Refusal> {
  if (isOn === (known.automaticInvoices !== 'NEVER')) return known;
  const automaticInvoices = isOn ? ('PAID_ONLINE' as const) : ('NEVER' as const);
  const saved = { ...known, automaticInvoices, revision: String(BigInt(known.revision) + 1n) };
  return (await saveDocumentSettings(tx, saved, now)) ? saved : refuse('INVALID_REVISION');
}
