import type { RichContentNode } from '@stoa/contract';

/** The plain text of rich content, block by block. */
export const paragraphsOf = (nodes: readonly RichContentNode[]): string[] =>
  nodes.flatMap((node) => (isBlockOfTexts(node) ? [textOf(node)] : paragraphsOf(node.nodes ?? []))).filter(Boolean);

const isBlockOfTexts = ({ nodes = [] }: RichContentNode): boolean => nodes.some(({ textData }) => textData);

const textOf = ({ nodes = [] }: RichContentNode): string =>
  nodes
    .map(({ textData }) => textData?.text ?? '')
    .join('')
    .trim();
