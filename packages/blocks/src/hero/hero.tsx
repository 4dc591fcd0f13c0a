import type { BlockProps, BlockType } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readText } from '../read-props.ts';

/** The opening of a page: `eyebrow`, `heading`, `text`, `action`, `secondaryAction`, `image`. */
function Hero({ block: { props }, headingLevel, isFirst }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = readPicture(props, 'image');
  const eyebrow = readText(props, 'eyebrow');
  const text = readText(props, 'text');
  const action = readLink(props, 'action');
  const secondaryAction = readLink(props, 'secondaryAction');
  return (
    <section className="block hero" data-with-picture={picture ? true : undefined}>
      <div className="hero-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading className="hero-heading">{readText(props, 'heading')}</Heading>
        {text && <p className="lead">{text}</p>}
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
            ratio={4 / 5}
            sizes="(min-width: 56rem) 46vw, 100vw"
            widths={[480, 720, 960, 1280]}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      )}
    </section>
  );
}

export const hero: BlockType = {
  Component: Hero,
  canBeTitle: true,
  example: ({ eyebrow, heading, text, action }) => ({
    eyebrow,
    heading,
    text,
    action: { label: action, href: '/shop' },
  }),
};
