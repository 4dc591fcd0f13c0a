import { errorCodes } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { type PriceStyle, shownPrice } from '../../currencies/index.ts';
import type { Line } from '../line.ts';
import { isTooExpensive } from '../line-amounts.ts';
import type { Quote } from '../quote.ts';

/** What keeps a purchase from being ordered, on the wire: lines that cost too much, and a subtotal below the minimum. */
export const viewViolations = (
  lines: readonly Line[],
  { minimumSubtotal }: Pick<Quote, 'minimumSubtotal'>,
  style: PriceStyle,
) => [
  ...lines.filter(isTooExpensive).map(({ id }) => ({
    severity: 'ERROR' as const,
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id } },
    description: errorCodes.LINE_AMOUNT_TOO_LARGE.description,
  })),
  ...(minimumSubtotal
    ? [
        {
          severity: 'ERROR' as const,
          target: { other: { name: 'OTHER_DEFAULT' as const } },
          description: messagesIn(style.language).orders.belowMinimum(shownPrice(minimumSubtotal, style)),
        },
      ]
    : []),
];
