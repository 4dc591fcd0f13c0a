/** Rich content as HTML: words, lists, quotes, code, tables; pictures and the like are in `rich-media.tsx`. */
import type { RichContentNode } from '@stoa/contract';
import { Fragment, type ReactNode } from 'react';
import { linkOf, safeHref } from './links.ts';
import { RichMedia } from './rich-media.tsx';

type Nodes = { nodes?: readonly RichContentNode[] };

/** Nodes in a row. */
export const RichContent = ({ nodes = [] }: Nodes): ReactNode =>
  // the order is all that tells them apart
  nodes.map((node, index) => <Fragment key={index}>{contentOf(node)}</Fragment>);

function contentOf(node: RichContentNode): ReactNode {
  const inner = <RichContent nodes={node.nodes} />;
  switch (node.type) {
    case 'TEXT':
      return <Words node={node} />;
    case 'PARAGRAPH':
      return node.nodes?.length ? <p data-align={alignmentOf(node.paragraphData)}>{inner}</p> : null;
    case 'HEADING':
      return <Heading node={node} />;
    case 'BLOCKQUOTE':
      return <blockquote>{inner}</blockquote>;
    case 'CODE_BLOCK':
      return (
        <pre>
          <code>{inner}</code>
        </pre>
      );
    case 'DIVIDER':
      return <hr />;
    default:
      return (
        listOf(node) ??
        tableOf(node) ??
        foldOf(node) ?? <RichMedia node={node}>{node.nodes?.length ? inner : null}</RichMedia>
      );
  }
}

/** A page has one heading of the first level: the title of the post. */
function Heading({ node }: { node: RichContentNode }) {
  const level = Math.min(6, Math.max(2, Number(node.headingData?.level) || 2));
  const Tag = `h${level}` as 'h2';
  return (
    <Tag data-align={alignmentOf(node.headingData)}>
      <RichContent nodes={node.nodes} />
    </Tag>
  );
}

type Styled = { textStyle?: { textAlignment?: string } } | undefined;
const ALIGNMENTS: Readonly<Record<string, string>> = { CENTER: 'center', RIGHT: 'end', JUSTIFY: 'justify' };
const alignmentOf = (data: unknown): string | undefined => ALIGNMENTS[(data as Styled)?.textStyle?.textAlignment ?? ''];

function listOf(node: RichContentNode): ReactNode {
  const inner = <RichContent nodes={node.nodes} />;
  switch (node.type) {
    case 'BULLETED_LIST':
      return <ul>{inner}</ul>;
    case 'ORDERED_LIST':
      return <ol start={Number((node.orderedListData as { start?: number })?.start ?? 1)}>{inner}</ol>;
    case 'CHECKBOX_LIST':
      return <ul className="checklist">{inner}</ul>;
    case 'LIST_ITEM':
      return <li data-checked={(node.listItemData as { checked?: boolean })?.checked ? '' : undefined}>{inner}</li>;
    default:
      return null;
  }
}

type TableData = { columnHeader?: boolean; rowHeader?: boolean; header?: boolean };
type CellData = { colspan?: number; rowspan?: number };

function tableOf(node: RichContentNode): ReactNode {
  if (node.type !== 'TABLE') return null;
  const { rowHeader = false, header = false } = (node.tableData ?? {}) as TableData;
  const hasHead = rowHeader || header;
  const hasFirst = ((node.tableData ?? {}) as TableData).columnHeader ?? false;
  return (
    // it scrolls by itself where it is wider than the page, also by keys
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
    <div className="table-scroll" tabIndex={0}>
      <table>
        <tbody>
          {(node.nodes ?? []).map((row, rowIndex) => (
            <tr key={rowIndex}>
              {(row.nodes ?? []).map((cell, index) => {
                const { colspan, rowspan } = (cell.tableCellData ?? {}) as CellData;
                const isHead = (hasHead && rowIndex === 0) || (hasFirst && index === 0);
                const spans = { colSpan: colspan ?? undefined, rowSpan: rowspan ?? undefined };
                const inner = <RichContent nodes={cell.nodes} />;
                return isHead ? (
                  <th key={index} scope={hasHead && rowIndex === 0 ? 'col' : 'row'} {...spans}>
                    {inner}
                  </th>
                ) : (
                  <td key={index} {...spans}>
                    {inner}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lists that open, and columns, which stand below each other. */
function foldOf(node: RichContentNode): ReactNode {
  const inner = <RichContent nodes={node.nodes} />;
  switch (node.type) {
    case 'COLLAPSIBLE_LIST':
      return <div className="folds">{inner}</div>;
    case 'COLLAPSIBLE_ITEM':
      return <details>{inner}</details>;
    case 'COLLAPSIBLE_ITEM_TITLE':
      return <summary>{inner}</summary>;
    case 'LAYOUT':
    case 'SMART_BLOCK':
      return <div className="rich-columns">{inner}</div>;
    case 'COLLAPSIBLE_ITEM_BODY':
    case 'LAYOUT_CELL':
    case 'SMART_BLOCK_CELL':
    case 'CARD':
      return <div>{inner}</div>;
    default:
      return null;
  }
}

const TAGS = { BOLD: 'strong', ITALIC: 'em', UNDERLINE: 'u', STRIKETHROUGH: 's', SUPERSCRIPT: 'sup', SUBSCRIPT: 'sub' };

function Words({ node }: { node: RichContentNode }) {
  const { text = '', decorations = [] } = node.textData ?? {};
  const lines = text.split('\n').flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : [line]));
  return decorations.reduce<ReactNode>((inner, decoration) => {
    const Tag = TAGS[String(decoration.type) as keyof typeof TAGS] as 'strong' | undefined;
    if (Tag && isOn(decoration)) return <Tag>{inner}</Tag>;
    return decoration.type === 'LINK' ? <RichLink data={decoration.linkData}>{inner}</RichLink> : inner;
  }, lines);
}

/** A decoration may also say that it is off: of weight 400, for example. */
const isOn = ({ type, fontWeightValue, ...data }: Record<string, unknown>): boolean =>
  type === 'BOLD'
    ? fontWeightValue === undefined || fontWeightValue === null || Number(fontWeightValue) >= 600
    : data[`${String(type).toLowerCase()}Data`] !== false;

function RichLink({ data, children }: { data: unknown; children: ReactNode }) {
  const link = linkOf(data);
  const href = safeHref(link?.url ?? (link?.anchor ? `#${link.anchor}` : ''));
  if (!href) return children;
  return (
    <a href={href} rel={link?.rel}>
      {children}
    </a>
  );
}
