/** A refund as it was decided. What became of its money is in the payments. */
export type Refund = {
  id: string;
  createdDate: string;
  /** What it is for. Empty for a refund of an amount. */
  lines: { id: string; quantity: number }[];
  /** In minor units. */
  fees: { id: string; amount: number }[];
  /** Of the shipping costs, in minor units; null for nothing. */
  shipping: number | null;
  /** Said to the buyer. */
  reason: string | null;
  /** What goes back into stock once money went back. */
  restock: { id: string; quantity: number }[];
  /** Whether the buyer is told by e-mail, and the shop's own words in it. */
  tell: boolean;
  message: string | null;
  /** The app that asked for it; null for staff. */
  appId: string | null;
};
