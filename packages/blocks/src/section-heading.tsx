import type { LinkProps } from './read-props.ts';

type SectionHeadingProps = { level: 1 | 2; heading: string; text?: string; action?: LinkProps | null };

/** The heading line of a section, with a link to more. */
export function SectionHeading({ level, heading, text, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  if (!heading && !action) return null;
  return (
    <div className="section-heading">
      <div>
        {heading && <Heading>{heading}</Heading>}
        {text && <p className="section-text">{text}</p>}
      </div>
      {action && (
        <a className="more-link" href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
