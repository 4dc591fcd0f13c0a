/** Brands of cards as people write them, by the codes that providers use for them. */
const names: Record<string, string> = {
  AMEX: 'American Express',
  CB_NATIONALE: 'CB',
  CHINA_UNION_PAY: 'UnionPay',
  DANKORT: 'Dankort',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  EFTPOS_AU: 'eftpos',
  ELO: 'Elo',
  ISRACARD: 'Isracard',
  JCB: 'JCB',
  MAESTRO: 'Maestro',
  MASTERCARD: 'Mastercard',
  RUPAY: 'RuPay',
  UNIONPAY: 'UnionPay',
  VISA: 'Visa',
};

/** What people call a brand; null where they have no name for it. */
export const brandName = (code: string | null | undefined): string | null => names[code?.toUpperCase() ?? ''] ?? null;
