import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { Picture } from '../picture.tsx';
import { readPicture, readText } from '../read-props.ts';

/** Those that one works with, in a line. One without a picture is shown by its name. */
export const logos: BlockView = {
  view: (props) => viewList(props, { className: 'logos' }),
  example: (texts) => ({ slots: { items: [1, 2, 3, 4].map(() => ({ type: 'logo', ...logo.example(texts) })) } }),
};

function viewLogo({ block: { props }, edit }: BlockProps) {
  const source = readPicture(props, 'image');
  const name = readText(props, 'name');
  return (
    <li>
      {source ? (
        <Picture source={{ ...source, alt: name }} ratio="original" sizes="160px" widths={[160, 240, 320]} />
      ) : (
        <span {...edit('name')}>{name}</span>
      )}
    </li>
  );
}

export const logo: BlockView = { view: viewLogo, example: ({ author }) => ({ props: { name: author } }) };
