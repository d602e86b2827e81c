export const enterName = 'Bitte geben Sie einen Namen ein'
export const chooseLanguage = 'Bitte wählen Sie eine Sprache'
export const longNote = 'Die Notiz ist zu lang'
export const choosePrice = 'Bitte wählen Sie einen Preis'
export const lookAgain = 'Bitte sehen Sie sich den Preis noch einmal an'
export const noChange = 'Diese Änderung gibt es nicht'
export const onlyItsEnd = 'Das Boot ist unterwegs: Bis es zurück ist, lässt sich nur das Ende ändern'
export const isTaken = 'vergeben'
export const backForAdmins =
  'Mit dieser Änderung geht Geld zurück, das dürfen nur Administratoren. Behalten Sie den Preis, oder fragen Sie jemanden.'
export const changedMeanwhile =
  'Jemand anderes hat diese Buchung inzwischen geändert. Bitte prüfen Sie sie noch einmal, Ihre Eingaben bleiben erhalten.'
export const changedSince = 'Die Buchung wurde seither geändert oder bezahlt und lässt sich nicht mehr zurücknehmen'
export const moneyMoved =
  'Mit dieser Änderung floss Geld, sie lässt sich nicht zurücknehmen: Ändern Sie die Buchung noch einmal'

export const change = 'Ändern'
export const changeOf = (name: string) => `Ändern: ${name}`
export const theBooking = 'die Buchung'
export const when = 'Boot und Zeit'
export const boat = 'Boot'
export const boatNot = (boat: string, why: string) => `${boat}: ${why}`
export const day = 'Tag'
export const start = 'Beginn'
export const duration = 'Wie lange'
export const until = (duration: string, end: string) => `bis ${end}, ${duration}`
export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const lastDayOf = (day: string, nights: string) => `${day} (${nights})`
export const extras = 'Extras'
export const contact = 'Kontakt'
export const name = 'Name'
export const phone = 'Telefon'
export const email = 'E-Mail'
export const note = 'Notiz für uns'
export const forAllBoats = 'Name, Telefon, E-Mail und Sprache gelten für alle Boote dieser Buchung.'
export const ofTrip = (number: number, boats: string) => `Boot ${number} einer Buchung: ${boats}`
export const onlyContact = (why: string) => `${why}. Name, Kontakt und Notiz lassen sich ändern.`
export const onlyContactAndPrice = (why: string) => `${why}. Name, Kontakt, Preis und Notiz lassen sich ändern.`

export const warning = (what: string) => `${what}. Es geht trotzdem, wenn Sie es möchten.`
export const whichPrice = 'Welcher Preis gilt?'
export const newPrice = 'Der neue'
export const keepPrice = 'Der vereinbarte'
export const otherPrice = 'Ein anderer'
export const dearer = (amount: string) => `${amount} mehr`
export const cheaper = (amount: string) => `${amount} weniger`
export const voucherMore = (amount: string) => `Der Gutschein zahlt davon ${amount}.`
export const voucherBack = (amount: string) => `${amount} kommen zurück auf den Gutschein.`
export const openThen = (amount: string) => `${amount} sind dann offen, zu zahlen an der Kasse oder online.`
export const openNow = (amount: string) => `${amount} sind an der Kasse offen.`
export const backOnline = (amount: string) => `${amount} gehen zurück, wie sie gezahlt wurden.`
export const giveByHand = (amount: string) => `Bitte geben Sie ${amount} von Hand zurück.`
export const asVoucher = (amount: string) => `Es kommt ein Gutschein über ${amount} per E-Mail.`
export const howBack = 'Wie kommt das Geld zurück?'
export const asMoney = 'Wie gezahlt'
export const keepAsVoucher = 'Als Gutschein'
export const tell = (email: string) => `${email} mitteilen, was sich ändert`
export const tellYourself = 'Es gibt keine Adresse zum Schreiben: Bitte sagen Sie es selbst.'
export const save = 'Jetzt ändern'
export const leave = 'So lassen'

export const othersChanged = (what: string) => `Jemand anderes hat inzwischen geändert: ${what}`
export const typedKept = 'Ihre Eingaben bleiben erhalten, alles andere ist, wie es jetzt ist.'
export const lookedAt = 'Gesehen'
export const factNames = {
  vehicle_name: 'das Boot',
  starts_at: 'den Beginn',
  ends_at: 'das Ende',
  adults: 'die Erwachsenen',
  children: 'die Kinder',
  extras: 'die Extras',
  name: 'den Namen',
  phone: 'das Telefon',
  email: 'die E-Mail',
  note: 'die Notiz',
  price: 'den Preis',
  paid: 'die Zahlung',
  progress: 'den Stand am Steg',
}

export const isChanged = (name: string, boat: string, span: string) => `${name} ist geändert: ${boat}, ${span}.`
export const isChangedAndTold = (name: string, boat: string, span: string) =>
  `${name} ist geändert: ${boat}, ${span}. Die E-Mail dazu geht hinaus.`
export const undo = 'Rückgängig'
export const isBack = (name: string) => `${name} ist wie zuvor`
export const bookAgain = 'Noch einmal buchen'
export const ofItOnSite = (amount: string) => `davon ${amount} vor Ort`
export const ofItAtCheckOut = (amount: string) => `davon ${amount} bei der Übergabe kassiert`
