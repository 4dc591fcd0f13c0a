import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readText } from '../read-props.ts';

/** Pictures in a grid. */
export const gallery: BlockView = {
  view: (props) => viewList(props, { className: 'gallery' }),
  canBeTitle: true,
  example: ({ heading }) => ({
    props: { heading },
    slots: { items: [1, 2, 3, 4].map(() => ({ type: 'galleryPicture' })) },
  }),
};

function viewPicture({ block: { props }, edit }: BlockProps) {
  const source = readPicture(props, 'image');
  const caption = readText(props, 'caption');
  const link = readLink(props, 'link');
  const shown = source ? (
    <Picture source={source} ratio="original" sizes="(min-width: 64rem) 30vw, 46vw" />
  ) : (
    <span className="gallery-blank" />
  );
  return (
    <li>
      <figure>
        {link ? (
          <a href={link.href} aria-label={link.label}>
            {shown}
          </a>
        ) : (
          shown
        )}
        {caption && <figcaption {...edit('caption')}>{caption}</figcaption>}
      </figure>
    </li>
  );
}

export const galleryPicture: BlockView = { view: viewPicture, example: () => ({}) };
