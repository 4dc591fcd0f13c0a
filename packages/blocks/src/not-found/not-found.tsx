import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { type LinkProps, readLink, readText } from '../read-props.ts';
import { drawn, rowOf } from '../shop-pages/part-views.tsx';

/** What is said where there is no page: `heading`, `text`, and below them what its `content` holds. */
function viewNotFound({ block: { props }, edit, slot }: BlockProps) {
  return (
    <div className="notice-page">
      <p className="eyebrow">404</p>
      <Words heading={readText(props, 'heading')} text={readText(props, 'text')} edit={edit} />
      {slot('content', 2)}
    </div>
  );
}

type WordsProps = { heading: string; text: string } & Pick<BlockProps, 'edit'>;

/** Words that its owner has not written are those of all shops. */
function Words({ heading, text, edit }: WordsProps) {
  const { notFound } = useMessages('site');
  return (
    <>
      <h1 {...(heading && edit('heading'))}>{heading || notFound.title}</h1>
      <p className="lead" {...(text && edit('text'))}>
        {text || notFound.text}
      </p>
    </>
  );
}

const viewLinks = ({ block: { props } }: BlockProps) => (
  <p className="actions">
    <Links action={readLink(props, 'action')} secondaryAction={readLink(props, 'secondaryAction')} />
  </p>
);

/** Without links of its owner, they lead to the shop and to the home page. */
function Links({ action, secondaryAction }: { action: LinkProps | null; secondaryAction: LinkProps | null }) {
  const { goToShop, home } = useMessages('site');
  const [first, second] =
    action || secondaryAction
      ? [action, secondaryAction]
      : [
          { label: goToShop, href: '/shop' },
          { label: home, href: '/' },
        ];
  return (
    <>
      {first && (
        <a className="button" href={first.href}>
          {first.label}
        </a>
      )}
      {second && (
        <a className="button button-quiet" href={second.href}>
          {second.label}
        </a>
      )}
    </>
  );
}

export const notFound: BlockView = { view: viewNotFound, hasTitle: true, example: () => ({}) };
export const searchBox = drawn('searchBox');
export const shopLinks: BlockView = { view: viewLinks, example: () => ({}) };
export const newProducts = rowOf('newProducts', 'newest');
