/** Generated from the packages of the fonts by scripts/generate.ts. */
import type { FontFamily } from './font-family.ts';

export const families: Readonly<Record<string, FontFamily>> = {
  Archivo: {
    kind: 'sans',
    weights: '100 900',
    fallback: { size: '97.79%', ascent: '89.79%', descent: '21.48%', gap: '0.00%' },
    faces: [
      {
        file: 'archivo-latin-wght-normal.8f704806.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'archivo-latin-wght-italic.3d109f97.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'archivo-latin-ext-wght-normal.ff4f17d2.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'archivo-latin-ext-wght-italic.cbaf874f.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'archivo-vietnamese-wght-normal.5a621c55.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
  Bitter: {
    kind: 'serif',
    weights: '100 900',
    fallback: { size: '114.32%', ascent: '81.79%', descent: '23.18%', gap: '0.00%' },
    faces: [
      {
        file: 'bitter-latin-wght-normal.0efe0fbe.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'bitter-latin-wght-italic.46f80547.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'bitter-latin-ext-wght-normal.8c1f1559.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'bitter-latin-ext-wght-italic.8e9a33cf.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'bitter-vietnamese-wght-normal.677a1552.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'bitter-cyrillic-wght-normal.7dc895ee.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'bitter-cyrillic-ext-wght-normal.c69d2bda.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
    ],
  },
  'Bodoni Moda': {
    kind: 'serif',
    weights: '400 900',
    fallback: { size: '114.22%', ascent: '98.50%', descent: '35.02%', gap: '0.00%' },
    faces: [
      {
        file: 'bodoni-moda-latin-wght-normal.192ae876.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'bodoni-moda-latin-wght-italic.e50a00b8.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'bodoni-moda-latin-ext-wght-normal.11866698.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'bodoni-moda-latin-ext-wght-italic.f9db1bcc.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  'Bricolage Grotesque': {
    kind: 'sans',
    weights: '200 800',
    fallback: { size: '105.26%', ascent: '88.35%', descent: '25.65%', gap: '0.00%' },
    faces: [
      {
        file: 'bricolage-grotesque-latin-wght-normal.a97804dc.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'bricolage-grotesque-latin-ext-wght-normal.e808f16b.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'bricolage-grotesque-vietnamese-wght-normal.33ae5254.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
  'DM Sans': {
    kind: 'sans',
    weights: '100 1000',
    fallback: { size: '104.53%', ascent: '94.90%', descent: '29.66%', gap: '0.00%' },
    faces: [
      {
        file: 'dm-sans-latin-wght-normal.9fea608a.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'dm-sans-latin-wght-italic.f1a235db.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'dm-sans-latin-ext-wght-normal.a5d38fe9.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'dm-sans-latin-ext-wght-italic.6e646d20.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  'EB Garamond': {
    kind: 'serif',
    weights: '400 800',
    fallback: { size: '94.77%', ascent: '106.26%', descent: '31.44%', gap: '0.00%' },
    faces: [
      {
        file: 'eb-garamond-latin-wght-normal.88603384.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'eb-garamond-latin-wght-italic.c664773f.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'eb-garamond-latin-ext-wght-normal.f8d3fa06.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'eb-garamond-latin-ext-wght-italic.fa866520.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'eb-garamond-vietnamese-wght-normal.af68d0b2.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'eb-garamond-cyrillic-wght-normal.197ed98b.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'eb-garamond-cyrillic-ext-wght-normal.7738b600.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'eb-garamond-greek-wght-normal.f6475b2f.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
      {
        file: 'eb-garamond-greek-ext-wght-normal.3cd432d0.woff2',
        range: 'U+1F00-1FFF',
      },
    ],
  },
  Figtree: {
    kind: 'sans',
    weights: '300 900',
    fallback: { size: '99.60%', ascent: '95.39%', descent: '25.10%', gap: '0.00%' },
    faces: [
      {
        file: 'figtree-latin-wght-normal.4ba7d3d0.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'figtree-latin-wght-italic.7242fa62.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'figtree-latin-ext-wght-normal.bf7828e2.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'figtree-latin-ext-wght-italic.a0cc105b.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  Fraunces: {
    kind: 'serif',
    weights: '100 900',
    fallback: { size: '116.09%', ascent: '84.24%', descent: '21.97%', gap: '0.00%' },
    faces: [
      {
        file: 'fraunces-latin-wght-normal.7f9d191d.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'fraunces-latin-wght-italic.bceec2ef.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'fraunces-latin-ext-wght-normal.a21ecfbf.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'fraunces-latin-ext-wght-italic.877bcc2f.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'fraunces-vietnamese-wght-normal.ce7b18aa.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
  Gabarito: {
    kind: 'sans',
    weights: '400 900',
    fallback: { size: '99.15%', ascent: '94.81%', descent: '26.22%', gap: '0.00%' },
    faces: [
      {
        file: 'gabarito-latin-wght-normal.780dd129.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'gabarito-latin-ext-wght-normal.d38497ef.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  'Instrument Sans': {
    kind: 'sans',
    weights: '400 700',
    fallback: { size: '100.99%', ascent: '96.05%', descent: '24.75%', gap: '0.00%' },
    faces: [
      {
        file: 'instrument-sans-latin-wght-normal.2ee17598.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'instrument-sans-latin-wght-italic.77210cdd.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'instrument-sans-latin-ext-wght-normal.c4fcfea4.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'instrument-sans-latin-ext-wght-italic.2c2d6eb0.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  Inter: {
    kind: 'sans',
    weights: '100 900',
    fallback: { size: '107.12%', ascent: '90.44%', descent: '22.52%', gap: '0.00%' },
    faces: [
      {
        file: 'inter-latin-wght-normal.3100e775.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'inter-latin-wght-italic.7291b597.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'inter-latin-ext-wght-normal.34b9c504.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'inter-latin-ext-wght-italic.71254244.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'inter-vietnamese-wght-normal.5c66f9e0.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'inter-cyrillic-wght-normal.71d5ee93.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'inter-cyrillic-ext-wght-normal.ca157063.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'inter-greek-wght-normal.1be3448e.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
      {
        file: 'inter-greek-ext-wght-normal.6e9e020a.woff2',
        range: 'U+1F00-1FFF',
      },
    ],
  },
  'JetBrains Mono': {
    kind: 'mono',
    weights: '100 800',
    fallback: { size: '99.98%', ascent: '102.02%', descent: '30.00%', gap: '0.00%' },
    faces: [
      {
        file: 'jetbrains-mono-latin-wght-normal.18be4527.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'jetbrains-mono-latin-wght-italic.a8afa085.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'jetbrains-mono-latin-ext-wght-normal.79bfdab9.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'jetbrains-mono-latin-ext-wght-italic.60652c78.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'jetbrains-mono-vietnamese-wght-normal.2288795d.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'jetbrains-mono-cyrillic-wght-normal.d274604c.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'jetbrains-mono-cyrillic-ext-wght-normal.593ccd6f.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'jetbrains-mono-greek-wght-normal.ee863198.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
    ],
  },
  Karla: {
    kind: 'sans',
    weights: '200 800',
    fallback: { size: '102.40%', ascent: '89.55%', descent: '24.61%', gap: '0.00%' },
    faces: [
      {
        file: 'karla-latin-wght-normal.cd614fed.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'karla-latin-wght-italic.29363b02.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'karla-latin-ext-wght-normal.14291dd5.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'karla-latin-ext-wght-italic.7632f995.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  Lora: {
    kind: 'serif',
    weights: '400 700',
    fallback: { size: '115.20%', ascent: '87.33%', descent: '23.78%', gap: '0.00%' },
    faces: [
      {
        file: 'lora-latin-wght-normal.ddb8c660.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'lora-latin-wght-italic.d824d807.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'lora-latin-ext-wght-normal.2a2d9c22.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'lora-latin-ext-wght-italic.45f989df.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'lora-vietnamese-wght-normal.98c22de8.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'lora-cyrillic-wght-normal.c57d9ca3.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'lora-cyrillic-ext-wght-normal.0e523e4b.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
    ],
  },
  Manrope: {
    kind: 'sans',
    weights: '200 800',
    fallback: { size: '101.87%', ascent: '104.64%', descent: '29.45%', gap: '0.00%' },
    faces: [
      {
        file: 'manrope-latin-wght-normal.a30ddcd3.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'manrope-latin-ext-wght-normal.3911b66d.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'manrope-vietnamese-wght-normal.6bbb044a.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'manrope-cyrillic-wght-normal.c268b459.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'manrope-cyrillic-ext-wght-normal.de37de87.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'manrope-greek-wght-normal.2fb2e8cb.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
    ],
  },
  Newsreader: {
    kind: 'serif',
    weights: '200 800',
    fallback: { size: '105.48%', ascent: '69.68%', descent: '25.12%', gap: '0.00%' },
    faces: [
      {
        file: 'newsreader-latin-wght-normal.62981321.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'newsreader-latin-wght-italic.48bc8861.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'newsreader-latin-ext-wght-normal.ac6fa9ed.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'newsreader-latin-ext-wght-italic.d8c26397.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'newsreader-vietnamese-wght-normal.f0dcc979.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
  Nunito: {
    kind: 'sans',
    weights: '200 1000',
    fallback: { size: '100.44%', ascent: '100.65%', descent: '35.14%', gap: '0.00%' },
    faces: [
      {
        file: 'nunito-latin-wght-normal.ba344451.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'nunito-latin-wght-italic.6cfcc378.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'nunito-latin-ext-wght-normal.2c8d7928.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'nunito-latin-ext-wght-italic.1bb48a49.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'nunito-vietnamese-wght-normal.61e5958c.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'nunito-cyrillic-wght-normal.63b14e3e.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'nunito-cyrillic-ext-wght-normal.88985ca6.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
    ],
  },
  Outfit: {
    kind: 'sans',
    weights: '100 900',
    fallback: { size: '99.15%', ascent: '100.86%', descent: '26.22%', gap: '0.00%' },
    faces: [
      {
        file: 'outfit-latin-wght-normal.6c18d579.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'outfit-latin-ext-wght-normal.0f53d1c0.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
  },
  'Playfair Display': {
    kind: 'serif',
    weights: '400 900',
    fallback: { size: '111.26%', ascent: '97.25%', descent: '22.56%', gap: '0.00%' },
    faces: [
      {
        file: 'playfair-display-latin-wght-normal.e0c764a8.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'playfair-display-latin-wght-italic.54af24bd.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'playfair-display-latin-ext-wght-normal.42898ad4.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'playfair-display-latin-ext-wght-italic.b9dff4ae.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'playfair-display-vietnamese-wght-normal.ef644622.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'playfair-display-cyrillic-wght-normal.c108681c.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
    ],
  },
  'Roboto Slab': {
    kind: 'serif',
    weights: '100 900',
    fallback: { size: '116.83%', ascent: '89.69%', descent: '23.20%', gap: '0.00%' },
    faces: [
      {
        file: 'roboto-slab-latin-wght-normal.50cf7d32.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'roboto-slab-latin-ext-wght-normal.8ed24f94.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'roboto-slab-vietnamese-wght-normal.6774cefb.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'roboto-slab-cyrillic-wght-normal.94ab3efd.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'roboto-slab-cyrillic-ext-wght-normal.1dbd6cd2.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'roboto-slab-greek-wght-normal.1f424577.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
      {
        file: 'roboto-slab-greek-ext-wght-normal.427f27a4.woff2',
        range: 'U+1F00-1FFF',
      },
    ],
  },
  'Source Serif 4': {
    kind: 'serif',
    weights: '200 900',
    fallback: { size: '117.91%', ascent: '87.87%', descent: '28.41%', gap: '0.00%' },
    faces: [
      {
        file: 'source-serif-4-latin-wght-normal.382475f3.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'source-serif-4-latin-wght-italic.b4f56ddc.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'source-serif-4-latin-ext-wght-normal.d10ccbbd.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'source-serif-4-latin-ext-wght-italic.14e38c2d.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'source-serif-4-vietnamese-wght-normal.c3de01b5.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
      {
        file: 'source-serif-4-cyrillic-wght-normal.a8108270.woff2',
        range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      },
      {
        file: 'source-serif-4-cyrillic-ext-wght-normal.da49e14a.woff2',
        range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
      },
      {
        file: 'source-serif-4-greek-wght-normal.54c4728a.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
    ],
  },
  'Space Grotesk': {
    kind: 'sans',
    weights: '300 700',
    fallback: { size: '109.47%', ascent: '89.89%', descent: '26.67%', gap: '0.00%' },
    faces: [
      {
        file: 'space-grotesk-latin-wght-normal.06408904.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'space-grotesk-latin-ext-wght-normal.952dddb4.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'space-grotesk-vietnamese-wght-normal.8895e3d4.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
  Syne: {
    kind: 'sans',
    weights: '400 800',
    fallback: { size: '98.47%', ascent: '93.93%', descent: '27.93%', gap: '0.00%' },
    faces: [
      {
        file: 'syne-latin-wght-normal.68b623f0.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'syne-latin-ext-wght-normal.83885b13.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'syne-greek-wght-normal.b9ade823.woff2',
        range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      },
    ],
  },
  'Work Sans': {
    kind: 'sans',
    weights: '100 900',
    fallback: { size: '111.93%', ascent: '83.09%', descent: '21.71%', gap: '0.00%' },
    faces: [
      {
        file: 'work-sans-latin-wght-normal.1dd49afc.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'work-sans-latin-wght-italic.73468c2b.woff2',
        range:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        file: 'work-sans-latin-ext-wght-normal.2aa17fc7.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'work-sans-latin-ext-wght-italic.7ad4dd06.woff2',
        range:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      {
        file: 'work-sans-vietnamese-wght-normal.b36b1cc3.woff2',
        range:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    ],
  },
};
