import { Picture } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { httpTransport } from '@stoa/sdk';
import { useEffect, useRef, useState } from 'react';
import { FieldError } from '../../components/text-field.tsx';
import { useHeldForm } from '../../lib/use-held-form.ts';
import { type FormMedia, MEDIA, mediaValue, PHOTOS, REMOVED } from './posted-review.ts';
import { MOST_MEGABYTES, MOST_PHOTOS, PHOTO_TYPES, type Upload, uploadPhoto } from './upload-photo.ts';

type PhotoFieldProps = { media: FormMedia[]; error: string | null };

/** The pictures of a review. With scripts they are uploaded when they are chosen, otherwise together with the form. */
export default function PhotoField({ media: first, error }: PhotoFieldProps) {
  const messages = useMessages('reviewing');
  const forms = useMessages('forms');
  const input = useRef<HTMLInputElement>(null);
  const { media, uploading, problems, said, take, remove } = useUploads(first, error ? [error] : [], messages);
  useHeldForm(input, { isBusy: uploading > 0, hasFailed: problems.length > 0 });
  useEffect(() => {
    // chosen before this script was there
    if (input.current?.files?.length) take(input.current);
  }, [take]);
  const hint = `${PHOTOS}-hint`;
  return (
    <div className="field photo-field">
      <label htmlFor={PHOTOS}>
        {messages.photos} <span className="field-optional">{forms.optional}</span>
      </label>
      {media.length > 0 && (
        <ul className="review-photos">
          {media.map((item, index) => (
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
              <button type="button" className="photo-remove only-with-script" onClick={() => remove(item.id)}>
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
        {uploading > 0 ? messages.uploading(uploading) : said}
      </p>
      <FieldError name={PHOTOS} error={problems.join(' ') || undefined} />
    </div>
  );
}

function useUploads(first: FormMedia[], found: string[], messages: Messages['reviewing']) {
  const [media, setMedia] = useState(first);
  const [uploading, setUploading] = useState(0);
  const [problems, setProblems] = useState(found);
  const [said, setSaid] = useState('');
  const room = useRef(MOST_PHOTOS - first.length);
  const texts = messages.photoProblems;
  const upload = async (files: File[]) => {
    const transport = httpTransport({ baseUrl: '' });
    let added = 0;
    for (const [index, file] of files.entries()) {
      setUploading(files.length - index);
      const done = await uploadPhoto(transport, file, file.name, texts).catch(
        (): Upload => ({ problem: texts.busy(file.name) }),
      );
      if ('id' in done) {
        added += 1;
        setMedia((before) => [...before, { kind: 'image', id: done.id }]);
      } else {
        room.current += 1;
        setProblems((before) => [...new Set([...before, done.problem])]);
      }
    }
    setUploading(0);
    if (added > 0) setSaid(messages.uploaded(added));
  };
  const [take] = useState(() => (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // what is uploaded here need not travel again with the form
    input.value = '';
    const accepted = files.slice(0, room.current);
    room.current -= accepted.length;
    setSaid('');
    setProblems(accepted.length < files.length ? [texts.tooMany(MOST_PHOTOS)] : []);
    if (accepted.length > 0) void upload(accepted);
  });
  const remove = (id: string) => {
    room.current += 1;
    setProblems([]);
    setMedia((before) => before.filter((item) => item.id !== id));
  };
  return { media, uploading, problems, said, take, remove };
}
