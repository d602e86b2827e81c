export const description =
  'Garnelen frisch auf Eis, vom Grill und in der Dose: ein Tauchgang von der Oberfläche bis auf den Meeresgrund.'
export const storeDescription = 'Garnelen frisch auf Eis, vom Grill und in der Dose'
export const productNamed = (name: string) => `Garnelen ${name[0]?.toLowerCase()}${name.slice(1)}`
export const ribbon = '– bessere Garnelen gibt es nicht –'

export const mainMenu = 'Hauptmenü'
export const menu = 'Menü'
export const menuOrder = 'BESTELLEN'
export const menuContact = 'KONTAKT'
export const menuAbout = 'ÜBER UNS'
export const backToAgency = 'Zurück zu Sternsinger'
export const toSurface = 'Zurück an die Oberfläche'

export const order = 'Bestellen'
export const orderNow = 'Bestellen'
export const orderOf = (product: string) => `Bestellen: ${product}`
export const orderDialog = (product: string) => `Bestellung: ${product}`
export const freshAlt = 'Rohe Garnelen auf zerstoßenem Eis in einer Holzkiste'
export const grilledAlt = 'Gegrillte Garnelen am Spieß, mit Zitrone'
export const tinAlt = 'Eine Dose mit der Aufschrift Parallax Prawns'

export const close = 'Schließen'
export const paymentMethod = 'Zahlungsart'
export const chooseMethod = 'Bitte wählen Sie eine Zahlungsart'
export const creditcard = 'Kreditkarte'
export const yourAddress = 'Ihre Adresse'
export const addressHint = 'Wohin dürfen wir liefern?'
export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const email = 'E-Mail-Adresse'
export const street = 'Straße und Hausnummer'
export const additional = 'Adresszusatz'
export const postal = 'Postleitzahl'
export const city = 'Ort'
export const country = 'Land'
export const submit = 'Absenden'
export const testOrder = 'Dies ist eine Probebestellung: Nichts wird verschickt, nichts wird abgebucht.'
export const thanks = 'Vielen Dank für Ihre Probebestellung!'
export const deliveryOnIce = 'Versand auf Eis'
export const delivery = 'Versand'
export const free = 'kostenlos'
export const total = 'Gesamt'

export const contact = 'Kontakt'
export const where = 'Wo'
export const open = 'Geöffnet'
export const phone = 'Telefon'
export const mail = 'E-Mail'
export const germany = 'Deutschland'
export const tuesdayToFriday = 'Di bis Fr'
export const saturday = 'Sa'

export const about = 'Über uns'
export const aboutSisters = (seller: string) =>
  `Ein Kutter, zwei Schwestern, kein Zwischenhändler. ${seller} fahren hinaus, bevor die Stadt erwacht, kommen mit dem zurück, was das Meer übrig hatte, und kochen es noch am selben Tag, legen es auf Eis oder füllen es in Dosen.`
export const aboutNone = 'Gibt es keine, gibt es keine.'
export const demonstration = <T>(link: (agency: string) => T) => [
  'Eine Musterseite von ',
  link('Sternsinger'),
  ': kein Kutter, keine Schwestern, und was Sie bestellen, wird nicht verschickt. ',
]
export const imprint = 'Impressum'
export const privacy = 'Datenschutz'
export const accessibility = 'Barrierefreiheit'

export const lostDescription = 'Unter dieser Adresse gibt es keine Seite.'
export const lost = 'Seite nicht gefunden'
export const lostTimer = 'Sie werden gleich weitergeleitet …'
export const lostWay = 'Jetzt zur Startseite'
