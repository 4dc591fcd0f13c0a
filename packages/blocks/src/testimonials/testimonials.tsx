import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { Picture } from '../picture.tsx';
import { readPicture, readText } from '../read-props.ts';

/** What several people say. */
export const testimonials: BlockView = {
  view: (props) => viewList(props, { className: 'testimonials' }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3].map(() => ({ type: 'testimonial', ...testimonial.example(texts) })) },
  }),
};

function viewTestimonial({ block: { props }, edit }: BlockProps) {
  const author = readText(props, 'author');
  const role = readText(props, 'role');
  const portrait = readPicture(props, 'image');
  return (
    <li>
      <figure>
        <blockquote>
          <p {...edit('text')}>{readText(props, 'text')}</p>
        </blockquote>
        {author && (
          <figcaption>
            {portrait && <Picture source={{ ...portrait, alt: '' }} ratio={1} sizes="48px" widths={[48, 96, 144]} />}
            <span>
              <span className="testimonial-author">{author}</span>
              {role}
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  );
}

export const testimonial: BlockView = {
  view: viewTestimonial,
  example: ({ text, author }) => ({ props: { text, author } }),
};
