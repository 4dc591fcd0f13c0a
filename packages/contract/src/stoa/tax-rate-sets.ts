/**
 * Rates to start from, as data. They are the general rates, without those for certain goods, and they change: each set
 * says when it was true and where that can be looked up.
 */
export type RateSet = {
  id: 'eu' | 'gb' | 'ca' | 'us';
  /** ISO 8601. */
  asOf: string;
  source: { name: string; url: string };
  /** How prices are usually entered there. */
  taxIncludedInPrices: boolean;
  regions: readonly SetRegion[];
};
export type SetRegion = {
  country: string;
  /** ISO 3166-2 without the country. */
  subdivision?: string;
  taxName: string;
  /** Decimal fractions. */
  rate: string;
  /** Null: shipping is not taxed. */
  shippingRate: string | null;
};

/** `DE 0.19` or `NY 0.04` each, in a list. */
const read = (rates: string): [string, string][] =>
  rates
    .trim()
    .split(/\s*,\s*/)
    .map((one) => one.split(' ') as [string, string]);

const eu =
  read(`AT 0.2, BE 0.21, BG 0.2, CY 0.19, CZ 0.21, DE 0.19, DK 0.25, EE 0.24, ES 0.21, FI 0.255, FR 0.2, GR 0.24,
  HR 0.25, HU 0.27, IE 0.23, IT 0.22, LT 0.21, LU 0.17, LV 0.21, MT 0.18, NL 0.21, PL 0.23, PT 0.23, RO 0.21, SE 0.25,
  SI 0.22, SK 0.23`);

/** States without a sales tax are left out: nothing is collected there. */
const us =
  read(`AL 0.04, AZ 0.056, AR 0.065, CA 0.0725, CO 0.029, CT 0.0635, DC 0.06, FL 0.06, GA 0.04, HI 0.04, ID 0.06,
  IL 0.0625, IN 0.07, IA 0.06, KS 0.065, KY 0.06, LA 0.05, ME 0.055, MD 0.06, MA 0.0625, MI 0.06, MN 0.06875, MS 0.07,
  MO 0.04225, NE 0.055, NV 0.0685, NJ 0.06625, NM 0.04875, NY 0.04, NC 0.0475, ND 0.05, OH 0.0575, OK 0.045, PA 0.06,
  RI 0.07, SC 0.06, SD 0.042, TN 0.07, TX 0.0625, UT 0.0485, VT 0.06, VA 0.043, WA 0.065, WV 0.06, WI 0.05, WY 0.04`);

/** With the part of the province. */
const ca: readonly [string, string, string][] = [
  ['AB', 'GST', '0.05'],
  ['BC', 'GST and PST', '0.12'],
  ['MB', 'GST and RST', '0.12'],
  ['NB', 'HST', '0.15'],
  ['NL', 'HST', '0.15'],
  ['NS', 'HST', '0.14'],
  ['NT', 'GST', '0.05'],
  ['NU', 'GST', '0.05'],
  ['ON', 'HST', '0.13'],
  ['PE', 'HST', '0.15'],
  ['QC', 'GST and QST', '0.14975'],
  ['SK', 'GST and PST', '0.11'],
  ['YT', 'GST', '0.05'],
];

export const rateSets: readonly RateSet[] = [
  {
    id: 'eu',
    asOf: '2025-09-01',
    source: {
      name: 'European Commission, VAT rates',
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/vat-directive/vat-rates_en',
    },
    taxIncludedInPrices: true,
    regions: eu.map(([country, rate]) => ({ country, taxName: 'VAT', rate, shippingRate: rate })),
  },
  {
    id: 'gb',
    asOf: '2025-09-01',
    source: { name: 'HM Revenue & Customs, VAT rates', url: 'https://www.gov.uk/vat-rates' },
    taxIncludedInPrices: true,
    regions: [{ country: 'GB', taxName: 'VAT', rate: '0.2', shippingRate: '0.2' }],
  },
  {
    id: 'ca',
    asOf: '2025-09-01',
    source: {
      name: 'Canada Revenue Agency, GST/HST rates, with the provinces’ own taxes',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses.html',
    },
    taxIncludedInPrices: false,
    regions: ca.map(([subdivision, taxName, rate]) => {
      return { country: 'CA', subdivision, taxName, rate, shippingRate: rate };
    }),
  },
  {
    id: 'us',
    asOf: '2025-01-01',
    source: {
      name: 'Federation of Tax Administrators, state sales tax rates',
      url: 'https://taxadmin.org/',
    },
    taxIncludedInPrices: false,
    regions: us.map(([subdivision, rate]) => {
      return { country: 'US', subdivision, taxName: 'Sales tax', rate, shippingRate: null };
    }),
  },
];

/** The countries whose businesses may charge their own rate in all of them. */
export const euCountries: readonly string[] = eu.map(([country]) => country);
