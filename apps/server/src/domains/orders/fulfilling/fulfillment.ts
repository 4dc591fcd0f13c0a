/** Items of an order that were handed over together: to a carrier, or to the buyer. */
export type Fulfillment = {
  id: string;
  createdDate: string;
  lines: { id: string; quantity: number }[];
  tracking: Tracking | null;
  /** What a program of the site notes in place of tracking. */
  custom: Record<string, string> | null;
  /** One of `fulfillmentWords`, for information. */
  status: string | null;
  completed: boolean | null;
};

/** `link` is only kept for carriers whose pages we do not know. */
export type Tracking = { number: string | null; carrier: string | null; link: string | null };

export const fulfillmentWords = ['Pending', 'Accepted', 'Ready', 'In_Delivery', 'Fulfilled'];
