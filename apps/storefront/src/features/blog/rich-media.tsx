/** Pictures, films, recordings, files, buttons and embedded pages in rich content. Nothing is loaded from elsewhere. */
import { Picture } from '@stoa/blocks';
import type { RichContentNode } from '@stoa/contract';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { linkOf, safeHref } from './links.ts';

type Source = { id?: string; url?: string };
type Media = { src?: Source; width?: number; height?: number };
type Container = { containerData?: { width?: { size?: string }; alignment?: string } };
type ImageData = Container & { image?: Media; altText?: string; caption?: string; decorative?: boolean };
type GalleryItem = { image?: { media?: Media }; altText?: string; title?: string };
type VideoData = { video?: Media; title?: string };
type FileData = { src?: Source; name?: string };
type LinkPreviewData = { title?: string; description?: string };

const IN_TEXT = '(min-width: 46rem) 42rem, 100vw';
const WIDTHS = [480, 640, 960, 1280];

/** `children`: the caption, where there is one. */
export function RichMedia({ node, children }: { node: RichContentNode; children: ReactNode }): ReactNode {
  switch (node.type) {
    case 'IMAGE':
      return <Image data={(node.imageData ?? {}) as ImageData}>{children}</Image>;
    case 'GALLERY':
      return <Gallery items={((node.galleryData ?? {}) as { items?: GalleryItem[] }).items ?? []}>{children}</Gallery>;
    case 'BUTTON':
      return <Button data={node.buttonData as { text?: string } | undefined} />;
    case 'CAPTION':
      return children;
    default:
      return <Elsewhere node={node} />;
  }
}

function Image({ data, children }: { data: ImageData; children: ReactNode }) {
  const { image, altText = '', decorative = false } = data;
  const id = image?.src?.id;
  if (!id) return null;
  const source = { id, width: image.width ?? null, height: image.height ?? null, alt: decorative ? '' : altText };
  const picture = <Picture source={source} ratio="original" sizes={IN_TEXT} widths={WIDTHS} name={altText} />;
  const href = safeHref(linkOf(data)?.url);
  const caption = children ?? data.caption;
  return (
    <figure data-size={data.containerData?.width?.size?.toLowerCase()}>
      {href ? <a href={href}>{picture}</a> : picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Gallery({ items, children }: { items: readonly GalleryItem[]; children: ReactNode }) {
  const pictures = items.flatMap(({ image, altText, title }) => {
    const { src, width, height } = image?.media ?? {};
    return src?.id ? [{ id: src.id, width: width ?? null, height: height ?? null, alt: altText || title || '' }] : [];
  });
  if (pictures.length === 0) return null;
  return (
    <figure className="rich-gallery">
      <ul>
        {pictures.map((source, index) => (
          <li key={index}>
            <Picture source={source} ratio={1} sizes="(min-width: 46rem) 14rem, 50vw" widths={[320, 480, 640]} />
          </li>
        ))}
      </ul>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

function Button({ data }: { data: { text?: string } | undefined }) {
  const href = safeHref(linkOf(data)?.url);
  if (!href || !data?.text) return null;
  return (
    <p>
      <a className="button" href={href}>
        {data.text}
      </a>
    </p>
  );
}

/** What pages do not embed is linked to. */
function Elsewhere({ node }: { node: RichContentNode }) {
  const messages = useMessages('blog');
  const to = (source: Source | undefined, text: string) => {
    const href = source?.id ? `/media/${encodeURIComponent(source.id)}` : safeHref(source?.url);
    return href ? (
      <p>
        <a href={href}>{text}</a>
      </p>
    ) : null;
  };
  switch (node.type) {
    case 'VIDEO': {
      const { video, title } = (node.videoData ?? {}) as VideoData;
      return to(video?.src, title || messages.watchVideo);
    }
    case 'AUDIO': {
      const { audio, name } = (node.audioData ?? {}) as { audio?: Media; name?: string };
      return to(audio?.src, name || messages.listen);
    }
    case 'FILE': {
      const { src, name } = (node.fileData ?? {}) as FileData;
      return to(src, name ? messages.download(name) : messages.openLink);
    }
    case 'LINK_PREVIEW': {
      const { title, description } = (node.linkPreviewData ?? {}) as LinkPreviewData;
      return to({ url: linkOf(node.linkPreviewData)?.url }, title || description || messages.openLink);
    }
    case 'EMBED':
      return to({ url: (node.embedData as { src?: string } | undefined)?.src }, messages.openLink);
    case 'HTML':
      return to({ url: (node.htmlData as { url?: string } | undefined)?.url }, messages.openLink);
    case 'APP_EMBED': {
      const { url, name } = (node.appEmbedData ?? {}) as { url?: string; name?: string };
      return to({ url }, name || messages.openLink);
    }
    default:
      return null;
  }
}
