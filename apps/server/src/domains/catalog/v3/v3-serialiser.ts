import type { Context } from '../../../context.ts';
import { completedMessage } from '../../../platform/validation/promised-fields.ts';
import type { Serialiser } from '../listing/serialised-products.ts';
import { viewV3 } from './v3-view.ts';

/** V3's wire form, with the requested fields. */
export const v3Serialiser = (ctx: Context, fields: ReadonlySet<string>): Serialiser => ({
  name: `v3 ${[...fields].sort()}`,
  write: (product) => completedMessage('V3Product', viewV3(ctx, product, fields)),
});
