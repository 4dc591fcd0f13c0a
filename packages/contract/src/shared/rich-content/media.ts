/** Rich content: pictures, films, sounds, files, and dividers. */
import { boolean, choice, list, mapOf, message, nullable, number, ref, text, webUrl } from '../../schema.ts';
import { Animation, Container, colour, FileSource, Link, Media } from './parts.ts';

const ImageBorder = message('RichContentImageBorder', {
  width: nullable(number()),
  color: nullable(colour),
  radius: nullable(number()),
});
const ImageDataStyles = message('RichContentImageDataStyles', {
  border: ref(ImageBorder),
});
const ImageDataCrop = message('RichContentImageDataCrop', {
  x: nullable(number()),
  y: nullable(number()),
  width: nullable(number()),
  height: nullable(number()),
});
export const ImageData = message('RichContentImageData', {
  containerData: ref(Container),
  image: ref(Media),
  link: ref(Link),
  disableExpand: nullable(boolean),
  altText: nullable(text()),
  caption: nullable(text()),
  disableDownload: nullable(boolean),
  decorative: nullable(boolean),
  styles: ref(ImageDataStyles),
  crop: ref(ImageDataCrop),
  cropShape: nullable(text()),
  animation: ref(Animation),
});
const GalleryImage = message('RichContentGalleryImage', {
  media: ref(Media),
  link: ref(Link),
});
const GalleryVideo = message('RichContentGalleryVideo', {
  media: ref(Media),
  thumbnail: ref(Media),
});
const GalleryItem = message(
  'RichContentGalleryItem',
  {
    image: ref(GalleryImage),
    video: ref(GalleryVideo),
    title: nullable(text()),
    altText: nullable(text()),
  },
  { atMostOne: [['image', 'video']] },
);
const GalleryLayout = message('RichContentGalleryLayout', {
  type: choice(
    'COLLAGE',
    'MASONRY',
    'GRID',
    'THUMBNAIL',
    'SLIDER',
    'SLIDESHOW',
    'PANORAMA',
    'COLUMN',
    'MAGIC',
    'FULLSIZE',
  ),
  horizontalScroll: nullable(boolean),
  orientation: choice('ROWS', 'COLUMNS'),
  numberOfColumns: nullable(number()),
  mobileNumberOfColumns: nullable(number()),
});
const GalleryItemStyle = message('RichContentGalleryItemStyle', {
  targetSize: nullable(number()),
  ratio: nullable(number()),
  crop: choice('FILL', 'FIT'),
  spacing: nullable(number()),
});
const GalleryThumbnails = message('RichContentGalleryThumbnails', {
  placement: choice('TOP', 'RIGHT', 'BOTTOM', 'LEFT', 'NONE'),
  spacing: nullable(number()),
});
const GalleryOptions = message('RichContentGalleryOptions', {
  layout: ref(GalleryLayout),
  item: ref(GalleryItemStyle),
  thumbnails: ref(GalleryThumbnails),
});
export const GalleryData = message('RichContentGalleryData', {
  containerData: ref(Container),
  items: list(ref(GalleryItem)),
  options: ref(GalleryOptions),
  disableExpand: nullable(boolean),
  disableDownload: nullable(boolean),
  animation: ref(Animation),
});
const PlaybackOptions = message('RichContentPlaybackOptions', {
  autoPlay: nullable(boolean),
  playInLoop: nullable(boolean),
  showControls: nullable(boolean),
});
export const VideoData = message('RichContentVideoData', {
  containerData: ref(Container),
  video: ref(Media),
  thumbnail: ref(Media),
  disableDownload: nullable(boolean),
  title: nullable(text()),
  options: ref(PlaybackOptions),
  animation: ref(Animation),
});
export const AudioData = message('RichContentAudioData', {
  containerData: ref(Container),
  audio: ref(Media),
  disableDownload: nullable(boolean),
  coverImage: ref(Media),
  name: nullable(text()),
  authorName: nullable(text()),
  html: nullable(text()),
  animation: ref(Animation),
});
const PdfSettings = message('RichContentPdfSettings', {
  viewMode: choice('NONE', 'FULL', 'MINI'),
  disableDownload: nullable(boolean),
  disablePrint: nullable(boolean),
});
export const FileData = message('RichContentFileData', {
  containerData: ref(Container),
  src: ref(FileSource),
  name: nullable(text()),
  type: nullable(text()),
  size: nullable(number()),
  pdfSettings: ref(PdfSettings),
  mimeType: nullable(text()),
  path: nullable(text()),
  sizeInKb: nullable(text()),
  animation: ref(Animation),
});
const Gif = message('RichContentGif', {
  gif: nullable(webUrl),
  mp4: nullable(webUrl),
  still: nullable(webUrl),
});
export const GifData = message('RichContentGifData', {
  containerData: ref(Container),
  original: ref(Gif),
  downsized: ref(Gif),
  height: number(),
  width: number(),
  gifType: choice('NORMAL', 'STICKER'),
  animation: ref(Animation),
});
const DividerDataStyles = message('RichContentDividerDataStyles', {
  color: nullable(colour),
  lineCap: choice('SQUARE', 'ROUND'),
  lineThickness: list(number(), { maxItems: 10 }),
  dashLength: nullable(number()),
  dashGap: nullable(number()),
  lineGap: nullable(number()),
});
export const DividerData = message('RichContentDividerData', {
  containerData: ref(Container),
  lineStyle: choice('SINGLE', 'DOUBLE', 'DASHED', 'DOTTED'),
  width: choice('LARGE', 'MEDIUM', 'SMALL'),
  alignment: choice('CENTER', 'LEFT', 'RIGHT'),
  styles: ref(DividerDataStyles),
  animation: ref(Animation),
});
const ShapeDataStyles = message('RichContentShapeDataStyles', {
  color: nullable(colour),
  colors: mapOf(text()),
});
export const ShapeData = message('RichContentShapeData', {
  containerData: ref(Container),
  shape: ref(Media),
  styles: ref(ShapeDataStyles),
  animation: ref(Animation),
  link: ref(Link),
  altText: nullable(text({ maxLength: 1000 })),
});
