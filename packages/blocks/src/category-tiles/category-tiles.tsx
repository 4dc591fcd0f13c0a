import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readRatio, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Links into the shop, loaded beforehand: `heading`, `text`, `action`. */
function view({ block, data, headingLevel, edit }: BlockProps) {
  const categories = data.categories[block.id] ?? [];
  if (categories.length === 0) return null;
  return (
    <section className="block">
      <SectionHeading
        level={headingLevel}
        heading={readText(block.props, 'heading')}
        text={readText(block.props, 'text')}
        action={readLink(block.props, 'action')}
        edit={edit}
      />
      <ul className="category-tiles">
        {categories.map((category) => (
          <li key={category.id} className="category-tile" data-plain={category.picture ? undefined : ''}>
            {category.picture && (
              <Picture
                source={{ ...category.picture, alt: '' }}
                ratio={readRatio(block.styles, 4 / 5)}
                sizes="(min-width: 64rem) 24vw, 46vw"
                name={category.name}
              />
            )}
            <a href={category.href}>{category.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const categoryTiles: BlockView = {
  view,
  example: ({ heading }) => ({ props: { heading, limit: 4 } }),
};
