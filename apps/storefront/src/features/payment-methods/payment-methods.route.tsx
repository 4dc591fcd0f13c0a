import { useMessages } from '@stoa/messages/react';
import { ApiError } from '@stoa/sdk';
import { Notice } from '../../components/notice.tsx';
import type { SavedCard } from '../../lib/api.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from '../account/account-page.tsx';
import { fieldOf } from '../account/posted-form.ts';
import { noticeOf } from './notice-of.ts';
import { SavedCardName } from './saved-card-name.tsx';

const PAGE = '/account/payment-methods';

/** The cards that the member lets the shop keep. */
export async function showPaymentMethods(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const { savedPaymentMethods: cards = [] } = await visit.api.savedPaymentMethods.listSavedPaymentMethods({});
  const messages = visit.messages.cards;
  const now = new Date();
  return renderAccount(visit, {
    title: messages.title,
    children: () => (
      <>
        <h1>{messages.title}</h1>
        <Notice>{messageOf(messages.notices, visit.request.url.searchParams.get('notice'))}</Notice>
        <p className="lead">{cards.length === 0 ? messages.empty : messages.intro}</p>
        {cards.length > 0 && (
          <ul className="address-list">
            {cards.map((card) => (
              <li key={card.id}>
                <Card card={card} now={now} isAlone={cards.length === 1} />
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  });
}

function Card({ card, now, isAlone }: { card: SavedCard; now: Date; isAlone: boolean }) {
  const messages = useMessages('cards');
  const { cardEnding } = useMessages('orders');
  const { brandName, lastFourDigits } = card.paymentMethod?.cardInfo ?? {};
  const name = <span className="visually-hidden"> {cardEnding(brandName, lastFourDigits ?? '')}</span>;
  return (
    <form method="post" action={PAGE}>
      <input type="hidden" name="id" value={card.id ?? ''} />
      <p className="radio-words">
        <SavedCardName card={card} now={now} />
        {!card.usable && <span className="radio-note">{messages.unusable}</span>}
        {card.primary && !isAlone && <span className="radio-note">{messages.primary}</span>}
      </p>
      {!card.primary && card.usable && (
        <button className="text-button" type="submit" name="intent" value="prefer">
          {messages.makePrimary}
          {name}
        </button>
      )}
      <details>
        <summary>
          {messages.remove}
          {name}
        </summary>
        <p className="field-hint">{messages.removeHint}</p>
        <button className="button button-quiet" type="submit" name="intent" value="remove">
          {messages.removeNow}
          {name}
        </button>
      </details>
    </form>
  );
}

/** Prefers or removes a card, and says what became of it. */
export async function postPaymentMethods(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit, PAGE);
  const { savedPaymentMethods } = visit.api;
  const asked = { savedPaymentMethodId: fieldOf(visit.request, 'id') };
  const isRemoval = fieldOf(visit.request, 'intent') === 'remove';
  try {
    if (isRemoval) await savedPaymentMethods.deleteSavedPaymentMethod(asked);
    else await savedPaymentMethods.markSavedPaymentMethodPrimary(asked);
    return redirect(`${PAGE}?notice=${isRemoval ? 'removed' : 'preferred'}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return redirect(`${PAGE}?notice=${noticeOf(error)}`);
  }
}
