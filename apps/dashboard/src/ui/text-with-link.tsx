import type { ReactNode } from 'react';

type TextWithLinkProps = {
  /** A sentence in which the words of the link are in brackets: `See the [settings].` */
  text: string;
  link: (label: string) => ReactNode;
};

/** A sentence with a link inside: languages have it at different places. */
export function TextWithLink({ text, link }: TextWithLinkProps) {
  const [, before = text, label = '', after = ''] = /^([^[]*)\[([^\]]+)\](.*)$/s.exec(text) ?? [];
  return (
    <>
      {before}
      {label && link(label)}
      {after}
    </>
  );
}
