import type { reasonNames as English } from '../../en/dashboard/server-words.ts';

/** Why rows of a file or the file itself were not imported, and why a job failed, sentence by sentence; `{}` is what varies. */
export const reasonNames: typeof English = {
  // what became of it
  'The product was left out.': 'Das Produkt wurde ausgelassen.',
  'The product was left out with all its {} rows.': 'Das Produkt wurde mit allen seinen {} Zeilen ausgelassen.',
  'The product was left out: {}': 'Das Produkt wurde ausgelassen: {}',
  'The customization was left out: {}': 'Die Option oder der Zusatz wurde ausgelassen: {}',
  'It was left out.': 'Sie wurde ausgelassen.',
  'This row was left out.': 'Diese Zeile wurde ausgelassen.',
  'It is tried again after a day.': 'Nach einem Tag wird es noch einmal versucht.',
  // the file
  'This is not a product file that we know.': 'Das ist keine bekannte Produktdatei.',
  'Expected {}; found {}.': 'Erwartet: {}. Gefunden: {}.',
  'The first line is not that of a product export ("format": "stoa-products").':
    'Die erste Zeile ist nicht die eines Produktexports ("format": "stoa-products").',
  'The export has version {}; this server reads versions up to {}.':
    'Der Export hat die Version {}; dieser Server liest Versionen bis {}.',
  'The prices are in {}, and this site sells in {}.': 'Die Preise sind in {}, und diese Website verkauft in {}.',
  'The weights are in {}, and this site weighs in {}.': 'Die Gewichte sind in {}, und diese Website wiegt in {}.',
  'The line is longer than {} characters.': 'Die Zeile ist länger als {} Zeichen.',
  'The line is not JSON.': 'Die Zeile ist kein JSON.',
  'The line is neither a location nor a customization as they are exported.':
    'Die Zeile ist weder ein Standort noch eine Option, wie sie exportiert werden.',
  'This is missing.': 'Das fehlt.',
  'This is not known.': 'Das ist nicht bekannt.',
  'This cannot be read.': 'Das ist nicht lesbar.',
  'This is not an amount in {} such as "12.50".': 'Das ist kein Betrag in {} wie „12.50“.',
  'The row has {} cells, the header {}.': 'Die Zeile hat {} Zellen, die Kopfzeile {}.',
  'Is a quotation mark missing around a comma?': 'Fehlt ein Anführungszeichen um ein Komma?',
  'A quotation mark opens in this row and never closes, so the file was read only up to here.':
    'In dieser Zeile fehlt ein schließendes Anführungszeichen, die Datei wurde daher nur bis hierher gelesen.',
  'The row is longer than {} characters, so the file was read only up to here.':
    'Die Zeile ist länger als {} Zeichen, die Datei wurde daher nur bis hierher gelesen.',
  'Does a quotation mark never close?': 'Fehlt ein schließendes Anführungszeichen?',
  'Some characters are not UTF-8.': 'Einige Zeichen sind nicht in UTF-8.',
  'Save the file as UTF-8 and import it again.':
    'Speichern Sie die Datei als UTF-8, und importieren Sie sie noch einmal.',
  'One column is not imported.': 'Eine Spalte wird nicht importiert.',
  '{} columns are not imported.': '{} Spalten werden nicht importiert.',
  // products as a whole
  'The product in row {} already has the address "{}".': 'Das Produkt in Zeile {} hat bereits die Adresse „{}“.',
  'The product in line {} already has the address "{}".': 'Das Produkt in Zeile {} hat bereits die Adresse „{}“.',
  'The product in row {} has the same handle.': 'Das Produkt in Zeile {} hat dieselbe Kennung.',
  'An earlier row is of the same product, "{}".': 'Eine frühere Zeile betrifft dasselbe Produkt, „{}“.',
  'The handle is missing, so the row belongs to no product.':
    'Die Kennung fehlt, die Zeile gehört daher zu keinem Produkt.',
  'The handle has neither letters nor digits to make an address of.':
    'Die Kennung hat weder Buchstaben noch Ziffern, aus denen eine Adresse werden könnte.',
  'The handle was turned into the address "{}".': 'Aus der Kennung wurde die Adresse „{}“.',
  'The title was cut after {} characters.': 'Der Titel wurde nach {} Zeichen gekürzt.',
  'The file has no product of this id or SKU.': 'Die Datei hat kein Produkt mit dieser ID oder Artikelnummer (SKU).',
  'The row names neither a product nor the product that it is a variation of.':
    'Die Zeile nennt weder ein Produkt noch das Produkt, von dem sie eine Variante ist.',
  'Grouped products only list others, which are imported by themselves: they were left out.':
    'Gruppierte Produkte führen nur andere auf, die selbst importiert werden: Sie wurden ausgelassen.',
  'Products that only a link leads to are not offered: they are imported hidden.':
    'Produkte, zu denen nur ein Link führt, gibt es hier nicht: Sie werden ausgeblendet importiert.',
  'Products that only a link leads to are not offered: imported hidden.':
    'Produkte, zu denen nur ein Link führt, gibt es hier nicht: ausgeblendet importiert.',
  'Products that are sold on other sites are imported hidden.':
    'Produkte, die auf anderen Websites verkauft werden, werden ausgeblendet importiert.',
  'Archived products are imported hidden.': 'Archivierte Produkte werden ausgeblendet importiert.',
  'The status is none of active, draft, archived or unlisted: imported hidden.':
    'Der Status ist weder „active“ noch „draft“, „archived“ oder „unlisted“: ausgeblendet importiert.',
  'This is neither TRUE nor FALSE: imported visible.': 'Das ist weder TRUE noch FALSE: sichtbar importiert.',
  'A gift card was imported as a digital product: it creates no codes.':
    'Eine Geschenkkarte wurde als digitales Produkt importiert: Sie erzeugt keine Codes.',
  'The section has no title and was left out.': 'Der Abschnitt hat keinen Titel und wurde ausgelassen.',
  'Other variants are taxed: the whole product is taxed.':
    'Andere Varianten werden besteuert: Das ganze Produkt wird besteuert.',
  'The product could not be saved because of a fault of the server; its log says more.':
    'Das Produkt konnte wegen eines Fehlers des Servers nicht gespeichert werden; mehr dazu steht im Protokoll des Servers.',
  // variants and options
  'None of its variants could be read.': 'Keine seiner Varianten konnte gelesen werden.',
  'None of its variations could be read.': 'Keine seiner Varianten konnte gelesen werden.',
  'The product has no variations in the file.': 'Das Produkt hat in der Datei keine Varianten.',
  'A product has at most {} variants: those from here on were left out.':
    'Ein Produkt hat höchstens {} Varianten: Die folgenden wurden ausgelassen.',
  'The choices make more than {} variants.': 'Die Optionswerte ergeben mehr als {} Varianten.',
  'The variation stands for more than {} variants.': 'Die Zeile steht für mehr als {} Varianten.',
  'The variant has the same option values as row {}.': 'Die Variante hat dieselben Optionswerte wie Zeile {}.',
  'A product has at most {} options.': 'Ein Produkt hat höchstens {} Optionen.',
  'Two options are called "{}".': 'Zwei Optionen heißen „{}“.',
  'The option name is longer than {} characters.': 'Der Name der Option ist länger als {} Zeichen.',
  'An option name is longer than {} characters.': 'Der Name einer Option ist länger als {} Zeichen.',
  'The option value is longer than {} characters.': 'Der Optionswert ist länger als {} Zeichen.',
  'An option value is longer than {} characters.': 'Ein Optionswert ist länger als {} Zeichen.',
  'A choice is longer than {} characters.': 'Ein Optionswert ist länger als {} Zeichen.',
  'The value of the option "{}" is missing.': 'Der Wert der Option „{}“ fehlt.',
  'The values of the option "{}" are missing.': 'Die Werte der Option „{}“ fehlen.',
  'The modifier has no choices and was left out.': 'Der Zusatz hat keine Auswahl und wurde ausgelassen.',
  'The modifier is none of {} and was left out.': 'Der Zusatz ist keiner von {} und wurde ausgelassen.',
  'This is no number from 1 to {}: {} was taken.': 'Das ist keine Zahl von 1 bis {}: {} wurde übernommen.',
  'The first row of a product must have the fieldType PRODUCT.':
    'Die erste Zeile eines Produkts muss den fieldType PRODUCT haben.',
  'The fieldType is none of PRODUCT, VARIANT and MEDIA.': 'Der fieldType ist weder PRODUCT noch VARIANT oder MEDIA.',
  // codes, prices, stock and weight
  'The SKU was cut after {} characters.': 'Die Artikelnummer (SKU) wurde nach {} Zeichen gekürzt.',
  'An earlier variant in the file has the same SKU; both keep it.':
    'Eine frühere Variante in der Datei hat dieselbe Artikelnummer (SKU); beide behalten sie.',
  'The product has several variants: its SKU was left out.':
    'Das Produkt hat mehrere Varianten: Seine Artikelnummer (SKU) wurde ausgelassen.',
  'An earlier variant has the same barcode: it was left out here.':
    'Eine frühere Variante hat denselben Barcode: Er wurde hier ausgelassen.',
  'This is longer than {} characters and was left out.': 'Das ist länger als {} Zeichen und wurde ausgelassen.',
  'The price is missing.': 'Der Preis fehlt.',
  'The price is not an amount in {} such as 12.50.': 'Der Preis ist kein Betrag in {} wie 12.50.',
  'This is not an amount in {} such as 12.50 and was left out.':
    'Das ist kein Betrag in {} wie 12.50 und wurde ausgelassen.',
  'The surcharge is not an amount in {} such as 12.50.': 'Der Aufpreis ist kein Betrag in {} wie 12.50.',
  'The compare-at price equals the price and was left out.':
    'Der Vergleichspreis ist so hoch wie der Preis und wurde ausgelassen.',
  'The compare-at price is below the price and was left out.':
    'Der Vergleichspreis ist niedriger als der Preis und wurde ausgelassen.',
  'The sale is limited in time: imported at the regular price.':
    'Das Angebot ist zeitlich begrenzt: zum regulären Preis importiert.',
  'The sale price is not below the regular price and was left out.':
    'Der Angebotspreis ist nicht niedriger als der reguläre Preis und wurde ausgelassen.',
  'The discount is neither PERCENT nor AMOUNT and was left out.':
    'Der Rabatt ist weder PERCENT noch AMOUNT und wurde ausgelassen.',
  'The discount is not a number that can be taken off.': 'Der Rabatt ist keine Zahl, die abgezogen werden kann.',
  'This unit is not known: the price per unit was left out.':
    'Diese Einheit ist nicht bekannt: Der Grundpreis wurde ausgelassen.',
  'This is not a number: the price per unit was left out.': 'Das ist keine Zahl: Der Grundpreis wurde ausgelassen.',
  'The stock is tracked but no quantity is given: imported with 0 pieces.':
    'Der Bestand wird erfasst, aber es ist keine Menge angegeben: mit 0 Stück importiert.',
  'The quantity is negative: imported with 0 pieces.': 'Die Menge ist negativ: mit 0 Stück importiert.',
  'The quantity is not a whole number up to {}.': 'Die Menge ist keine ganze Zahl bis {}.',
  'Selling beyond the stock is not imported: sales stop when the stock is used up.':
    'Der Verkauf über den Bestand hinaus wird nicht importiert: Verkauft wird, bis der Bestand aufgebraucht ist.',
  'The site has no location of this name; the stock there was left out.':
    'Die Website hat keinen Standort dieses Namens; der Bestand dort wurde ausgelassen.',
  'This is no whole number from 1: imported without a limit.':
    'Das ist keine ganze Zahl ab 1: ohne Höchstmenge importiert.',
  'The weight is not a number of grams and was left out.': 'Das Gewicht ist keine Zahl in Gramm und wurde ausgelassen.',
  'The weight is not a number and was left out.': 'Das Gewicht ist keine Zahl und wurde ausgelassen.',
  'The size is not a number and was left out.': 'Die Größe ist keine Zahl und wurde ausgelassen.',
  'The size of the package was left out.': 'Die Paketgröße wurde ausgelassen.',
  // pictures and other files
  'This file is missing; the product was imported without.':
    'Diese Datei fehlt; das Produkt wurde ohne sie importiert.',
  'This and {} more files are missing; the product was imported without.':
    'Diese und {} weitere Dateien fehlen; das Produkt wurde ohne sie importiert.',
  'The file that buyers get is not on this site and was left out.':
    'Die Datei, die Käufer erhalten, gibt es auf dieser Website nicht, sie wurde ausgelassen.',
  'The file did not come with the import.': 'Die Datei war beim Import nicht dabei.',
  'Files are not fetched from the web in this import.':
    'Bei diesem Import werden keine Dateien aus dem Internet geholt.',
  'The file could not be fetched: the address is not a public one.':
    'Die Datei konnte nicht geholt werden: Ihre Adresse ist nicht öffentlich.',
  'The file could not be fetched: the address did not answer in time.':
    'Die Datei konnte nicht geholt werden: Ihre Adresse hat nicht rechtzeitig geantwortet.',
  'The file could not be fetched: the address could not be reached.':
    'Die Datei konnte nicht geholt werden: Ihre Adresse war nicht erreichbar.',
  'The file could not be fetched: {}.': 'Die Datei konnte nicht geholt werden: {}.',
  'The file could not be unpacked: {}': 'Die Datei konnte nicht entpackt werden: {}',
  'The server was busy with other pictures.': 'Der Server war mit anderen Bildern beschäftigt.',
  'Import the file again.': 'Importieren Sie die Datei noch einmal.',
  'The file is no picture or video that can be read.': 'Die Datei ist kein lesbares Bild oder Video.',
  'The file is neither a picture nor a video.': 'Die Datei ist weder ein Bild noch ein Video.',
  // reviews
  'There is no such product.': 'Dieses Produkt gibt es nicht.',
  'The row names no product.': 'Die Zeile nennt kein Produkt.',
  'An earlier row has a review by this person of this product.':
    'Eine frühere Zeile enthält schon eine Bewertung dieser Person zu diesem Produkt.',
  'The rating must be a whole number from 1 to 5.': 'Die Bewertung muss eine ganze Zahl von 1 bis 5 sein.',
  'The reviewer needs an e-mail address: that is how a second import knows them.':
    'Wer bewertet, braucht eine E-Mail-Adresse: Daran wird die Person bei einem zweiten Import erkannt.',
  'The text is longer than {} characters.': 'Der Text ist länger als {} Zeichen.',
  'The date cannot be read.': 'Das Datum ist nicht lesbar.',
  'Write it as 2026-03-31.': 'Schreiben Sie es so: 2026-03-31.',
  'This is no file of reviews: it needs the columns rating, reviewer_email, and product_id or product_handle.':
    'Das ist keine Datei mit Bewertungen: Sie braucht die Spalten rating, reviewer_email und product_id oder product_handle.',
  // archives
  'The archive is gone.': 'Das Archiv gibt es nicht mehr.',
  'This is no zip archive that can be read: {}.': 'Das ist kein lesbares ZIP-Archiv: {}.',
  'The archive cannot be read: {}.': 'Das Archiv ist nicht lesbar: {}.',
  'The archive has more than {} files.': 'Das Archiv hat mehr als {} Dateien.',
  'The archive has two files named {}.': 'Das Archiv hat zwei Dateien mit dem Namen {}.',
  'Unpacked, the archive has more than {} bytes.': 'Entpackt hat das Archiv mehr als {} Bytes.',
  'This is no archive of a site: it has no {}.': 'Das ist kein Archiv einer Website: {} fehlt.',
  'The archive lacks the file {}.': 'Im Archiv fehlt die Datei {}.',
  'The file {} cannot be read: {}.': 'Die Datei {} ist nicht lesbar: {}.',
  // formats of files
  'Everything: to move to another Stoa site, or to keep.':
    'Alles: für den Umzug auf eine andere Stoa-Website oder zum Aufbewahren.',
  'For Shopify and what reads its files.': 'Für Shopify und alles, was dessen Dateien liest.',
  'The older format, with surcharges of variants.': 'Das ältere Format, mit Aufpreisen für Varianten.',
  'One row a product, variant and picture.': 'Eine Zeile je Produkt, Variante und Bild.',
  // jobs
  'it was begun too often and never came to its end': 'Der Vorgang wurde zu oft begonnen und nie fertig',
  'a fault of the server; its log says more': 'Ein Fehler des Servers; mehr dazu steht in seinem Protokoll',
};
