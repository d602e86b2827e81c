export const title = 'PresentationPro - Start'
export const description =
  'Häuser und Wohnungen in der Stadt, in der Natur, an der Küste, auf Inseln und im Ausland, in ihrem besten Licht gezeigt von einem Maklerbüro in Hamburg, München und Lissabon.'
export const claim = 'Häuser und Wohnungen in ihrem besten Licht.'
export const fromCatalog = 'Aus dem Katalog'

export const slides = {
  houses: {
    title: 'Häuser',
    alt: 'Eine moderne weiße Villa mit erleuchteten Fenstern, Pool und Rasen am Abend.',
    caption: 'Ein Rasen, ein Pool und der Abend für Sie allein.',
    way: 'Häuser ansehen',
  },
  apartments: {
    title: 'Wohnungen',
    alt: 'Ein Holzhaus mit sechs Geschossen und erleuchteten Balkonen in der Dämmerung, über seine Wiese gesehen.',
    caption: 'Davor eine Wiese, um die Ecke die Straßenbahn.',
    way: 'Wohnungen ansehen',
  },
  nature: {
    title: 'In der Natur',
    alt: 'Ein Holzhaus mit erleuchteten Fenstern auf Pfählen am See, vom dunstigen Wasser aus gesehen.',
    caption: 'Wo der nächste Nachbar ein Reiher ist.',
    way: 'Häuser in der Natur ansehen',
  },
  coast: {
    title: 'An der Küste',
    alt: 'Ein graues Holzhaus auf Stelzen in den Dünen, dahinter das Meer.',
    caption: 'Zwei Minuten bis zum Wasser, barfuß.',
    way: 'Häuser an der Küste ansehen',
  },
  abroad: {
    title: 'Im Ausland',
    alt: 'Eine Allee aus Zypressen führt zu einem Landgut aus Stein auf seinem Hügel.',
    caption: 'Eine Allee aus Zypressen, und an ihrem Ende das Mittagessen.',
    way: 'Häuser im Ausland ansehen',
  },
  islands: {
    title: 'Auf Inseln',
    alt: 'Weiße Häuser und eine Kapelle mit blauer Kuppel über einer Bucht.',
    caption: 'Die letzte Fähre legt ab. Sie müssen nicht mit.',
    way: 'Häuser auf Inseln ansehen',
  },
  industry: {
    title: 'Industrie',
    alt: 'Der gepflasterte Hof einer Weberei aus Backstein in der Abendsonne.',
    caption: 'Hohe Decken, dicke Mauern, Platz für große Pläne.',
    way: 'Hallen und Werkstätten ansehen',
  },
}
export const kinds = 'Arten von Immobilien'
export const carousel = 'Karussell'
export const slide = 'Bild'
export const place = (index: number, count: number) => `${index} von ${count}`
export const play = 'Bilder weiterlaufen lassen'
export const pause = 'Bilder anhalten'
export const previous = 'Voriges Bild'
export const next = 'Nächstes Bild'
export const choose = 'Bild auswählen'
export const slideNamed = (index: number, name: string) => `Bild ${index}: ${name}`

export const ourServices = 'Was wir tun'
export const services = {
  trade: {
    title: 'Kaufen & Verkaufen',
    text: 'Wir kennen jedes Haus, das wir zeigen, und sagen, was nicht im Exposé steht. Wer verkauft, bekommt einen Preis, der hält, und wer kauft, einen Schlüssel, der passt.',
  },
  rent: {
    title: 'Mieten & Vermieten',
    text: 'Von der ersten Anzeige bis zum Übergabeprotokoll, und erreichbar, wenn die Heizung ausfällt.',
  },
  move: {
    title: 'Umziehen & Renovieren',
    text: 'Erst die Böden, dann das Klavier: Wir kennen Tischler, Maler und Umzugsleute, die am genannten Tag kommen, zum genannten Preis.',
  },
}
export const faq = 'Fragen'
export const topics = {
  buying: 'Immobilie kaufen',
  selling: 'Immobilie verkaufen',
  renting: 'Mieten & Vermieten',
  management: 'Verwaltung',
}

export const inFigures = 'Das Maklerbüro in Zahlen'
export const figures = { sold: 'verkaufte Immobilien', rentedOut: 'vermietete Immobilien', years: 'Jahre im Geschäft' }
export const followUs = 'Folgen Sie uns'

export const tipsFor = <T>(em: (goal: string) => T) => ['Tipps für ', em('den Hauskauf')]
export const tips = {
  budget: {
    word: 'Budget',
    title: 'Erst die eigene Zahl kennen',
    text: 'Die Nebenkosten erhöhen den Preis um 7–10\u00a0%, und der erste Winter bringt eine Reparatur. Fragen Sie die Bank, bevor Sie sich verlieben, nicht danach.',
  },
  location: {
    word: 'Lage',
    title: 'Zweimal kommen',
    text: 'Einmal an einem Werktag am Morgen, einmal am Samstagabend. Gehen Sie zu Fuß zur Bahn, zur Schule und zum Bäcker: Sie werden es tausendmal tun.',
  },
  market: {
    word: 'Markt',
    title: 'Vergleichen, was bezahlt wurde',
    text: 'Angebotspreise sind Wünsche. Sehen Sie sich die Verkäufe des letzten Jahres in denselben Straßen an, und rechnen Sie mit 8–12 Wochen von der ersten Besichtigung bis zum Schlüssel.',
  },
  agent: {
    word: 'Makler',
    title: 'Einen wählen, der Nein sagt',
    text: 'Ein guter Makler sagt Ihnen, welches Haus Sie nicht kaufen sollten. Lassen Sie sich die Provision schriftlich geben und die letzten drei Verkäufe in der Nähe nennen.',
  },
}

export const tellUs = <T>(em: (wish: string) => T) => ['Erzählen Sie uns, ', em('wie Sie wohnen möchten.')]
export const threeSentences =
  'Drei Sätze genügen für den Anfang. Wir antworten innerhalb eines Werktags, und wir sagen es, wenn wir nichts Passendes haben.'
export const writeToUs = 'Uns schreiben'
export const meetTeam = 'Unsere Leute'
