import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readRatio, readText } from '../read-props.ts';

/** The opening of a page: `eyebrow`, `heading`, `text`, `action`, `secondaryAction`, `image`. */
function view({ block: { props, styles }, headingLevel, isFirst, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = readPicture(props, 'image');
  const eyebrow = readText(props, 'eyebrow');
  const text = readText(props, 'text');
  const action = readLink(props, 'action');
  const secondaryAction = readLink(props, 'secondaryAction');
  return (
    <section className="block hero" data-with-picture={picture ? true : undefined}>
      <div className="hero-words">
        {eyebrow && (
          <p className="eyebrow" {...edit('eyebrow')}>
            {eyebrow}
          </p>
        )}
        <Heading className="hero-heading" {...edit('heading')}>
          {readText(props, 'heading')}
        </Heading>
        {text && (
          <p className="lead" {...edit('text')}>
            {text}
          </p>
        )}
        {(action || secondaryAction) && (
          <p className="actions">
            {action && (
              <a className="button" href={action.href}>
                {action.label}
              </a>
            )}
            {secondaryAction && (
              <a className="button button-quiet" href={secondaryAction.href}>
                {secondaryAction.label}
              </a>
            )}
          </p>
        )}
      </div>
      {picture && (
        <div className="hero-picture">
          <Picture
            source={picture}
            ratio={readRatio(styles, 4 / 5)}
            sizes="(min-width: 56rem) 46vw, 100vw"
            widths={[480, 720, 960, 1280]}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      )}
    </section>
  );
}

export const hero: BlockView = {
  view,
  canBeTitle: true,
  example: ({ eyebrow, heading, text, action }) => ({
    props: {
      eyebrow,
      heading,
      text,
      action: { label: action, href: '/shop' },
    },
  }),
};
