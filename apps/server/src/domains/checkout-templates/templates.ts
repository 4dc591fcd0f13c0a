import { checkoutTemplateEvents, checkoutTemplates } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { documentField, type OwnOf, resource } from '../../platform/resource/index.ts';
import { readItems } from '../purchase/index.ts';
import { words } from './words.store.ts';

export type TemplateDocument = OwnOf<typeof checkoutTemplates>;

/** Templates are switched on unless they say otherwise, and hold what a checkout could hold. */
export const templateResource = resource<typeof checkoutTemplates, Context>(checkoutTemplates, {
  table: 'checkout_templates',
  events: checkoutTemplateEvents,
  queryFields: {
    status: { kind: 'string', column: documentField('status'), sortable: true },
    words: { kind: 'string', column: words },
  },
  check: (draft, { written, known }) => {
    if (known && written.length === 0) return refuse('CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS');
    if (hasItems(draft)) return { ...draft, status: draft.status ?? 'ACTIVE' };
    return refuse(
      known ? 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS' : 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
    );
  },
  complete: (ctx, _tx, draft) => {
    const items = readItems(ctx, draft);
    return isRefusal(items) ? Promise.resolve(items) : draft;
  },
});

const hasItems = ({ lineItems = [], customLineItems = [] }: TemplateDocument): boolean =>
  lineItems.length + customLineItems.length > 0;
