/** Of each treatment: its name, what is said of it, and what its picture shows. */

export const english = {
  back: [
    'Back and shoulders',
    'The classic, because backs are. We work slowly along the spine, then where you point, then where you did not know.',
    'Somebody from behind, with fine lines along both sides of the spine',
  ],
  whole: [
    'From head to toe',
    'No part is left out and none is hurried. People tend to forget halfway which foot we began with.',
    'Somebody lying on their side, like a range of hills in front of other hills',
  ],
  neck: [
    'Head, neck and jaw',
    'For desks, drivers and everybody who holds their breath while typing. Clothes stay on, glasses come off.',
    'Two hands on the shoulders of somebody seen from behind',
  ],
  stones: [
    'Warm stones',
    'Basalt from the shore, heated in water and laid along the back. The opposite of cold feet.',
    'Five smooth stones on each other in still water',
  ],
  feet: [
    'Feet and calves',
    'They carry everything else. Half an hour with warm oil, and they feel as if you had been on holiday without them.',
    'Two soles with fine lines like those of a map',
  ],
  hands: [
    'Hands and forearms',
    'For those who type, carve, play or carry children. Small, precise, surprisingly good.',
    'An open hand in front of rings that grow wider',
  ],
  belly: [
    'Waiting for somebody',
    'A massage for the months of pregnancy, on your side, with seven cushions and as many pauses as you like. From the fourth month on.',
    'A round belly with two hands resting on it',
  ],
  breath: [
    'Learning to breathe',
    'Lying, sitting, standing: we look at how you breathe and find the place where it gets stuck. You take home one exercise, not twelve.',
    'Half circles that rise from still water like a sun',
  ],
  circle: [
    'Circle on Friday',
    'Eight cushions, one lamp, ninety minutes of breathing together. No experience needed, thick socks recommended.',
    'Eight round cushions in a circle around a lamp, from above',
  ],
  deposit: [
    'Deposit for a first visit',
    'It keeps your hour, and is taken off the price of whatever you choose then. If you cancel up to a day before, you get it back.',
    'A calendar with a pebble on one of its days',
  ],
};

export const german: typeof english = {
  back: [
    'Rücken und Schultern',
    'Der Klassiker, denn Rücken sind es auch. Wir arbeiten langsam die Wirbelsäule entlang, dann dort, wohin Sie zeigen, dann dort, wovon Sie nichts wussten.',
    'Ein Mensch von hinten, mit feinen Linien zu beiden Seiten der Wirbelsäule',
  ],
  whole: [
    'Von Kopf bis Fuß',
    'Nichts wird ausgelassen und nichts beeilt. Auf halbem Weg vergessen die meisten, mit welchem Fuß wir begonnen haben.',
    'Ein Mensch in Seitenlage, wie eine Hügelkette vor anderen Hügeln',
  ],
  neck: [
    'Kopf, Nacken und Kiefer',
    'Für Schreibtische, Fahrersitze und alle, die beim Tippen die Luft anhalten. Die Kleidung bleibt an, die Brille nicht.',
    'Zwei Hände auf den Schultern eines Menschen, von hinten gesehen',
  ],
  stones: [
    'Warme Steine',
    'Basalt vom Ufer, im Wasser erwärmt und den Rücken entlang gelegt. Das Gegenteil von kalten Füßen.',
    'Fünf glatte Steine aufeinander in stillem Wasser',
  ],
  feet: [
    'Füße und Waden',
    'Sie tragen alles andere. Eine halbe Stunde mit warmem Öl, und sie fühlen sich an, als wären sie ohne Sie im Urlaub gewesen.',
    'Zwei Fußsohlen mit feinen Linien wie auf einer Landkarte',
  ],
  hands: [
    'Hände und Unterarme',
    'Für alle, die tippen, schnitzen, spielen oder Kinder tragen. Klein, genau und erstaunlich gut.',
    'Eine offene Hand vor Ringen, die weiter werden',
  ],
  belly: [
    'In Erwartung',
    'Eine Massage für die Monate der Schwangerschaft, in Seitenlage, mit sieben Kissen und so vielen Pausen, wie Sie mögen. Ab dem vierten Monat.',
    'Ein runder Bauch, auf dem zwei Hände ruhen',
  ],
  breath: [
    'Atmen lernen',
    'Im Liegen, Sitzen, Stehen: Wir sehen, wie Sie atmen, und finden die Stelle, an der es stockt. Mit nach Hause nehmen Sie eine Übung, nicht zwölf.',
    'Halbkreise, die wie eine Sonne aus stillem Wasser steigen',
  ],
  circle: [
    'Kreis am Freitag',
    'Acht Kissen, eine Lampe, neunzig Minuten gemeinsam atmen. Vorkenntnisse sind nicht nötig, dicke Socken empfohlen.',
    'Acht runde Kissen im Kreis um eine Lampe, von oben',
  ],
  deposit: [
    'Anzahlung für den ersten Besuch',
    'Damit ist Ihre Stunde sicher. Wir ziehen sie vom Preis dessen ab, was Sie dann wählen. Sagen Sie bis zum Tag davor ab, bekommen Sie sie zurück.',
    'Ein Kalender, auf einem Tag liegt ein Kiesel',
  ],
};
