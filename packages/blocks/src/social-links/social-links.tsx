import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { readLink, readText } from '../read-props.ts';
import { type Service, services } from '../schemas/services.ts';

/** Where else one is found: each account with the mark of its service. */
export const socialLinks: BlockView = {
  view: (props) => viewList(props, { className: 'social-links' }),
  example: (texts) => ({
    slots: {
      items: ['instagram', 'pinterest', 'youtube'].map((service) => ({
        type: 'socialLink',
        props: { ...socialLink.example(texts).props, service },
      })),
    },
  }),
};

const known: Readonly<Record<string, Service>> = services;

function viewLink({ block: { props } }: BlockProps) {
  const link = readLink(props, 'link');
  if (!link) return null;
  const name = readText(props, 'service');
  const service = (Object.hasOwn(known, name) ? known[name] : undefined) ?? services.website;
  return (
    <li>
      <a href={link.href} rel="me noreferrer">
        <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={service.name}>
          {service.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        {link.label}
      </a>
    </li>
  );
}

export const socialLink: BlockView = {
  view: viewLink,
  example: ({ author }) => ({ props: { service: 'instagram', link: { label: author, href: 'https://example.com/' } } }),
};
