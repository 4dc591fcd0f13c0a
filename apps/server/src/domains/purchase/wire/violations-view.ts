import { errorCodes } from '@stoa/contract';
import type { Line } from '../line.ts';
import { isTooExpensive } from '../line-amounts.ts';

/** The lines that keep a purchase from being ordered, on the wire. */
export const viewViolations = (lines: readonly Line[]) =>
  lines.filter(isTooExpensive).map(({ id }) => ({
    severity: 'ERROR' as const,
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id } },
    description: errorCodes.LINE_AMOUNT_TOO_LARGE.description,
  }));
