import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { fileUrl } from '../media.ts';
import { readFile, readText } from '../read-props.ts';

/** Files to take away, each with its kind and size. */
export const downloads: BlockView = {
  view: (props) => viewList(props, { className: 'downloads' }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2].map(() => ({ type: 'download', ...download.example(texts) })) },
  }),
};

function viewDownload({ block: { props }, edit }: BlockProps) {
  const file = readFile(props, 'file');
  const [name, text] = ['name', 'text'].map((property) => readText(props, property));
  const facts = file && [file.id.split('.').at(-1)?.toUpperCase(), file.bytes && sizeOf(file.bytes)].filter(Boolean);
  return (
    <li>
      <div>
        {file ? (
          <a href={fileUrl(file.id)} download={file.name || true} {...edit('name')}>
            {name}
          </a>
        ) : (
          <span {...edit('name')}>{name}</span>
        )}
        {text && <p {...edit('text')}>{text}</p>}
      </div>
      {facts && <span className="download-facts">{facts.join(', ')}</span>}
    </li>
  );
}

const UNITS = ['kB', 'MB', 'GB'];

/** A size of a file as people say it; the units are the same in all languages. */
function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** step;
  return `${Math.max(1, Math.round(amount))} ${UNITS[step - 1]}`;
}

export const download: BlockView = { view: viewDownload, example: ({ file }) => ({ props: { name: file } }) };
