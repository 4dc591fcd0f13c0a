import { describe, test } from 'vitest';
import { theOwnerCancelsAnOrder } from './stories/closing-an-order.ts';
import { theOwnerEditsAnOrder, theOwnerTakesAnOrderByPhone } from './stories/entering-orders.ts';
import { theOwnerSendsAnOrder } from './stories/fulfilling.ts';
import { aGuestComesBackToAnOrder } from './stories/guest-order.ts';
import { theOwnerWorksThroughOrders } from './stories/many-orders.ts';
import { theOwnerDecidesAboutMails } from './stories/owners-mails.ts';
import { theOwnerPaysBack } from './stories/paying-back.ts';
import { theOwnerReadsReports, theOwnerReadsVisits } from './stories/reports.ts';
import { aGuestReturnsAnItem } from './stories/returning.ts';
import { aCustomerAnswersAReviewRequest } from './stories/review-requests.ts';
import { theOwnerFollowsMails } from './stories/sent-mails.ts';
import { aGuestSubscribes } from './stories/subscribing.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('after buying', () => {
  test('the owner sends an order in two steps by keyboard, and the customer follows it', () =>
    theOwnerSendsAnOrder(shop));
  test('the owner notes, tags and cancels an order, and archives it', () => theOwnerCancelsAnOrder(shop));
  test('the owner finds many orders, changes them at once, and exports them', () => theOwnerWorksThroughOrders(shop));
  test('the owner captures what a card holds, and refunds a part of it', () => theOwnerPaysBack(shop));
  test('the owner edits an order, and sees what is to be refunded', () => theOwnerEditsAnOrder(shop));
  test('the owner takes an order by phone, and asks for payment', () => theOwnerTakesAnOrderByPhone(shop));
  test('a guest comes back to an order by the link in its mail, and orders again', () =>
    aGuestComesBackToAnOrder(shop));
  test('a guest returns an item, and the owner approves, receives and refunds it', () => aGuestReturnsAnItem(shop));
  test('a guest subscribes to a product, pauses and resumes, and the owner ends it', () => aGuestSubscribes(shop));
  test('the owner decides who is told of new orders', () => theOwnerDecidesAboutMails(shop));
  test('the owner sees which mails were sent, and sends again what bounced', () => theOwnerFollowsMails(shop));
  test('the owner reads what sold, as charts, tables and a file', () => theOwnerReadsReports(shop));
  test('the owner reads who came, from where, and how far they got', () => theOwnerReadsVisits(shop));
  test('a customer is asked for reviews, and writes one with a picture without a login', () =>
    aCustomerAnswersAReviewRequest(shop, { javaScriptEnabled: true }));
  test('a customer without JavaScript answers a review request just the same', () =>
    aCustomerAnswersAReviewRequest(shop, { javaScriptEnabled: false }));
});
