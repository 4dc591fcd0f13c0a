import { useMessages } from '@stoa/messages/react';
import type { Invitation } from '../../lib/api.ts';
import { messageOf } from '../../lib/message-of.ts';
import { LinePicture } from '../cart/line-picture.tsx';
import { type Draft, MOST_NAME, type Wrong } from './draft.ts';

type Item = NonNullable<Invitation['items']>[number];
type Writing = { draft: Draft; wrong: Wrong | null; token: string };

/** The bought items, each with a form for its review, or with thanks for it. */
export function InvitationPage({ invitation, ...writing }: Writing & { invitation: Invitation }) {
  const messages = useMessages('invitation');
  const { name = '', items = [], isUnsubscribed } = invitation;
  return (
    <>
      <h1>{messages.heading(name)}</h1>
      <p className="lead">{messages.intro}</p>
      <ul className="invited-items">
        {items.map((item) => (
          <li key={item.product?.id}>
            <InvitedItem item={item} {...writing} />
          </li>
        ))}
      </ul>
      {!isUnsubscribed && (
        <p className="invitation-end">
          <a href={`/review/${encodeURIComponent(writing.token)}/unsubscribe`}>{messages.unsubscribe.link}</a>
        </p>
      )}
    </>
  );
}

function InvitedItem({ item: { product = {}, written }, ...writing }: Writing & { item: Item }) {
  const messages = useMessages('invitation');
  const { id = '', name = '', slug = '', image } = product;
  const picture = image?.id
    ? { id: image.id, width: image.width ?? null, height: image.height ?? null, alt: '' }
    : null;
  return (
    <section aria-labelledby={`item-${id}`}>
      <div className="invited-item">
        <LinePicture source={picture} size="small" />
        <h2 id={`item-${id}`}>{name}</h2>
      </div>
      {written ? (
        <>
          <p role="status">{messageOf(messages.written, written)}</p>
          <p>
            <a href={`/product-page/${encodeURIComponent(slug)}`}>{messages.seeProduct(name)}</a>
          </p>
        </>
      ) : (
        <ReviewForm productId={id} {...writing} />
      )}
    </section>
  );
}

function ReviewForm({ productId, draft, wrong: failed, token }: Writing & { productId: string }) {
  const messages = useMessages('invitation');
  const isSent = draft.productId === productId;
  const { rating, text } = isSent ? draft : { rating: null, text: '' };
  const wrong = isSent ? failed : null;
  const id = (field: string) => `${field}-${productId}`;
  return (
    <form
      className="review-form"
      method="post"
      action={`/review/${encodeURIComponent(token)}`}
      encType="multipart/form-data"
    >
      {wrong && (
        // biome-ignore lint/a11y/noAutofocus: after submitting the form, users must learn first that it was rejected
        <p className="form-message" role="alert" tabIndex={-1} autoFocus>
          {messages.problems[wrong]}
        </p>
      )}
      <input type="hidden" name="productId" value={productId} />
      <fieldset className="star-choice">
        <legend>{messages.rating}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} defaultChecked={rating === stars} required />
            <span className="visually-hidden">{messages.stars(stars)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id('text')}>{messages.text}</label>
        <textarea id={id('text')} name="text" rows={5} maxLength={3000} defaultValue={text} />
      </div>
      <div className="field">
        <label htmlFor={id('photos')}>{messages.photos}</label>
        <input
          id={id('photos')}
          name="photos"
          type="file"
          accept="image/*"
          multiple
          aria-describedby={id('photos-hint')}
        />
        <p className="field-hint" id={id('photos-hint')}>
          {messages.photosHint}
        </p>
      </div>
      <div className="field">
        <label htmlFor={id('name')}>{messages.name}</label>
        <input
          id={id('name')}
          name="name"
          autoComplete="name"
          maxLength={MOST_NAME}
          defaultValue={draft.name}
          aria-describedby={id('name-hint')}
        />
        <p className="field-hint" id={id('name-hint')}>
          {messages.nameHint}
        </p>
      </div>
      <button className="button" type="submit">
        {messages.send}
      </button>
    </form>
  );
}
