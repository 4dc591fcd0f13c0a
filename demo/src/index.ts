import { readFileSync } from 'node:fs';

export { aboutPage } from './about-page.ts';
export { type DemoCheckout, demoCheckouts } from './checkouts.ts';
export { contactForm, contactPage } from './contact-page.ts';
export { drawPicture } from './draw.ts';
export { type DemoBlock, homePage } from './home-page.ts';
export { type DemoPart, type DemoPost, demoPosts, postCategories } from './posts/index.ts';
export { type DemoReview, demoReviews } from './reviews/index.ts';
export { deliveryIds, shop } from './shop.ts';
export { suppliesJsonLines, supplyCategories } from './supplies/index.ts';
export { type DemoBuyer, type DemoPurchase, type DemoStep, demoYear } from './year/index.ts';
export { demoVisits } from './year/visits.ts';

/** The products of the demo shop as CSV in Shopify's legacy format. Images are names for `drawPicture`. */
export function catalogueCsv(): string {
  return readFileSync(new URL('../catalogue.csv', import.meta.url), 'utf8');
}
