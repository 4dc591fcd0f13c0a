import {
  type FileFieldProps,
  FileFieldView,
  MOST_FILES,
  MOST_MEGABYTES,
  readWaiting,
  type WaitingFile,
} from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { useUploads } from '../../lib/use-uploads.ts';
import { type FileTexts, isTooLarge, readUpload, type Upload, uploadPath } from './upload-file.ts';

/** A field for files. With scripts they are uploaded when they are chosen, otherwise together with the form. */
export default function FileField(props: FileFieldProps) {
  const texts = useMessages('files');
  const { formId, field, values, error } = props;
  const { stored, sending, problems, said, input, take, remove } = useUploads<WaitingFile>({
    stored: values.map(readWaiting),
    problem: error,
    most: field.files?.most ?? MOST_FILES,
    texts,
    send: (file, onProgress) =>
      uploadFile(file, uploadPath({ formId, target: field.target }, file.name), { texts, onProgress }),
  });
  const status = (
    <>
      {sending && <progress value={sending.share} aria-label={texts.uploading(sending.name)} />}
      <p className="field-hint" role="status">
        {sending ? texts.uploading(sending.name) : said}
      </p>
    </>
  );
  const shown = { files: stored, error: problems.join(' ') || undefined, status, input };
  return <FileFieldView {...props} {...shown} onChoose={take} onRemove={remove} />;
}

type UploadOptions = { texts: FileTexts; onProgress: (share: number) => void };

/** Unlike fetch, this request tells how far it is. */
function uploadFile(file: File, path: string, { texts, onProgress }: UploadOptions): Promise<Upload> {
  if (isTooLarge(file)) return Promise.resolve({ problem: texts.tooLarge(file.name, MOST_MEGABYTES) });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => resolve({ problem: texts.busy(file.name) });
    request.onload = () => resolve(readUpload({ status: request.status, body: request.response }, file.name, texts));
    request.send(file);
  });
}
