/** Countries whose subdivisions may have taxes of their own. */
export const dividedCountries: ReadonlySet<string> = new Set('AU BR CA FR DE IN IT MX NL PT ES AE GB US'.split(' '));
