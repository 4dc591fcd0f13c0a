import { Picture } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { httpTransport } from '@stoa/sdk';
import { FieldError } from '../../components/text-field.tsx';
import { useUploads } from '../../lib/use-uploads.ts';
import { type FormMedia, MEDIA, mediaValue, PHOTOS, REMOVED } from './posted-review.ts';
import { MOST_MEGABYTES, MOST_PHOTOS, PHOTO_TYPES, uploadPhoto } from './upload-photo.ts';

type PhotoFieldProps = { media: FormMedia[]; error: string | null };

/** The pictures of a review. With scripts they are uploaded when they are chosen, otherwise together with the form. */
export default function PhotoField({ media, error }: PhotoFieldProps) {
  const messages = useMessages('reviewing');
  const forms = useMessages('forms');
  const { stored, left, problems, said, input, take, remove } = useUploads<FormMedia>({
    stored: media,
    problem: error,
    most: MOST_PHOTOS,
    texts: { tooMany: messages.photoProblems.tooMany, uploaded: messages.uploaded },
    send: (file) => sendPhoto(file, messages.photoProblems),
  });
  const hint = `${PHOTOS}-hint`;
  return (
    <div className="field photo-field">
      <label htmlFor={PHOTOS}>
        {messages.photos} <span className="field-optional">{forms.optional}</span>
      </label>
      {stored.length > 0 && (
        <ul className="review-photos">
          {stored.map((item, index) => (
            <li key={item.id}>
              <input type="hidden" name={MEDIA} value={mediaValue(item)} />
              {item.kind === 'image' && (
                <Picture
                  source={{ id: item.id, width: null, height: null, alt: messages.photo(index + 1) }}
                  ratio={1}
                  sizes="96px"
                  widths={[96, 192, 288]}
                />
              )}
              <button type="button" className="photo-remove only-with-script" onClick={() => remove(item)}>
                <span className="visually-hidden">{messages.removePhoto(index + 1)}</span>
                <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                  <path d="M5 5l14 14M19 5L5 19" />
                </svg>
              </button>
              <label className="check-row only-without-script">
                <input type="checkbox" name={REMOVED} value={mediaValue(item)} /> {forms.remove}
                <span className="visually-hidden"> {messages.photo(index + 1)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={PHOTOS}
        name={PHOTOS}
        type="file"
        multiple
        accept={PHOTO_TYPES}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? `${hint} ${PHOTOS}-error` : hint}
        onChange={(event) => take(event.currentTarget)}
      />
      <p className="field-hint" id={hint}>
        {messages.photosHint(MOST_PHOTOS, MOST_MEGABYTES)}
      </p>
      <p className="field-hint" role="status">
        {left > 0 ? messages.uploading(left) : said}
      </p>
      <FieldError name={PHOTOS} error={problems.join(' ') || undefined} />
    </div>
  );
}

async function sendPhoto(file: File, texts: Messages['reviewing']['photoProblems']) {
  try {
    const done = await uploadPhoto(httpTransport({ baseUrl: '' }), file, file.name, texts);
    return 'id' in done ? { kind: 'image' as const, id: done.id } : done;
  } catch {
    return { problem: texts.busy(file.name) };
  }
}
