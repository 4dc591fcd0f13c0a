import { errorCodes } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { type PriceStyle, shownPrice } from '../../currencies/index.ts';
import { availabilityOf, type Line } from '../line.ts';
import { isTooExpensive } from '../line-amounts.ts';
import type { ProvidedViolation } from '../providers/provider.ts';
import type { Quote } from '../quote.ts';

/**
 * What keeps a purchase from being ordered, or changes it, on the wire: lines that the catalogue no longer sells, or not as
 * often, lines that cost too much, a subtotal below the minimum, and what others have against it.
 */
export const viewViolations = (
  lines: readonly Line[],
  { minimumSubtotal, violations = [] }: Pick<Quote, 'minimumSubtotal' | 'violations'>,
  style: PriceStyle,
) => [
  ...lines.flatMap((line) => ofAvailability(line, style.language)),
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
  ...violations.map(ofOthers),
];

/** What others have against a purchase. They know how to put a line right, and clients do not. */
function ofOthers({ severity, lineId, description }: ProvidedViolation) {
  const suggestedFix = 'UNKNOWN_SUGGESTED_FIX' as const;
  return {
    severity,
    target: lineId
      ? { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id: lineId, suggestedFix } }
      : { other: { name: 'OTHER_DEFAULT' as const } },
    description,
  };
}

/** Lines of which nothing is left go; of others, what is left can be ordered. */
function ofAvailability(line: Line, language: string) {
  const { status, quantityAvailable } = availabilityOf(line);
  if (status === 'AVAILABLE') return [];
  const { gone, soldOut, fewLeft } = messagesIn(language).orders;
  const { productName } = line.item;
  const target = { name: 'LINE_ITEM_DEFAULT' as const, id: line.id };
  const isPartial = status === 'PARTIALLY_AVAILABLE';
  const sentence = status === 'NOT_FOUND' ? gone(productName) : soldOut(productName);
  return [
    {
      severity: isPartial ? ('WARNING' as const) : ('ERROR' as const),
      target: { lineItem: isPartial ? target : { ...target, suggestedFix: 'REMOVE_LINE_ITEM' as const } },
      description: isPartial ? fewLeft(productName, quantityAvailable ?? 0) : sentence,
    },
  ];
}
