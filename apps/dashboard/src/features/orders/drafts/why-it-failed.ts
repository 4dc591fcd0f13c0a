import type { ApiError } from '@stoa/sdk';
import { words } from '../../../app/words.ts';

const texts = words.orderDrafts;

/** Why a draft cannot become what it is meant to, in the words of a shop. */
const reasons: Record<string, string> = {
  ...texts.failures,
  INSUFFICIENT_INVENTORY: texts.failures.OUT_OF_STOCK,
  FULL_OUT_OF_STOCK: texts.failures.OUT_OF_STOCK,
  PARTIAL_OUT_OF_STOCK: texts.failures.OUT_OF_STOCK,
};

export function whyItFailed({ data }: ApiError): string {
  const { reasons: codes = [] } = (data ?? {}) as { reasons?: string[] };
  return codes.map((code) => reasons[code]).find(Boolean) ?? texts.failures.other;
}
