import { useMessages } from '@stoa/messages/react';
import { FormProblems } from '../../components/form-problems.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import type { FormState } from '../../lib/form-state.ts';
import CaptchaIsland from '../sign-in/captcha.island.tsx';
import PhotoField from './photo-field.island.tsx';
import { PHOTOS, type ReviewFields } from './posted-review.ts';
import { StarField } from './star-field.tsx';

const Captcha = island('sign-in/captcha', CaptchaIsland, { messages: ['proof'], wakeOn: 'form' });
const PhotoFieldIsland = island('reviews/photo-field', PhotoField, { messages: ['reviewing', 'forms'] });

export type ReviewFormProps = {
  action: string;
  fields: ReviewFields;
  state: FormState;
  /** Whether the author is not known by an account or by an earlier review. */
  asksEmail: boolean;
  asksCaptcha: boolean;
  submit: string;
};

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 3000;

/** Writes or changes a review. Works without scripts: then the pictures come together with the form. */
export function ReviewForm({ action, fields, state, asksEmail, asksCaptcha, submit }: ReviewFormProps) {
  const messages = useMessages('reviewing');
  const { errors } = state;
  return (
    <>
      <FormProblems state={state} />
      <form method="post" action={action} encType="multipart/form-data" noValidate>
        <div className="fields">
          <StarField stars={fields.stars} error={errors.stars} />
          <TextField
            name="title"
            label={messages.headline}
            maxLength={LONGEST_TITLE}
            value={fields.title}
            error={errors.title}
            isOptional
          />
          <TextArea
            name="text"
            label={messages.text}
            maxLength={LONGEST_TEXT}
            rows={7}
            value={fields.text}
            error={errors.text}
            isOptional
          />
          <PhotoFieldIsland media={fields.media} error={errors[PHOTOS] ?? null} />
          <TextField
            name="name"
            label={messages.name}
            hint={messages.nameHint}
            autoComplete="nickname"
            maxLength={100}
            className={asksEmail ? 'half' : undefined}
            value={fields.name}
            error={errors.name}
          />
          {asksEmail && (
            <TextField
              name="email"
              type="email"
              label={messages.email}
              hint={messages.emailHint}
              autoComplete="email"
              maxLength={320}
              className="half"
              value={fields.email}
              error={errors.email}
            />
          )}
          {asksCaptcha && <Captcha />}
        </div>
        <p className="actions">
          <button className="button" type="submit">
            {submit}
          </button>
        </p>
      </form>
    </>
  );
}
