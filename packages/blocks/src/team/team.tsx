import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readText } from '../read-props.ts';

/** Who one has to do with. */
export const team: BlockView = {
  view: (props) => viewList(props, { className: 'team' }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3].map(() => ({ type: 'teamMember', ...teamMember.example(texts) })) },
  }),
};

function viewMember({ block: { props }, headingLevel, edit }: BlockProps) {
  const Name = `h${headingLevel}` as const;
  const [name = '', role, text] = ['name', 'role', 'text'].map((property) => readText(props, property));
  const source = readPicture(props, 'image');
  const link = readLink(props, 'link');
  return (
    <li>
      {source ? (
        <Picture source={source} ratio="original" sizes="(min-width: 48rem) 24vw, 46vw" />
      ) : (
        <span className="team-initial" aria-hidden>
          {[...name].slice(0, 1)}
        </span>
      )}
      <Name {...edit('name')}>{name}</Name>
      {role && (
        <p className="team-role" {...edit('role')}>
          {role}
        </p>
      )}
      {text && <p {...edit('text')}>{text}</p>}
      {link && (
        <a className="more-link" href={link.href}>
          {link.label}
        </a>
      )}
    </li>
  );
}

export const teamMember: BlockView = {
  view: viewMember,
  example: ({ author, role }) => ({ props: { name: author, role } }),
};
