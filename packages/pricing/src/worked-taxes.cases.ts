/** A purchase, with its taxes as name and rate, and whether the buyer is exempt from them. Lines are unit price, quantity and, where it is another, the tax group. */
export type Case = {
  in: string;
  currency: string;
  included?: boolean;
  taxes: string[];
  reduced?: string[];
  costs: 'as lines' | 'untaxed' | string[];
  lines: [number, number, 'reduced'?][];
  shipping?: number;
  fee?: number;
  off?: number;
  /** `untaxed`: what an exempt buyer pays no tax on, by tax. */
  gives: { taxes: Record<string, number>; untaxed?: Record<string, number>; total: number };
};

// one case per line reads as a table
// biome-ignore format: see above
export const cases: Case[] = [
  { in: 'New York City: state, city and commuter district', currency: 'USD', taxes: ['New York State 0.04', 'New York City 0.045', 'MCTD 0.00375'], costs: 'as lines', lines: [[10000, 1]], gives: { taxes: {'New York State': 400, 'New York City': 450, 'MCTD': 38}, total: 10888 } },
  { in: 'New York City: small prices are rounded tax by tax', currency: 'USD', taxes: ['New York State 0.04', 'New York City 0.045', 'MCTD 0.00375'], costs: 'as lines', lines: [[199, 1]], gives: { taxes: {'New York State': 8, 'New York City': 9, 'MCTD': 1}, total: 217 } },
  { in: 'New York City: two lines and taxed shipping', currency: 'USD', taxes: ['New York State 0.04', 'New York City 0.045', 'MCTD 0.00375'], costs: 'as lines', lines: [[2599, 2], [1250, 3]], shipping: 995, gives: { taxes: {'New York State': 398, 'New York City': 448, 'MCTD': 37}, total: 10826 } },
  { in: 'New York City: the coupon lowers the base', currency: 'USD', taxes: ['New York State 0.04', 'New York City 0.045', 'MCTD 0.00375'], costs: 'as lines', lines: [[8000, 1], [2000, 1]], off: 1500, gives: { taxes: {'New York State': 340, 'New York City': 383, 'MCTD': 32}, total: 9255 } },
  { in: 'New York City: clothing under 110 dollars only pays nothing', currency: 'USD', taxes: ['New York State 0.04', 'New York City 0.045', 'MCTD 0.00375'], costs: 'untaxed', lines: [[5999, 2, 'reduced'], [15000, 1]], shipping: 500, gives: { taxes: {'New York State': 600, 'New York City': 675, 'MCTD': 56}, total: 28829 } },
  { in: 'Los Angeles: state and county, shipping untaxed', currency: 'USD', taxes: ['California 0.0725', 'Los Angeles County 0.0225'], costs: 'untaxed', lines: [[4995, 1], [1999, 2]], shipping: 799, gives: { taxes: {'California': 652, 'Los Angeles County': 202}, total: 10646 } },
  { in: 'Los Angeles: half a cent is rounded up', currency: 'USD', taxes: ['California 0.0725', 'Los Angeles County 0.0225'], costs: 'as lines', lines: [[200, 1]], gives: { taxes: {'California': 15, 'Los Angeles County': 5}, total: 220 } },
  { in: 'Los Angeles: a fee is taxed, with a coupon', currency: 'USD', taxes: ['California 0.0725', 'Los Angeles County 0.0225'], costs: 'as lines', lines: [[3333, 3]], fee: 250, off: 1000, gives: { taxes: {'California': 670, 'Los Angeles County': 208}, total: 10127 } },
  { in: 'Houston: state and city', currency: 'USD', taxes: ['Texas 0.0625', 'Houston 0.02'], costs: 'as lines', lines: [[10000, 1]], shipping: 1000, gives: { taxes: {'Texas': 688, 'Houston': 220}, total: 11908 } },
  { in: 'Houston: many cheap units are taxed per line', currency: 'USD', taxes: ['Texas 0.0625', 'Houston 0.02'], costs: 'as lines', lines: [[3, 17]], gives: { taxes: {'Texas': 3, 'Houston': 1}, total: 55 } },
  { in: 'Houston: a coupon that is split unevenly', currency: 'USD', taxes: ['Texas 0.0625', 'Houston 0.02'], costs: 'as lines', lines: [[1000, 1], [1000, 1], [1000, 1]], off: 100, gives: { taxes: {'Texas': 180, 'Houston': 57}, total: 3137 } },
  { in: 'Chicago: state and county, without the city', currency: 'USD', taxes: ['Illinois 0.0625', 'Cook County 0.0175'], costs: 'as lines', lines: [[12345, 1]], shipping: 650, gives: { taxes: {'Illinois': 813, 'Cook County': 227}, total: 14035 } },
  { in: 'Oregon: no sales tax', currency: 'USD', taxes: [], costs: 'as lines', lines: [[4900, 2]], shipping: 800, gives: { taxes: {}, total: 10600 } },
  { in: 'Massachusetts: one rate, shipping untaxed', currency: 'USD', taxes: ['Massachusetts 0.0625'], costs: 'untaxed', lines: [[7999, 1]], shipping: 999, gives: { taxes: {'Massachusetts': 500}, total: 9498 } },
  { in: 'New Jersey: a rate with three decimals', currency: 'USD', taxes: ['New Jersey 0.06625'], costs: 'as lines', lines: [[15100, 1]], shipping: 1295, gives: { taxes: {'New Jersey': 1086}, total: 17481 } },
  { in: 'Washington: state and Seattle', currency: 'USD', taxes: ['Washington 0.065', 'Seattle 0.0385'], costs: 'as lines', lines: [[8888, 1], [112, 5]], shipping: 700, fee: 100, gives: { taxes: {'Washington': 667, 'Seattle': 395}, total: 11310 } },
  { in: 'Indiana: one rate for everything', currency: 'USD', taxes: ['Indiana 0.07'], costs: 'as lines', lines: [[2999, 4]], shipping: 450, off: 2000, gives: { taxes: {'Indiana': 732}, total: 11178 } },
  { in: 'Texas: a purchase for nothing after its coupon', currency: 'USD', taxes: ['Texas 0.0625', 'Houston 0.02'], costs: 'as lines', lines: [[1500, 1]], off: 1500, gives: { taxes: {'Texas': 0, 'Houston': 0}, total: 0 } },
  { in: 'Germany: included, one rate', currency: 'EUR', included: true, taxes: ['MwSt 0.19'], costs: 'as lines', lines: [[11900, 1]], gives: { taxes: {'MwSt': 1900}, total: 11900 } },
  { in: 'Germany: included, books at the lower rate', currency: 'EUR', included: true, taxes: ['MwSt 0.19'], reduced: ['MwSt erm. 0.07'], costs: 'as lines', lines: [[2380, 2], [1070, 1, 'reduced']], shipping: 595, gives: { taxes: {'MwSt': 855, 'MwSt erm.': 70}, total: 6425 } },
  { in: 'Germany: included, with a coupon over both rates', currency: 'EUR', included: true, taxes: ['MwSt 0.19'], reduced: ['MwSt erm. 0.07'], costs: 'as lines', lines: [[5950, 1], [2140, 1, 'reduced']], shipping: 490, off: 809, gives: { taxes: {'MwSt': 933, 'MwSt erm.': 126}, total: 7771 } },
  { in: 'Germany: included, a price of one cent', currency: 'EUR', included: true, taxes: ['MwSt 0.19'], costs: 'as lines', lines: [[1, 1]], gives: { taxes: {'MwSt': 0}, total: 1 } },
  { in: 'Germany: included, three cents', currency: 'EUR', included: true, taxes: ['MwSt 0.19'], costs: 'as lines', lines: [[3, 1]], gives: { taxes: {'MwSt': 0}, total: 3 } },
  { in: 'Germany: added for businesses', currency: 'EUR', taxes: ['MwSt 0.19'], costs: 'as lines', lines: [[10000, 1], [250, 3]], shipping: 490, gives: { taxes: {'MwSt': 2136}, total: 13376 } },
  { in: 'Germany: added, half a cent up', currency: 'EUR', taxes: ['MwSt 0.19'], costs: 'as lines', lines: [[50, 1]], gives: { taxes: {'MwSt': 10}, total: 60 } },
  { in: 'Germany: included, food by delivery at the lower rate for both', currency: 'EUR', included: true, taxes: ['MwSt erm. 0.07'], costs: ['MwSt erm. 0.07'], lines: [[1990, 2]], shipping: 390, gives: { taxes: {'MwSt erm.': 286}, total: 4370 } },
  { in: 'Austria: included, 20 and 10 percent', currency: 'EUR', included: true, taxes: ['USt 0.2'], reduced: ['USt erm. 0.1'], costs: 'as lines', lines: [[2400, 1], [1100, 2, 'reduced']], shipping: 480, gives: { taxes: {'USt': 480, 'USt erm.': 200}, total: 5080 } },
  { in: 'France: included, 20 and 5.5 percent', currency: 'EUR', included: true, taxes: ['TVA 0.2'], reduced: ['TVA réduite 0.055'], costs: 'as lines', lines: [[12000, 1], [2110, 1, 'reduced']], shipping: 600, gives: { taxes: {'TVA': 2100, 'TVA réduite': 110}, total: 14710 } },
  { in: 'France: included, a coupon over two rates', currency: 'EUR', included: true, taxes: ['TVA 0.2'], reduced: ['TVA réduite 0.055'], costs: 'as lines', lines: [[5990, 1], [1899, 2, 'reduced']], off: 1000, gives: { taxes: {'TVA': 896, 'TVA réduite': 178}, total: 8788 } },
  { in: 'Italy: included, 22 and 10 percent', currency: 'EUR', included: true, taxes: ['IVA 0.22'], reduced: ['IVA ridotta 0.1'], costs: 'as lines', lines: [[6100, 1], [1100, 1, 'reduced']], shipping: 732, gives: { taxes: {'IVA': 1232, 'IVA ridotta': 100}, total: 7932 } },
  { in: 'Spain: included, 21 and 10 percent', currency: 'EUR', included: true, taxes: ['IVA 0.21'], reduced: ['IVA reducido 0.1'], costs: 'as lines', lines: [[12100, 1], [550, 4, 'reduced']], gives: { taxes: {'IVA': 2100, 'IVA reducido': 200}, total: 14300 } },
  { in: 'Netherlands: included, 21 and 9 percent', currency: 'EUR', included: true, taxes: ['btw 0.21'], reduced: ['btw laag 0.09'], costs: 'as lines', lines: [[3999, 1], [1499, 1, 'reduced']], shipping: 495, gives: { taxes: {'btw': 780, 'btw laag': 124}, total: 5993 } },
  { in: 'Belgium: included, 21 and 6 percent', currency: 'EUR', included: true, taxes: ['btw 0.21'], reduced: ['btw 6 % 0.06'], costs: 'as lines', lines: [[2420, 5], [1060, 1, 'reduced']], fee: 121, gives: { taxes: {'btw': 2121, 'btw 6 %': 60}, total: 13281 } },
  { in: 'Ireland: included, 23 and 13.5 percent', currency: 'EUR', included: true, taxes: ['VAT 0.23'], reduced: ['Reduced VAT 0.135'], costs: 'as lines', lines: [[12300, 1], [2270, 1, 'reduced']], shipping: 615, gives: { taxes: {'VAT': 2415, 'Reduced VAT': 270}, total: 15185 } },
  { in: 'Hungary: included, 27 percent', currency: 'HUF', included: true, taxes: ['ÁFA 0.27'], costs: 'as lines', lines: [[1270000, 1]], shipping: 127000, gives: { taxes: {'ÁFA': 297000}, total: 1397000 } },
  { in: 'Denmark: included, 25 percent', currency: 'DKK', included: true, taxes: ['moms 0.25'], costs: 'as lines', lines: [[49900, 1], [9950, 2]], shipping: 3900, gives: { taxes: {'moms': 14740}, total: 73700 } },
  { in: 'Sweden: included, books at 6 percent', currency: 'SEK', included: true, taxes: ['moms 0.25'], reduced: ['moms 6 % 0.06'], costs: 'as lines', lines: [[129900, 1], [19900, 2, 'reduced']], shipping: 4900, gives: { taxes: {'moms': 26960, 'moms 6 %': 2253}, total: 174600 } },
  { in: 'Poland: included, 23 and 8 percent', currency: 'PLN', included: true, taxes: ['VAT 0.23'], reduced: ['VAT 8 % 0.08'], costs: 'as lines', lines: [[12300, 1], [5400, 1, 'reduced']], off: 1770, gives: { taxes: {'VAT': 2070, 'VAT 8 %': 360}, total: 15930 } },
  { in: 'Luxembourg: added, 17 percent', currency: 'EUR', taxes: ['TVA 0.17'], costs: 'as lines', lines: [[3333, 3]], shipping: 500, gives: { taxes: {'TVA': 1785}, total: 12284 } },
  { in: 'Finland: added, 25.5 percent', currency: 'EUR', taxes: ['ALV 0.255'], costs: 'as lines', lines: [[10000, 1], [99, 7]], shipping: 590, gives: { taxes: {'ALV': 2877}, total: 14160 } },
  { in: 'Germany to Switzerland: an export is not taxed', currency: 'EUR', included: true, taxes: [], costs: 'as lines', lines: [[11900, 1]], shipping: 1290, gives: { taxes: {}, total: 13190 } },
  { in: 'United Kingdom: included, 20 percent', currency: 'GBP', included: true, taxes: ['VAT 0.2'], costs: 'as lines', lines: [[2400, 1], [999, 3]], shipping: 395, gives: { taxes: {'VAT': 966}, total: 5792 } },
  { in: 'United Kingdom: books at zero are in the breakdown', currency: 'GBP', included: true, taxes: ['VAT 0.2'], reduced: ['Zero rate 0'], costs: 'as lines', lines: [[1200, 1], [899, 2, 'reduced']], shipping: 360, gives: { taxes: {'VAT': 260, 'Zero rate': 0}, total: 3358 } },
  { in: 'United Kingdom: included, a coupon of ten pounds', currency: 'GBP', included: true, taxes: ['VAT 0.2'], costs: 'as lines', lines: [[3500, 1], [1250, 2]], off: 1000, gives: { taxes: {'VAT': 833}, total: 5000 } },
  { in: 'Switzerland: included, 8.1 and 2.6 percent', currency: 'CHF', included: true, taxes: ['MWST 0.081'], reduced: ['MWST red. 0.026'], costs: 'as lines', lines: [[10810, 1], [5130, 1, 'reduced']], shipping: 900, gives: { taxes: {'MWST': 877, 'MWST red.': 130}, total: 16840 } },
  { in: 'Ontario: HST', currency: 'CAD', taxes: ['HST 0.13'], costs: 'as lines', lines: [[10000, 1]], shipping: 1500, gives: { taxes: {'HST': 1495}, total: 12995 } },
  { in: 'Ontario: HST with a coupon and a fee', currency: 'CAD', taxes: ['HST 0.13'], costs: 'as lines', lines: [[4999, 2], [1595, 1]], fee: 300, off: 2500, gives: { taxes: {'HST': 1221}, total: 10614 } },
  { in: 'Quebec: GST and QST, each on the price before tax', currency: 'CAD', taxes: ['GST 0.05', 'QST 0.09975'], costs: 'as lines', lines: [[10000, 1]], gives: { taxes: {'GST': 500, 'QST': 998}, total: 11498 } },
  { in: 'Quebec: both taxes are rounded by themselves', currency: 'CAD', taxes: ['GST 0.05', 'QST 0.09975'], costs: 'as lines', lines: [[1095, 1], [310, 1]], shipping: 995, gives: { taxes: {'GST': 121, 'QST': 239}, total: 2760 } },
  { in: 'Quebec: books pay GST only', currency: 'CAD', taxes: ['GST 0.05', 'QST 0.09975'], reduced: ['GST 0.05'], costs: 'as lines', lines: [[2495, 2, 'reduced'], [2000, 1]], shipping: 700, gives: { taxes: {'GST': 385, 'QST': 270}, total: 8345 } },
  { in: 'Quebec: included in the price', currency: 'CAD', included: true, taxes: ['GST 0.05', 'QST 0.09975'], costs: 'as lines', lines: [[11498, 1]], gives: { taxes: {'GST': 500, 'QST': 998}, total: 11498 } },
  { in: 'British Columbia: GST and PST', currency: 'CAD', taxes: ['GST 0.05', 'PST 0.07'], costs: 'as lines', lines: [[12999, 1]], shipping: 1200, gives: { taxes: {'GST': 710, 'PST': 994}, total: 15903 } },
  { in: 'British Columbia: children’s clothes pay GST only', currency: 'CAD', taxes: ['GST 0.05', 'PST 0.07'], reduced: ['GST 0.05'], costs: 'as lines', lines: [[2400, 3, 'reduced'], [5000, 1]], gives: { taxes: {'GST': 610, 'PST': 350}, total: 13160 } },
  { in: 'Saskatchewan: GST and PST', currency: 'CAD', taxes: ['GST 0.05', 'PST 0.06'], costs: 'as lines', lines: [[8350, 1]], shipping: 950, off: 835, gives: { taxes: {'GST': 424, 'PST': 508}, total: 9397 } },
  { in: 'Manitoba: GST and RST', currency: 'CAD', taxes: ['GST 0.05', 'RST 0.07'], costs: 'as lines', lines: [[1999, 6]], shipping: 0, gives: { taxes: {'GST': 600, 'RST': 840}, total: 13434 } },
  { in: 'Alberta: GST alone', currency: 'CAD', taxes: ['GST 0.05'], costs: 'as lines', lines: [[2510, 1], [30, 1]], shipping: 1000, gives: { taxes: {'GST': 178}, total: 3718 } },
  { in: 'New Brunswick: HST of 15 percent', currency: 'CAD', taxes: ['HST 0.15'], costs: 'as lines', lines: [[10001, 1]], shipping: 1333, gives: { taxes: {'HST': 1700}, total: 13034 } },
  { in: 'Japan: added, no decimals', currency: 'JPY', taxes: ['消費税 0.1'], costs: 'as lines', lines: [[1985, 1]], shipping: 500, gives: { taxes: {'消費税': 249}, total: 2734 } },
  { in: 'Japan: included, 10 and 8 percent', currency: 'JPY', included: true, taxes: ['消費税 0.1'], reduced: ['軽減税率 0.08'], costs: 'as lines', lines: [[1100, 3], [540, 2, 'reduced']], shipping: 550, gives: { taxes: {'消費税': 350, '軽減税率': 80}, total: 4930 } },
  { in: 'Japan: half a yen is rounded up', currency: 'JPY', taxes: ['消費税 0.1'], costs: 'as lines', lines: [[5, 1], [15, 1]], gives: { taxes: {'消費税': 3}, total: 23 } },
  { in: 'Japan: a coupon of 100 yen', currency: 'JPY', included: true, taxes: ['消費税 0.1'], costs: 'as lines', lines: [[330, 1], [330, 1], [340, 1]], off: 100, gives: { taxes: {'消費税': 82}, total: 900 } },
  { in: 'Bahrain: three decimals, 10 percent', currency: 'BHD', taxes: ['VAT 0.1'], costs: 'as lines', lines: [[12345, 1]], shipping: 1500, gives: { taxes: {'VAT': 1385}, total: 15230 } },
  { in: 'Oman: three decimals, 5 percent, included', currency: 'OMR', included: true, taxes: ['VAT 0.05'], costs: 'as lines', lines: [[10500, 2]], shipping: 1050, gives: { taxes: {'VAT': 1050}, total: 22050 } },
  { in: 'Kuwait: three decimals, no tax', currency: 'KWD', taxes: [], costs: 'as lines', lines: [[9999, 3]], shipping: 1250, gives: { taxes: {}, total: 31247 } },
  { in: 'Kuwait: three decimals, a municipal tax of 5 percent', currency: 'KWD', taxes: ['Tax 0.05'], costs: 'as lines', lines: [[1010, 1], [3330, 2]], shipping: 1250, fee: 110, off: 777, gives: { taxes: {'Tax': 413}, total: 8666 } },
  { in: 'Tunisia: three decimals, included, 19 percent', currency: 'TND', included: true, taxes: ['TVA 0.19'], costs: 'as lines', lines: [[59500, 1]], shipping: 7140, gives: { taxes: {'TVA': 10640}, total: 66640 } },
  { in: 'Australia: included, a tenth on top', currency: 'AUD', included: true, taxes: ['GST 0.1'], costs: 'as lines', lines: [[11000, 1], [2199, 2]], shipping: 1100, gives: { taxes: {'GST': 1500}, total: 16498 } },
  { in: 'New Zealand: included, 15 percent', currency: 'NZD', included: true, taxes: ['GST 0.15'], costs: 'as lines', lines: [[23000, 1]], shipping: 690, off: 2300, gives: { taxes: {'GST': 2790}, total: 21390 } },
  { in: 'India: within a state, half for the state and half for the union', currency: 'INR', taxes: ['CGST 0.09', 'SGST 0.09'], costs: 'as lines', lines: [[99900, 1], [4950, 2]], shipping: 5000, gives: { taxes: {'CGST': 10332, 'SGST': 10332}, total: 135464 } },
  { in: 'India: between states, one tax of the union', currency: 'INR', taxes: ['IGST 0.18'], costs: 'as lines', lines: [[99900, 1], [4950, 2]], shipping: 5000, gives: { taxes: {'IGST': 20664}, total: 135464 } },
  { in: 'Germany: added, an exempt buyer', currency: 'EUR', taxes: ['MwSt 0 exempt'], costs: 'as lines', lines: [[10000, 1], [250, 3]], shipping: 490, gives: { taxes: {'MwSt': 0}, untaxed: {'MwSt': 11240}, total: 11240 } },
  { in: 'Germany: included, an exempt buyer pays the same price', currency: 'EUR', included: true, taxes: ['MwSt 0 exempt'], costs: 'as lines', lines: [[11900, 1]], shipping: 595, gives: { taxes: {'MwSt': 0}, untaxed: {'MwSt': 12495}, total: 12495 } },
  { in: 'Germany: an exempt group with a rate of its own, shipping as usual', currency: 'EUR', taxes: ['MwSt 0.05'], costs: ['MwSt voll 0.19'], lines: [[1990, 3]], shipping: 500, gives: { taxes: {'MwSt': 299, 'MwSt voll': 95}, total: 6864 } },
  { in: 'New York City: a museum is exempt from all three taxes', currency: 'USD', taxes: ['New York State 0 exempt', 'New York City 0 exempt', 'MCTD 0 exempt'], costs: 'as lines', lines: [[2599, 2], [1250, 3]], shipping: 995, gives: { taxes: {'New York State': 0, 'New York City': 0, 'MCTD': 0}, untaxed: {'New York State': 9943, 'New York City': 9943, 'MCTD': 9943}, total: 9943 } },
  { in: 'New York City: exempt from the tax of the state alone', currency: 'USD', taxes: ['New York State 0 exempt', 'New York City 0.045', 'MCTD 0.00375'], costs: 'as lines', lines: [[10000, 1]], gives: { taxes: {'New York State': 0, 'New York City': 450, 'MCTD': 38}, untaxed: {'New York State': 10000}, total: 10488 } },
  { in: 'Ontario: an exempt buyer with a coupon and a fee', currency: 'CAD', taxes: ['HST 0 exempt'], costs: 'as lines', lines: [[4999, 2], [1595, 1]], fee: 300, off: 2500, gives: { taxes: {'HST': 0}, untaxed: {'HST': 9393}, total: 9393 } },
];
