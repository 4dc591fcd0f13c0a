import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readText } from '../read-props.ts';

/** Words on a picture that is as wide as the window. */
function view({ block: { props }, headingLevel, isFirst, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = readPicture(props, 'image');
  const eyebrow = readText(props, 'eyebrow');
  const text = readText(props, 'text');
  const action = readLink(props, 'action');
  return (
    <section className="block banner">
      {picture && (
        <Picture
          className="banner-picture"
          source={picture}
          ratio="original"
          sizes="100vw"
          widths={[640, 960, 1280, 1920]}
          priority={isFirst ? 'first' : 'lazy'}
        />
      )}
      <div className="banner-words">
        {eyebrow && (
          <p className="eyebrow" {...edit('eyebrow')}>
            {eyebrow}
          </p>
        )}
        <Heading {...edit('heading')}>{readText(props, 'heading')}</Heading>
        {text && (
          <p className="banner-text" {...edit('text')}>
            {text}
          </p>
        )}
        {action && (
          <p className="actions">
            <a className="button" href={action.href}>
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

export const banner: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading, text, action }) => ({ props: { heading, text, action: { label: action, href: '/shop' } } }),
};
