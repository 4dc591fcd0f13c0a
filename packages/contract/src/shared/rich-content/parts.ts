/** What the data of several kinds of rich content nodes has in common. */
import { boolean, choice, list, message, nullable, number, ref, text } from '../../schema.ts';

export const colour = text({ maxLength: 19 });

const LinkRel = message('RichContentLinkRel', {
  nofollow: nullable(boolean),
  sponsored: nullable(boolean),
  ugc: nullable(boolean),
  noreferrer: nullable(boolean),
});
export const Link = message(
  'RichContentLink',
  {
    url: text(),
    anchor: text(),
    target: choice('SELF', 'BLANK', 'PARENT', 'TOP'),
    rel: ref(LinkRel),
    customData: nullable(text()),
  },
  { atMostOne: [['url', 'anchor']] },
);
const ContainerWidth = message(
  'RichContentContainerWidth',
  {
    size: choice('CONTENT', 'SMALL', 'ORIGINAL', 'FULL_WIDTH'),
    custom: nullable(text()),
  },
  { atMostOne: [['size', 'custom']] },
);
const Spoiler = message('RichContentSpoiler', {
  enabled: nullable(boolean),
  description: nullable(text()),
  buttonText: nullable(text()),
});
const ContainerHeight = message('RichContentContainerHeight', {
  custom: nullable(text()),
});
export const Container = message('RichContentContainer', {
  width: ref(ContainerWidth),
  alignment: choice('CENTER', 'LEFT', 'RIGHT'),
  spoiler: ref(Spoiler),
  height: ref(ContainerHeight),
  textWrap: nullable(boolean),
});
export const TextStyle = message('RichContentTextStyle', {
  textAlignment: choice('AUTO', 'LEFT', 'RIGHT', 'CENTER', 'JUSTIFY'),
  lineHeight: nullable(text()),
});
const EntranceEffect = message('RichContentEntranceEffect', {
  type: choice(
    'FADE',
    'ARC',
    'BLUR',
    'BOUNCE',
    'DROP',
    'EXPAND',
    'FLIP',
    'FLOAT',
    'FOLD',
    'GLIDE',
    'REVEAL',
    'SHAPE',
    'SHUTTERS',
    'SLIDE',
    'SPIN',
    'TILT',
    'TURN',
    'WINK',
  ),
  direction: nullable(text({ maxLength: 20 })),
  shape: nullable(text({ maxLength: 12 })),
  easing: nullable(text({ maxLength: 100 })),
});
const EntranceAnimation = message('RichContentEntranceAnimation', {
  effect: ref(EntranceEffect),
  duration: nullable(number()),
  delay: nullable(number()),
});
const LoopEffect = message('RichContentLoopEffect', {
  type: choice(
    'BOUNCE',
    'BREATHE',
    'CROSS',
    'FLASH',
    'FLIP',
    'FOLD',
    'JELLO',
    'POKE',
    'PULSE',
    'RUBBER',
    'SPIN',
    'SWING',
    'WIGGLE',
  ),
  direction: nullable(text({ maxLength: 20 })),
  easing: nullable(text({ maxLength: 100 })),
});
const LoopAnimation = message('RichContentLoopAnimation', {
  effect: ref(LoopEffect),
  duration: nullable(number()),
  iterationDelay: nullable(number()),
});
const PointerEffect = message('RichContentPointerEffect', {
  type: choice('AIRY', 'BLOB', 'BLUR', 'SCALE', 'SKEW', 'SWIVEL', 'TILT_3D', 'TRACK', 'TRACK_3D'),
  inverted: nullable(boolean),
  axis: nullable(text({ maxLength: 20 })),
  direction: nullable(text({ maxLength: 8 })),
  easing: nullable(text({ maxLength: 100 })),
});
export const Animation = message('RichContentAnimation', {
  type: choice('VIEW', 'POINTER'),
  entrance: ref(EntranceAnimation),
  loop: ref(LoopAnimation),
  effect: ref(PointerEffect),
  transitionDuration: nullable(number()),
});
export const FileSource = message(
  'RichContentFileSource',
  {
    url: nullable(text()),
    custom: nullable(text()),
    id: nullable(text()),
    private: nullable(boolean),
  },
  { atMostOne: [['url', 'custom', 'id']] },
);
export const Media = message('RichContentMedia', {
  src: ref(FileSource),
  width: nullable(number()),
  height: nullable(number()),
  duration: nullable(number()),
});
const GradientStop = message('RichContentGradientStop', {
  color: nullable(colour),
  position: nullable(number()),
});
export const Gradient = message('RichContentGradient', {
  type: choice('LINEAR', 'RADIAL'),
  stops: list(ref(GradientStop), { maxItems: 1000 }),
  angle: nullable(number()),
  centerX: nullable(number({ maximum: 100 })),
  centerY: nullable(number({ maximum: 100 })),
});
export const Background = message('RichContentBackground', {
  type: choice('COLOR', 'GRADIENT'),
  color: nullable(colour),
  gradient: ref(Gradient),
});
export const NodeStyle = message('RichContentNodeStyle', {
  paddingTop: nullable(text()),
  paddingBottom: nullable(text()),
  backgroundColor: nullable(text()),
});
