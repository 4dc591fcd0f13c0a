/** All texts in Japanese, in the polite style. */
import type { Messages } from '../en/index.ts';
import { account } from './account.ts';
import { address } from './address.ts';
import { blocks } from './blocks.ts';
import { blog } from './blog.ts';
import { cards } from './cards.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { codes } from './codes.ts';
import { consent } from './consent.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { entries } from './entries.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { giftCard } from './gift-card.ts';
import { invitation } from './invitation.ts';
import { letters } from './letters.ts';
import { listing } from './listing.ts';
import { login } from './login.ts';
import { newsletter } from './newsletter.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { pay } from './pay.ts';
import { presets } from './presets.ts';
import { product } from './product.ts';
import { proof } from './proof.ts';
import { reminders } from './reminders.ts';
import { reviewing } from './reviewing.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { sections } from './sections.ts';
import { site } from './site.ts';
import { starter } from './starter.ts';
import { subscriptions } from './subscriptions.ts';
import { templates } from './templates.ts';
import { wishlist } from './wishlist.ts';

export const ja: Messages = {
  account,
  address,
  blocks,
  blog,
  cards,
  cart,
  checkout,
  codes,
  consent,
  devices,
  documents,
  templates,
  files,
  forms,
  giftCard,
  invitation,
  letters,
  listing,
  login,
  newsletter,
  notices,
  orders,
  pay,
  presets,
  product,
  proof,
  reminders,
  reviewing,
  reviews,
  search,
  sections,
  site,
  entries,
  starter,
  subscriptions,
  wishlist,
};
