/** Changes of orders, payments, delivery and tax, by what the server calls them. */
export const changesOfOrders: Readonly<Record<string, string>> = {
  'Remind the buyer of an abandoned checkout now': 'An eine abgebrochene Bestellung erinnern',
  'Change the rule by which buyers are reminded of abandoned checkouts':
    'Regel für Erinnerungen an abgebrochene Bestellungen ändern',
  'Delete an abandoned checkout, with its mails that were not sent yet':
    'Abgebrochene Bestellung mit noch nicht gesendeten E-Mails löschen',
  'Delete abandoned checkouts, each on its own': 'Abgebrochene Bestellungen löschen',
  'Note what was done to win the buyer back': 'Vermerken, was zur Rückgewinnung unternommen wurde',
  'Delete back in stock notification request': 'Benachrichtigungsanfrage zu wieder verfügbaren Artikeln löschen',
  'Mark as notification sent': 'Benachrichtigung als gesendet markieren',
  'Report items back in stock': 'Wieder verfügbare Artikel melden',
  'Start collecting requests': 'Sammeln von Benachrichtigungsanfragen beginnen',
  'Stop collecting requests': 'Sammeln von Benachrichtigungsanfragen beenden',
  'Complete a cart that was paid elsewhere': 'Einen anderswo bezahlten Warenkorb abschließen',
  'Create the link to which a payment page sends buyers who have paid':
    'Link erstellen, zu dem eine Zahlungsseite nach der Zahlung führt',
  'Change the rules of the checkout page': 'Regeln der Kasse ändern',
  'Change a policy of the site': 'Richtlinie der Website ändern',
  'Update checkout settings': 'Einstellungen der Kasse ändern',
  'Create checkout template': 'Vorlage für die Kasse erstellen',
  'Update checkout template': 'Vorlage für die Kasse ändern',
  'Delete checkout template': 'Vorlage für die Kasse löschen',
  'Bulk create checkout templates': 'Mehrere Vorlagen für die Kasse erstellen',
  'Complete a checkout that was paid elsewhere': 'Einen anderswo bezahlten Kaufvorgang abschließen',
  'Create or update the tax details of a contact': 'Steuerangaben eines Kontakts erstellen oder ändern',
  'Delete contact tax details': 'Steuerangaben eines Kontakts löschen',
  'Bulk delete contact tax details': 'Steuerangaben mehrerer Kontakte löschen',
  'Create or update the tax details of contacts': 'Steuerangaben mehrerer Kontakte erstellen oder ändern',
  'Add and remove tags of the tax details of contacts': 'Tags der Steuerangaben von Kontakten ändern',
  'Add and remove tags of all matching tax details of contacts, in the background':
    'Tags aller passenden Steuerangaben von Kontakten im Hintergrund ändern',
  'Enter the rate of a currency': 'Kurs einer Währung eingeben',
  'Remove the rate of a currency': 'Kurs einer Währung entfernen',
  'Create delivery profile': 'Lieferprofil erstellen',
  'Update delivery profile': 'Lieferprofil ändern',
  'Delete delivery profile': 'Lieferprofil löschen',
  'Add a region to a delivery profile': 'Einem Lieferprofil eine Region hinzufügen',
  'Change the name, the destinations or the state of a region': 'Name, Ziele oder Status einer Region ändern',
  'Remove a region from a delivery profile': 'Eine Region aus einem Lieferprofil entfernen',
  'Let a carrier deliver to a region': 'Einen Versanddienst in eine Region liefern lassen',
  'Let a carrier no longer deliver to a region': 'Einen Versanddienst nicht mehr in eine Region liefern lassen',
  'Change the backup rate and the additional charges of a carrier in a region':
    'Ersatzpreis und Aufschläge eines Versanddienstes in einer Region ändern',
  'Switch a row of a carrier’s settings on or off':
    'Eine Zeile der Einstellungen eines Versanddienstes ein- oder ausschalten',
  'Switch a shipping option, pickup location or local delivery area on or off':
    'Versandoption, Abholort oder lokales Liefergebiet ein- oder ausschalten',
  'Change the extended fields of a delivery profile': 'Zusatzfelder eines Lieferprofils ändern',
  'Create discount rule': 'Rabattregel erstellen',
  'Update discount rule': 'Rabattregel ändern',
  'Delete discount rule': 'Rabattregel löschen',
  'Record that items of an order were handed over, and tell the buyer if wanted':
    'Versand von Artikeln einer Bestellung festhalten und bei Bedarf mitteilen',
  'Tell the buyer again that items of an order were handed over':
    'Versand von Artikeln einer Bestellung erneut mitteilen',
  'Send the buyer the confirmation of an order again': 'Bestellbestätigung erneut senden',
  'Tell the buyer by e-mail that the order is ready to be picked up':
    'Abholbereitschaft einer Bestellung per E-Mail mitteilen',
  'Change what invoices and other papers say of the business':
    'Angaben des Unternehmens auf Rechnungen und anderen Dokumenten ändern',
  'Let the buyer of an order fetch its files as if it had just been paid, and mail them the link again':
    'Dateien einer Bestellung wie frisch bezahlt freigeben und den Link erneut senden',
  'Change the rule for downloads of orders that are paid from now on':
    'Regel für Downloads künftig bezahlter Bestellungen ändern',
  'Create a draft, or one with the changes of an order': 'Entwurf erstellen, auch mit den Änderungen einer Bestellung',
  'Create a draft without anything in it': 'Leeren Entwurf erstellen',
  'Add items of the catalogue, and others, to a draft': 'Einem Entwurf Artikel hinzufügen',
  'Change quantities, prices and names of the lines of a draft':
    'Mengen, Preise und Namen der Zeilen eines Entwurfs ändern',
  'Apply discounts of a draft, or no longer apply them': 'Rabatte eines Entwurfs anwenden oder nicht mehr anwenden',
  'Add discounts by staff to a draft': 'Einem Entwurf eigene Rabatte hinzufügen',
  'Delete discounts by staff from a draft': 'Eigene Rabatte eines Entwurfs löschen',
  'Apply fees of a draft, or no longer apply them': 'Gebühren eines Entwurfs anwenden oder nicht mehr anwenden',
  'Add fees by staff to a draft': 'Einem Entwurf eigene Gebühren hinzufügen',
  'Delete fees by staff from a draft': 'Eigene Gebühren eines Entwurfs löschen',
  'Set how a draft is delivered': 'Lieferung eines Entwurfs festlegen',
  'Set who buys a draft': 'Käufer eines Entwurfs festlegen',
  'Set who gets what a draft has, and where': 'Empfänger und Lieferadresse eines Entwurfs festlegen',
  'Set who is billed for a draft': 'Rechnungsempfänger eines Entwurfs festlegen',
  'Say whether a draft is taxed': 'Festlegen, ob ein Entwurf besteuert wird',
  'Set the business location that a new draft is sold from':
    'Standort festlegen, von dem aus ein neuer Entwurf verkauft wird',
  'Apply the changes of a draft to its order, for good':
    'Änderungen eines Entwurfs endgültig auf seine Bestellung anwenden',
  'Make an order of a draft': 'Aus einem Entwurf eine Bestellung machen',
  'Delete a draft that was not committed': 'Nicht übernommenen Entwurf löschen',
  'Update the extended fields of a draft': 'Zusatzfelder eines Entwurfs ändern',
  'Begin to change one or all coming cycles of a subscription, or go on with the changes that were begun':
    'Änderung kommender Zyklen eines Abos beginnen oder fortsetzen',
  'Delete a draft': 'Entwurf löschen',
  'Change quantities and prices of the lines of a draft': 'Mengen und Preise der Zeilen eines Entwurfs ändern',
  'Apply a draft to the coming cycle, or cycles, that it was begun for':
    'Entwurf auf die kommenden Zyklen anwenden, für die er begonnen wurde',
  'Assign and unassign tags of up to 100 drafts': 'Tags von bis zu 100 Entwürfen ändern',
  'Assign and unassign tags of all drafts that match a filter, in the background':
    'Tags aller passenden Entwürfe im Hintergrund ändern',
  'Create a gift card': 'Geschenkkarte erstellen',
  'Change a gift card': 'Geschenkkarte ändern',
  'Send the code of a gift card to its recipient, now or again': 'Code einer Geschenkkarte senden, jetzt oder erneut',
  'Take an amount off a gift card, once for each order':
    'Einen Betrag von einer Geschenkkarte abbuchen, einmal je Bestellung',
  'Return what was taken off a gift card': 'Von einer Geschenkkarte Abgebuchtes zurückbuchen',
  'Mail an invoice to the buyer, or mail it again': 'Rechnung per E-Mail senden, auch erneut',
  'Make an invoice void. It keeps its number, and the order can get another one':
    'Rechnung stornieren. Sie behält ihre Nummer, und die Bestellung kann eine neue erhalten',
  'Put away a void invoice, or one that was never sent. Its number stays taken':
    'Stornierte oder nie gesendete Rechnung ablegen. Ihre Nummer bleibt vergeben',
  'Create local delivery option': 'Lokale Lieferung erstellen',
  'Update local delivery option': 'Lokale Lieferung ändern',
  'Delete local delivery option': 'Lokale Lieferung löschen',
  'Create up to 100 local delivery areas': 'Bis zu 100 lokale Liefergebiete erstellen',
  'Update up to 100 local delivery areas': 'Bis zu 100 lokale Liefergebiete ändern',
  'Delete up to 100 local delivery areas': 'Bis zu 100 lokale Liefergebiete löschen',
  'Offer a local delivery area in another region': 'Lokales Liefergebiet in einer weiteren Region anbieten',
  'Offer a local delivery area no longer in a region': 'Lokales Liefergebiet in einer Region nicht mehr anbieten',
  'Create manual tax mapping': 'Steuerzuordnung erstellen',
  'Bulk create manual tax mappings': 'Mehrere Steuerzuordnungen erstellen',
  'Update manual tax mapping': 'Steuerzuordnung ändern',
  'Delete manual tax mapping': 'Steuerzuordnung löschen',
  'Update the extended fields of a tax mapping': 'Zusatzfelder einer Steuerzuordnung ändern',
  'Set the rates of tax-exempt groups in tax mappings': 'Sätze steuerbefreiter Gruppen in Steuerzuordnungen festlegen',
  'Remove the rates of tax-exempt groups from tax mappings':
    'Sätze steuerbefreiter Gruppen aus Steuerzuordnungen entfernen',
  'Charge for an order in several ways at once': 'Bestellung auf mehrere Arten zugleich bezahlen',
  "Pay for lines of an order by a member's memberships": 'Zeilen einer Bestellung mit Mitgliedschaften bezahlen',
  'Pay for an order by a gift card': 'Bestellung mit einer Geschenkkarte bezahlen',
  'Hold money on a card that was saved with an earlier payment of the order, to capture or release it later':
    'Betrag auf einer gespeicherten Karte reservieren, um ihn später einzuziehen oder freizugeben',
  'Capture authorised payments of an order, each once': 'Reservierte Zahlungen einer Bestellung einziehen',
  'Release authorised payments of an order': 'Reservierte Zahlungen einer Bestellung freigeben',
  'Refund payments of an order, all of them or parts': 'Zahlungen einer Bestellung ganz oder teilweise erstatten',
  'Give back what memberships paid for lines of an order': 'Mit Mitgliedschaften Bezahltes zurückgeben',
  'Record that items of an order were handed over': 'Übergabe von Artikeln einer Bestellung festhalten',
  'Change the tracking or custom information of a fulfilment':
    'Sendungsverfolgung oder eigene Angaben eines Versands ändern',
  'Delete a fulfilment': 'Versand löschen',
  'Record what was handed over of up to 100 orders': 'Übergaben von bis zu 100 Bestellungen festhalten',
  'Issue the invoice of an order, with the next number': 'Rechnung einer Bestellung mit der nächsten Nummer ausstellen',
  'Issue the invoices of up to 300 orders': 'Rechnungen von bis zu 300 Bestellungen ausstellen',
  'Note an invoice that another program made of an order':
    'Rechnung eines anderen Programms bei einer Bestellung vermerken',
  'Create order payment request': 'Zahlungsanfrage zu einer Bestellung erstellen',
  'Create up to 100 order payment requests': 'Bis zu 100 Zahlungsanfrageen erstellen',
  'Update order payment request': 'Zahlungsanfrage zu einer Bestellung ändern',
  'Delete an order payment request that is not paid': 'Unbezahlte Zahlungsanfrage löschen',
  'Change the extended fields of an order payment request': 'Zusatzfelder einer Zahlungsaufforderung ändern',
  'Make an order payment request void': 'Zahlungsanfrage für ungültig erklären',
  'Charge an order payment request with the token of a card form':
    'Zahlungsanfrage mit den Angaben eines Kartenformulars abbuchen',
  'Agree to a return, and say how to send the items': 'Retoure annehmen und mitteilen, wie die Artikel zu senden sind',
  'Decline a return, and say why': 'Retoure ablehnen und begründen',
  'Note that the items of a return have arrived': 'Eingang der Artikel einer Retoure vermerken',
  'Change the rule for returns': 'Regel für Retouren ändern',
  'Record payments that were made elsewhere. Nothing is charged':
    'Anderswo geleistete Zahlungen festhalten. Es wird nichts abgebucht',
  'Record what became of a payment that was made elsewhere':
    'Festhalten, was aus einer anderswo geleisteten Zahlung wurde',
  'Record what became of up to 300 payments that were made elsewhere':
    'Festhalten, was aus bis zu 300 anderswo geleisteten Zahlungen wurde',
  'Record what became of a refund that is made elsewhere':
    'Festhalten, was aus einer anderswo geleisteten Erstattung wurde',
  'Correct what is known of payments that were made elsewhere': 'Angaben zu anderswo geleisteten Zahlungen berichtigen',
  "Change an order's addresses, buyer details, marks and archiving":
    'Adressen, Käuferangaben, Markierungen und Archivierung einer Bestellung ändern',
  'Cancel an order': 'Bestellung stornieren',
  'Move an order to another status, as far as its present one allows it':
    'Status einer Bestellung ändern, soweit ihr jetziger es zulässt',
  'Create an order with the amounts that are sent': 'Bestellung mit den gesendeten Beträgen erstellen',
  'Import an order of another shop as it is': 'Bestellung eines anderen Shops unverändert importieren',
  'Set the number of the next order': 'Nummer der nächsten Bestellung festlegen',
  'Delete up to 1,000 imported orders in the background':
    'Bis zu 1.000 importierte Bestellungen im Hintergrund löschen',
  'Add a comment, or an entry of an app, to the history of an order':
    'Dem Verlauf einer Bestellung einen Kommentar oder Eintrag einer App hinzufügen',
  'Add up to 300 comments and entries of apps to the history of an order':
    'Dem Verlauf einer Bestellung bis zu 300 Kommentare und Einträge von Apps hinzufügen',
  'Change a comment, or an entry of an app, in the history of an order':
    'Kommentar oder Eintrag einer App im Verlauf einer Bestellung ändern',
  'Delete a comment, or an entry of an app, from the history of an order':
    'Kommentar oder Eintrag einer App aus dem Verlauf einer Bestellung löschen',
  'Change up to 100 orders, each on its own': 'Bis zu 100 Bestellungen ändern',
  'Assign and unassign tags of up to 100 orders': 'Tags von bis zu 100 Bestellungen ändern',
  'Change how a line of an order is described, fulfilled and extended':
    'Beschreibung, Versand und Zusatzfelder einer Zeile einer Bestellung ändern',
  'Prepare to charge a card for an order': 'Abbuchung von einer Karte für eine Bestellung vorbereiten',
  'Prepare to charge a card for everything that is owed for an order':
    'Abbuchung des gesamten offenen Betrags einer Bestellung von einer Karte vorbereiten',
  'Record a payment that the merchant received outside, of a part or all of what is owed':
    'Anderswo erhaltene Zahlung eines Teils oder des ganzen offenen Betrags festhalten',
  'Record that everything that is owed for an order was paid outside':
    'Bestellung als anderswo vollständig bezahlt festhalten',
  'Record that up to 100 orders were paid outside': 'Bis zu 100 Bestellungen als anderswo bezahlt festhalten',
  'Refund a payment of an order, all of it or a part': 'Zahlung einer Bestellung ganz oder teilweise erstatten',
  'Apply changes to an order whose amounts a program has calculated, once for each draft':
    'Von einem Programm berechnete Änderungen auf eine Bestellung anwenden',
  'Update the settings of orders': 'Einstellungen für Bestellungen ändern',
  'Try an account with a payment provider and use it for new payments, in place of the one before':
    'Konto bei einem Zahlungsanbieter prüfen und für neue Zahlungen verwenden',
  'Take no new payments through an account': 'Über ein Konto keine neuen Zahlungen annehmen',
  'Say that a difference is dealt with': 'Abweichung als erledigt vermerken',
  'Mail the link of a payment request to the buyer': 'Link einer Zahlungsanfrage per E-Mail senden',
  'Create pickup location': 'Abholort erstellen',
  'Update pickup location': 'Abholort ändern',
  'Delete pickup location': 'Abholort löschen',
  'Offer a pickup location in another region': 'Abholort in einer weiteren Region anbieten',
  'Offer a pickup location no longer in a region': 'Abholort in einer Region nicht mehr anbieten',
  'Create up to 100 pickup locations': 'Bis zu 100 Abholorte erstellen',
  'Update up to 100 pickup locations': 'Bis zu 100 Abholorte ändern',
  'Delete up to 100 pickup locations': 'Bis zu 100 Abholorte löschen',
  "Change the holder's name of a saved card, or whether the merchant may charge it":
    'Inhabernamen einer gespeicherten Karte ändern oder ob sie belastet werden darf',
  'Offer a saved payment method first': 'Gespeicherte Zahlungsart zuerst anbieten',
  'Remove a saved payment method, here and at its provider, unless a subscription is charged to it':
    'Gespeicherte Zahlungsart hier und beim Anbieter entfernen, sofern kein Abo darüber läuft',
  'Create shipping option': 'Versandoption erstellen',
  'Update shipping option': 'Versandoption ändern',
  'Delete shipping option': 'Versandoption löschen',
  'Change the extended fields of a shipping option': 'Zusatzfelder einer Versandoption ändern',
  'Offer a shipping option in another region': 'Versandoption in einer weiteren Region anbieten',
  'Offer a shipping option no longer in a region': 'Versandoption in einer Region nicht mehr anbieten',
  'Create shippo configuration': 'Shippo-Konfiguration erstellen',
  'Update shippo configuration': 'Shippo-Konfiguration ändern',
  'Delete shippo configuration': 'Shippo-Konfiguration löschen',
  'Change the extended fields of a Shippo configuration': 'Zusatzfelder einer Shippo-Konfiguration ändern',
  'Use a Shippo configuration in another region': 'Shippo-Konfiguration in einer weiteren Region verwenden',
  'Use a Shippo configuration no longer in a region': 'Shippo-Konfiguration in einer Region nicht mehr verwenden',
  'Charge no further cycles of a subscription until it is resumed':
    'Keine weiteren Zyklen eines Abos abbuchen, bis es fortgesetzt wird',
  'Go on with a subscription that was paused, suspended, or about to end':
    'Pausiertes, ausgesetztes oder bald endendes Abo fortsetzen',
  'End a subscription at once, or when the cycle ends that was paid':
    'Abo sofort oder zum Ende des bezahlten Zyklus beenden',
  'Create tax exempt group': 'Steuerbefreite Gruppe erstellen',
  'Update tax exempt group': 'Steuerbefreite Gruppe ändern',
  'Delete tax exempt group': 'Steuerbefreite Gruppe löschen',
  'Bulk create tax exempt groups': 'Mehrere steuerbefreite Gruppen erstellen',
  'Bulk update tax exempt groups': 'Mehrere steuerbefreite Gruppen ändern',
  'Bulk delete tax exempt groups': 'Mehrere steuerbefreite Gruppen löschen',
  'Add and remove tags of tax-exempt groups': 'Tags steuerbefreiter Gruppen ändern',
  'Add and remove tags of all matching tax-exempt groups, in the background':
    'Tags aller passenden steuerbefreiten Gruppen im Hintergrund ändern',
  'Create tax group': 'Steuergruppe erstellen',
  'Update tax group': 'Steuergruppe ändern',
  'Delete tax group': 'Steuergruppe löschen',
  'Save the tax rates of places': 'Steuersätze von Orten speichern',
  'Stop collecting tax in places': 'In Orten keine Steuer mehr erheben',
  'Create tax region': 'Steuerregion erstellen',
  'Update tax region': 'Steuerregion ändern',
  'Delete tax region': 'Steuerregion löschen',
  'Bulk create tax region': 'Mehrere Steuerregionen erstellen',
  'Save tax settings': 'Steuereinstellungen speichern',
  'Create tip settings': 'Trinkgeldeinstellungen erstellen',
  'Update tip settings': 'Trinkgeldeinstellungen ändern',
  'Delete tip settings': 'Trinkgeldeinstellungen löschen',
  'Create the default tip settings, with which the site begins to take tips':
    'Standardeinstellungen für Trinkgeld erstellen, mit denen die Website Trinkgeld annimmt',
  'Set the tip of an order and who gets which part of it': 'Trinkgeld einer Bestellung und seine Verteilung festlegen',
  'Remove the tip of an order that has not been paid': 'Trinkgeld einer noch nicht bezahlten Bestellung entfernen',
  'Raise the tip of an order by further parts': 'Trinkgeld einer Bestellung um weitere Teile erhöhen',
  'Bulk update wishlist tags': 'Tags mehrerer Merklisten ändern',
  'Bulk update wishlist tags by filter': 'Tags von Merklisten nach Filter ändern',
};
