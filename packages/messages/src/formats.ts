/**
 * Formats for dates, times and countries. Amounts are formatted by the API or by `amounts.ts` in the storefront.
 */

/** `language` is a BCP 47 tag, `timeZone` an IANA name. */
type Place = { language: string; timeZone: string };

type Formats = ReturnType<typeof newFormats>;

/** Creating a formatter costs far more than using it. Languages may come from visitors, so the cache is bounded. */
const known = new Map<string, Formats>();
const MOST_KNOWN = 500;

/** The formats of a language and a time zone. Throws a RangeError where either is malformed. */
export function formatsOf(place: Place): Formats {
  const key = `${place.language} ${place.timeZone}`;
  const formats = known.get(key) ?? newFormats(place);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, formats);
  return formats;
}

function newFormats({ language, timeZone }: Place) {
  const format = (style: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...style, timeZone });
    return (time: Date | string): string => {
      const date = new Date(time);
      return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
    };
  };
  const day = format({ weekday: 'short', month: 'short', day: 'numeric' });
  const time = format({ timeStyle: 'short' });
  const countries = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return {
    language,
    /** `Germany` or `Deutschland` for `DE`; the code itself where it has no name. */
    country: (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    /**
     * `3 May 2026` or `3. Mai 2026`. All formats take a date or an ISO 8601 text, and return an empty text for others.
     */
    longDate: format({ dateStyle: 'long' }),
    /** `3 May 2026` or `03.05.2026`. */
    date: format({ dateStyle: 'medium' }),
    /** A date with the time of day. */
    dateTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Two times of a day: `Mon 2 Mar, 10:00 – 12:00`. */
    timeSlot: (from: Date | string, to: Date | string): string => `${day(from)}, ${time(from)} – ${time(to)}`,
  };
}
