/** Rich content: buttons, and what comes from elsewhere. */
import { boolean, choice, currency, decimal, guid, list, message, nullable, number, ref, text } from '../../schema.ts';
import { Animation, Background, Container, colour, Link, Media } from './parts.ts';

const ButtonBorder = message('RichContentButtonBorder', {
  width: nullable(number()),
  radius: nullable(number()),
});
const ButtonColors = message('RichContentButtonColors', {
  text: nullable(text()),
  border: nullable(text()),
  background: nullable(text()),
});
const ButtonLook = message('RichContentButtonLook', {
  border: ref(ButtonBorder),
  colors: ref(ButtonColors),
  borderWidth: nullable(number()),
  borderWidthHover: nullable(number()),
  borderRadius: nullable(number()),
  borderColor: nullable(colour),
  borderColorHover: nullable(colour),
  textColor: nullable(colour),
  textColorHover: nullable(colour),
  backgroundColor: nullable(colour),
  backgroundColorHover: nullable(colour),
  buttonSize: nullable(text()),
  background: ref(Background),
  backgroundHover: ref(Background),
});
export const ButtonData = message('RichContentButtonData', {
  containerData: ref(Container),
  type: choice('LINK', 'ACTION'),
  styles: ref(ButtonLook),
  text: nullable(text()),
  link: ref(Link),
  animation: ref(Animation),
});
export const HtmlData = message(
  'RichContentHtmlData',
  {
    url: text(),
    html: text(),
    isAdsense: nullable(boolean),
    widgetId: text(),
    containerData: ref(Container),
    source: choice('HTML', 'ADSENSE', 'AI', 'AI_WIDGET'),
    autoHeight: nullable(boolean),
    animation: ref(Animation),
  },
  { atMostOne: [['url', 'html', 'isAdsense', 'widgetId']] },
);
const LinkPreviewDataStyles = message('RichContentLinkPreviewDataStyles', {
  backgroundColor: nullable(colour),
  titleColor: nullable(colour),
  subtitleColor: nullable(colour),
  linkColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  borderColor: nullable(colour),
  thumbnailPosition: choice('START', 'END', 'TOP', 'HIDDEN'),
});
export const LinkPreviewData = message('RichContentLinkPreviewData', {
  containerData: ref(Container),
  link: ref(Link),
  title: nullable(text()),
  thumbnailUrl: nullable(text()),
  description: nullable(text()),
  html: nullable(text()),
  styles: ref(LinkPreviewDataStyles),
  animation: ref(Animation),
});
const MapSettings = message('RichContentMapSettings', {
  address: nullable(text()),
  draggable: nullable(boolean),
  marker: nullable(boolean),
  streetViewControl: nullable(boolean),
  zoomControl: nullable(boolean),
  lat: nullable(number()),
  lng: nullable(number()),
  locationName: nullable(text()),
  viewModeControl: nullable(boolean),
  initialZoom: nullable(number()),
  mapType: choice('ROADMAP', 'SATELITE', 'HYBRID', 'TERRAIN'),
});
export const MapData = message('RichContentMapData', {
  containerData: ref(Container),
  mapSettings: ref(MapSettings),
});
const OEmbed = message('RichContentOEmbed', {
  type: nullable(text()),
  width: nullable(number()),
  height: nullable(number()),
  title: nullable(text()),
  url: nullable(text()),
  html: nullable(text()),
  authorName: nullable(text()),
  authorUrl: nullable(text()),
  providerName: nullable(text()),
  providerUrl: nullable(text()),
  thumbnailUrl: nullable(text()),
  thumbnailWidth: nullable(text()),
  thumbnailHeight: nullable(text()),
  videoUrl: nullable(text()),
  version: nullable(text()),
});
export const EmbedData = message('RichContentEmbedData', {
  containerData: ref(Container),
  oembed: ref(OEmbed),
  src: nullable(text()),
  animation: ref(Animation),
});
const PollOption = message('RichContentPollOption', {
  id: nullable(text()),
  title: nullable(text()),
  image: ref(Media),
});
const PollPermissions = message('RichContentPollPermissions', {
  view: choice('CREATOR', 'VOTERS', 'EVERYONE'),
  vote: choice('SITE_MEMBERS', 'ALL'),
  allowMultipleVotes: nullable(boolean),
});
const PollSettings = message('RichContentPollSettings', {
  permissions: ref(PollPermissions),
  showVoters: nullable(boolean),
  showVotesCount: nullable(boolean),
});
const Poll = message('RichContentPoll', {
  id: nullable(text()),
  title: nullable(text()),
  creatorId: nullable(text()),
  image: ref(Media),
  options: list(ref(PollOption)),
  settings: ref(PollSettings),
});
const PollLayout = message('RichContentPollLayout', {
  type: choice('LIST', 'GRID'),
  direction: choice('LTR', 'RTL'),
  enableImage: nullable(boolean),
});
const PollOptionLayout = message('RichContentPollOptionLayout', {
  enableImage: nullable(boolean),
});
const PollDataLayout = message('RichContentPollDataLayout', {
  poll: ref(PollLayout),
  options: ref(PollOptionLayout),
});
const BackgroundGradient = message('RichContentBackgroundGradient', {
  angle: nullable(number()),
  startColor: nullable(colour),
  lastColor: nullable(colour),
});
const PollDesignBackground = message(
  'RichContentPollDesignBackground',
  {
    color: nullable(colour),
    image: ref(Media),
    gradient: ref(BackgroundGradient),
    type: choice('COLOR', 'IMAGE', 'GRADIENT'),
  },
  { atMostOne: [['color', 'image', 'gradient']] },
);
const PollDesign = message('RichContentPollDesign', {
  background: ref(PollDesignBackground),
  borderRadius: nullable(number()),
});
const PollOptionDesign = message('RichContentPollOptionDesign', {
  borderRadius: nullable(number()),
});
const PollDesigns = message('RichContentPollDesigns', {
  poll: ref(PollDesign),
  options: ref(PollOptionDesign),
});
export const PollData = message('RichContentPollData', {
  containerData: ref(Container),
  poll: ref(Poll),
  layout: ref(PollDataLayout),
  design: ref(PollDesigns),
  animation: ref(Animation),
});
const BookingData = message('RichContentBookingData', {
  durations: nullable(text()),
});
const EventData = message('RichContentEventData', {
  scheduling: nullable(text()),
  location: nullable(text()),
});
const ButtonStyles = message('RichContentButtonStyles', {
  buttonText: nullable(text()),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  borderColor: nullable(colour),
  textColor: nullable(colour),
  backgroundColor: nullable(colour),
  borderColorHover: nullable(colour),
  textColorHover: nullable(colour),
  backgroundColorHover: nullable(colour),
  buttonSize: nullable(text()),
});
const ImageStyles = message('RichContentImageStyles', {
  hideImage: nullable(boolean),
  imagePosition: choice('START', 'END', 'TOP'),
  aspectRatio: choice('SQUARE', 'RECTANGLE'),
  resizing: choice('FILL', 'FIT'),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
});
const RibbonStyles = message('RichContentRibbonStyles', {
  ribbonText: nullable(text()),
  backgroundColor: nullable(colour),
  textColor: nullable(colour),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  ribbonPlacement: choice('IMAGE', 'PRODUCT_INFO'),
});
const CardStyles = message('RichContentCardStyles', {
  backgroundColor: nullable(colour),
  borderColor: nullable(colour),
  borderWidth: nullable(number()),
  borderRadius: nullable(number()),
  type: choice('CONTAINED', 'FRAMELESS'),
  alignment: choice('START', 'CENTER', 'END'),
  titlePriceLayout: choice('STACKED', 'SIDE_BY_SIDE'),
  titleColor: nullable(colour),
  textColor: nullable(colour),
});
const PricingData = message('RichContentPricingData', {
  valueFrom: nullable(decimal({ maxScale: 2 })),
  valueTo: nullable(decimal({ maxScale: 2 })),
  discountedValue: nullable(decimal({ maxScale: 2 })),
  currency: nullable(currency),
  pricingPlanId: nullable(guid),
});
export const AppEmbedData = message(
  'RichContentAppEmbedData',
  {
    bookingData: ref(BookingData),
    eventData: ref(EventData),
    type: choice('PRODUCT', 'EVENT', 'BOOKING'),
    itemId: nullable(text()),
    name: nullable(text()),
    imageSrc: nullable(text()),
    url: nullable(text()),
    image: ref(Media),
    hideImage: nullable(boolean),
    hideTitle: nullable(boolean),
    hidePrice: nullable(boolean),
    hideDescription: nullable(boolean),
    hideDateTime: nullable(boolean),
    hideLocation: nullable(boolean),
    hideDuration: nullable(boolean),
    hideButton: nullable(boolean),
    hideRibbon: nullable(boolean),
    buttonStyles: ref(ButtonStyles),
    imageStyles: ref(ImageStyles),
    ribbonStyles: ref(RibbonStyles),
    cardStyles: ref(CardStyles),
    containerData: ref(Container),
    pricingData: ref(PricingData),
    animation: ref(Animation),
  },
  { atMostOne: [['bookingData', 'eventData']] },
);
