import { useMessages } from '@stoa/messages/react';
import type { ReactNode, RefObject } from 'react';
import { Below, Label, nameOf, saysOf } from './field-parts.tsx';
import { type FileFieldProps, MOST_FILES } from './shown-form.ts';

/** The most that a file may have. */
export const MOST_MEGABYTES = 10;

/** The name of a field's files in the posted form, and of those of its values that are to be left out. */
export const filesNameOf = (target: string): string => `file.${target}`;
export const removedNameOf = (target: string): string => `removed.${target}`;

/** A file that was uploaded and waits for the form: its value in the posted form has its id and name. */
export type WaitingFile = { id: string; name: string };
export const waitingValue = ({ id, name }: WaitingFile): string => `${id}/${name}`;
export const readWaiting = (value: string): WaitingFile => {
  const [, id = value, name = id] = /^([^/]*)\/(.*)$/s.exec(value) ?? [];
  return { id, name };
};

/** What browsers offer for the kinds that a field takes. */
const ACCEPTED: Readonly<Record<string, string>> = {
  IMAGE: 'image/*',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
  DOCUMENT: '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.rtf,.epub,.txt,.csv',
  ARCHIVE: '.zip,.gz,.tgz,.tar,.bz2,.xz,.7z,.rar',
  MODEL_3D: '.glb',
};

type ViewProps = FileFieldProps & {
  files: readonly WaitingFile[];
  /** What is under way, or was done. */
  status?: ReactNode;
  input?: RefObject<HTMLInputElement | null>;
  onChoose?: (input: HTMLInputElement) => void;
  onRemove?: (file: WaitingFile) => void;
};

/** A field for files, with those that wait already. They are sent with the form, unless a script uploads them before. */
export function FileFieldView({ files, status, input, onChoose, onRemove, formId: _formId, ...props }: ViewProps) {
  const texts = useMessages('files');
  const { remove } = useMessages('forms');
  const { field, id } = props;
  const { most, kinds } = field.files ?? { most: MOST_FILES, kinds: [] };
  const names = kinds.flatMap((kind) => (Object.hasOwn(texts.kinds, kind) ? texts.kinds[kind as 'IMAGE'] : []));
  const says = saysOf(props);
  return (
    <div className="field file-field">
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {files.length > 0 && (
        <ul className="sent-files">
          {files.map((file) => (
            <li key={file.id}>
              <input type="hidden" name={nameOf(field.target)} value={waitingValue(file)} />
              <span className="sent-file-name">{file.name}</span>
              {onRemove && (
                <button type="button" className="button button-quiet only-with-script" onClick={() => onRemove(file)}>
                  <span aria-hidden="true">{remove}</span>
                  <span className="visually-hidden">{texts.remove(file.name)}</span>
                </button>
              )}
              <label className="form-option only-without-script">
                <input type="checkbox" name={removedNameOf(field.target)} value={file.id} />
                <span aria-hidden="true">{remove}</span>
                <span className="visually-hidden">{texts.remove(file.name)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        name={filesNameOf(field.target)}
        type="file"
        multiple={most > 1}
        accept={kinds.map((kind) => ACCEPTED[kind]).join(',') || undefined}
        onChange={onChoose && ((event) => onChoose(event.currentTarget))}
        {...says}
        aria-describedby={`${id}-limits ${says['aria-describedby'] ?? ''}`.trim()}
      />
      <p className="field-hint" id={`${id}-limits`}>
        {texts.hint(most, MOST_MEGABYTES)} {names.length > 0 && texts.accepted(names)}
      </p>
      {status}
      <Below {...props} />
    </div>
  );
}

/** The same without a script. */
export const FileField = (props: FileFieldProps) => <FileFieldView {...props} files={props.values.map(readWaiting)} />;
