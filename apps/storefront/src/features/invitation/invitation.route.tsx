import { ApiError } from '@stoa/sdk';
import { hasCode, orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderForm } from '../account/account-page.tsx';
import { type Draft, emptyDraft, readDraft, type Wrong, wrongIn } from './draft.ts';
import { InvitationPage } from './invitation-page.tsx';
import { uploadPhotos } from './upload-photos.ts';

/** The page of the link in a review request: the bought items, each with its form or its thanks. */
export const showInvitation = (visit: Visit, token: string): Promise<StorefrontResponse> =>
  renderInvitation(visit, token, null);

type Attempt = { draft: Draft; wrong: Wrong };

/** Writes the review of one of the items. */
export async function postInvitation(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const draft = readDraft(request.form ?? new URLSearchParams());
  const wrong = wrongIn(draft, request.files.length) ?? (await sendReview());
  return wrong ? renderInvitation(visit, token, { draft, wrong }) : redirect(`/review/${encodeURIComponent(token)}`);

  async function sendReview(): Promise<Wrong | null> {
    const images = await uploadPhotos(request.files);
    if (!images) return 'photos';
    try {
      await api.invitations.answerReviewInvitation({
        token,
        productId: draft.productId,
        content: { rating: draft.rating ?? 0, body: draft.text, media: images.map((image) => ({ image })) },
        authorName: draft.name || null,
      });
      return null;
    } catch (error) {
      // sent twice: the page thanks for it
      if (hasCode(error, 'REVIEW_ALREADY_EXISTS')) return null;
      if (error instanceof ApiError && error.status < 500) return error.status === 429 ? 'tooMany' : 'other';
      throw error;
    }
  }
}

async function renderInvitation(visit: Visit, token: string, attempt: Attempt | null): Promise<StorefrontResponse> {
  const messages = visit.messages.invitation;
  const found = await orNull(visit.api.invitations.openReviewInvitation({ token }));
  const invitation = found?.invitation;
  if (!invitation) return renderUnknownLink(visit);
  const page = await renderForm(visit, {
    title: messages.title,
    children: (
      <InvitationPage
        invitation={invitation}
        token={token}
        draft={attempt?.draft ?? emptyDraft(invitation.name ?? '')}
        wrong={attempt?.wrong ?? null}
      />
    ),
  });
  return attempt ? { ...page, status: 422 } : page;
}

/** For links that are incomplete, or not ours. */
export async function renderUnknownLink(visit: Visit): Promise<StorefrontResponse> {
  const messages = visit.messages.invitation.unknown;
  const page = await renderForm(visit, {
    title: messages.title,
    children: (
      <>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.text}</p>
        <p className="actions">
          <a className="button" href="/shop">
            {visit.messages.site.goToShop}
          </a>
        </p>
      </>
    ),
  });
  return { ...page, status: 404 };
}
