import { type FileFieldProps, FileFieldView, MOST_MEGABYTES, readWaiting, type WaitingFile } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { useEffect, useRef, useState } from 'react';
import { useHeldForm } from '../../lib/use-held-form.ts';
import { type FileTexts, isTooLarge, readUpload, type Upload, uploadPath } from './upload-file.ts';

/** A field for files. With scripts they are uploaded when they are chosen, otherwise together with the form. */
export default function FileField(props: FileFieldProps) {
  const texts = useMessages('files');
  const input = useRef<HTMLInputElement>(null);
  const { files, current, problems, said, take, remove } = useUploads(props, texts);
  useHeldForm(input, { isBusy: current !== null, hasFailed: problems.length > 0 });
  useEffect(() => {
    // chosen before this script was there
    if (input.current?.files?.length) take(input.current);
  }, [take]);
  const status = (
    <>
      {current && <progress value={current.share} aria-label={texts.uploading(current.name)} />}
      <p className="field-hint" role="status">
        {current ? texts.uploading(current.name) : said}
      </p>
    </>
  );
  const error = problems.join(' ') || undefined;
  return <FileFieldView {...props} {...{ error, files, status, input }} onChoose={take} onRemove={remove} />;
}

type Current = { name: string; share: number };

function useUploads({ formId, field, values, error }: FileFieldProps, texts: FileTexts) {
  const [files, setFiles] = useState<WaitingFile[]>(() => values.map(readWaiting));
  const [current, setCurrent] = useState<Current | null>(null);
  const [problems, setProblems] = useState<string[]>(error ? [error] : []);
  const [said, setSaid] = useState('');
  const most = field.files?.most ?? 1;
  const room = useRef(most - files.length);
  const queue = useRef<File[]>([]);
  const work = async () => {
    let added = 0;
    for (let file = queue.current[0]; file; file = queue.current[0]) {
      const { name } = file;
      setCurrent({ name, share: 0 });
      const onProgress = (share: number) => setCurrent({ name, share });
      const done = await uploadFile(file, uploadPath({ formId, target: field.target }, name), { texts, onProgress });
      queue.current.shift();
      if ('problem' in done) {
        room.current += 1;
        setProblems((before) => [...new Set([...before, done.problem])]);
      } else {
        added += 1;
        setFiles((before) => [...before, done]);
      }
    }
    setCurrent(null);
    if (added > 0) setSaid(texts.uploaded(added));
  };
  const [take] = useState(() => (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // what is uploaded here need not travel again with the form
    input.value = '';
    const accepted = chosen.slice(0, room.current);
    room.current -= accepted.length;
    const isIdle = queue.current.length === 0;
    queue.current.push(...accepted);
    setSaid('');
    setProblems(accepted.length < chosen.length ? [texts.tooMany(most)] : []);
    if (isIdle && accepted.length > 0) void work();
  });
  const remove = ({ id }: WaitingFile) => {
    room.current += 1;
    setProblems([]);
    setSaid('');
    setFiles((before) => before.filter((file) => file.id !== id));
  };
  return { files, current, problems, said, take, remove };
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
