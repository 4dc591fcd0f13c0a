import type { BlockProps } from './block-data.ts';
import type { LinkProps } from './read-props.ts';

type SectionHeadingProps = Pick<BlockProps, 'edit'> & {
  level: 1 | 2 | 3;
  heading: string;
  text?: string;
  action?: LinkProps | null;
};

/** The heading line of a section, with a link to more. */
export function SectionHeading({ level, heading, text, action, edit }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  if (!heading && !action) return null;
  return (
    <div className="section-heading">
      <div>
        {heading && <Heading {...edit('heading')}>{heading}</Heading>}
        {text && (
          <p className="section-text" {...edit('text')}>
            {text}
          </p>
        )}
      </div>
      {action && (
        <a className="more-link" href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
