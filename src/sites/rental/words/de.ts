export const skip = 'Zum Inhalt springen'
export const connection = 'Verbindung'
export const menu = 'Menü'
export const closeMenu = 'Menü schließen'
export const main = 'Hauptmenü'
export const book = 'Buchen'
export const theFleet = 'Die Flotte'
export const approach = 'Anfahrt'
export const contact = 'Kontakt'
export const about = 'Über uns'
export const login = 'Anmelden'
export const internal = 'Intern'
export const logout = 'Abmelden'
export const boats = 'Boote'
export const more = 'Mehr'
export const vouchers = 'Gutscheine'
export const terms = 'AGB'
export const withdraw = 'Vertrag widerrufen'
export const imprint = 'Impressum'
export const privacy = 'Datenschutz'
export const accessibility = 'Barrierefreiheit'
export const typesOfBoats = 'Bootsarten'

export const businessDescription =
  'Motorboote, Segelboote, Hausboote, Jetskis und Kanus, für Stunden und für Tage zu mieten'
export const homeTitle = 'Rental Revolution · Boote für Stunden und für Tage'
export const homeDescription =
  'Motorboote, Segelboote, Hausboote, Jetskis und Kanus an einem Steg. Freie Zeiten auf einen Blick, in Minuten gebucht.'

export const theLake = <T>(turn: (part: string) => T) => ['Der See, ', turn('stunden\u00ADweise')]
export const bookNow = 'Jetzt buchen'
export const hiring = 'Wir stellen ein'
export const hiringLead = 'Wir suchen Leute, die Boote mögen, den Morgen und andere Menschen.'
export const onThePier = <T>(where: (part: string) => T) => [
  where('Am Steg.'),
  ' Sie übergeben Boote, nehmen sie zurück und erklären mit Geduld den Rückwärtsgang.',
]
export const inTheWorkshop = <T>(where: (part: string) => T) => [
  where('In der Werkstatt.'),
  ' Sie halten Rümpfe, Motoren und Segel in Schuss.',
]
export const atTheHelm = <T>(where: (part: string) => T) => [
  where('Am Ruder.'),
  ' Sie haben einen Bootsführerschein und fahren mit Gästen hinaus.',
]
export const hiringEnd =
  'Für die Saison oder das ganze Jahr, in Vollzeit oder am Wochenende. Schreiben Sie uns, was Sie können und wann Sie Zeit haben.'

export const welcome = 'Willkommen'
export const welcomeAboard = <T>(most: (part: string) => T) => [
  'Willkommen an Bord. Ein Kanu zu zweit, ein Feierabend unter Segeln oder ein Hausboot mit der ganzen Familie: ',
  most('bis zu 12 Personen je Boot'),
  '.',
]
export const dayToGiveAway = 'Ein Tag auf dem See zum Verschenken, gedruckt oder per E\u2011Mail.'
export const chooseVoucher = 'Gutschein aussuchen'

export const whatWillYouTake = 'Womit fahren Sie hinaus?'
export const dayHasRoom =
  'Ein Tag hier reicht für fünf Arten von Booten. Nehmen Sie eins davon oder eins nach dem anderen.'
export const morning = { when: 'Morgens', why: 'Stilles Wasser, Reiher, sonst niemand.' }
export const forenoon = { when: 'Vormittags', why: 'Der Wind kommt von den Bergen herab.' }
export const noon = { when: 'Mittags', why: 'Hinüber ans andere Ufer und dann ins Wasser.' }
export const late = { when: 'Spätnachmittags', why: 'Tiefe Sonne, freies Wasser, Vollgas.' }
export const night = { when: 'Über Nacht', why: 'Anker werfen und draußen aufwachen.' }
export const bookType = (type: string) => `${type} buchen`
export const overview = 'Übersicht'
export const overviewOfType = (type: string) => `Übersicht: ${type}`
export const fromFor = (price: string, time: string) => `ab ${price} für ${time}`
export const upToPeople = (people: number) => `bis ${people} Personen`

export const openingHours = 'Öffnungs\u00ADzeiten'
export const approachHint =
  'Halten Sie nach der orangefarbenen Boje Ausschau. Solange wir geöffnet haben, ist jemand am Steg.'
export const map = 'Karte'
export const mapOf = (address: string) => `Karte: ${address}`
export const contactLead =
  'Fragen zu einem Boot, einem Geburtstag oder dem Wetter: Es antwortet jemand, der den See kennt.'
export const quickContact = 'Schneller Kontakt'
export const chatOrCall = 'Schreiben oder anrufen'
export const aboutUs = 'Über uns'
export const aboutOffice =
  'Wir sind ein kleines Hafenbüro mit wenigen Booten, die wir in- und auswendig kennen. Jedes wird am Abend durchgesehen, über Nacht geladen oder betankt und persönlich übergeben.'
export const aboutTimetable =
  'Was Sie hier sehen, liegt draußen am Steg: Wir arbeiten mit demselben Zeitplan. Was auf Ihrem Bildschirm frei ist, ist auch am Steg frei.'

export const overviewDescription = (boats: string) =>
  `Bilder, Ausstattung, Technik und Preise unserer ${boats}, stunden- oder tageweise zu buchen.`
export const theBoat = 'das Boot'
export const boatTitle = (boat: string, type?: string) => `${boat}${type ? `, ${type}` : ''} · Rental Revolution`
export const boatDescription = (boat: string, type: string, people: number, price: string) =>
  `${boat}: ${type} für bis zu ${people} Personen${price && `, ab ${price}`}. Bilder, Preise und der nächste freie Termin.`
export const noEntries = 'Hier gibt es noch keine Boote'
export const addOne = (type: string) => `${type} hinzufügen`
export const theBoats = 'die Boote'
export const byDaysTitle = (boat: string) =>
  `${boat[0]?.toUpperCase()}${boat.slice(1)} für mehrere Tage buchen · Rental Revolution`
export const byDaysDescription = (boats: string) =>
  `Nächte auf einem unserer ${boats} auswählen: freie Tage der nächsten Monate auf einen Blick, mit Preisen.`
export const byHoursTitle = (boat: string) =>
  `${boat[0]?.toUpperCase()}${boat.slice(1)} stundenweise buchen · Rental Revolution`
export const byHoursDescription = (boats: string) =>
  `Tag, Uhrzeit und Boot auswählen: freie Zeiten unserer ${boats} in der Woche auf einen Blick, mit Preisen.`

export const loginTitle = 'Anmelden · Rental Revolution'
export const loginDescription = 'Beim Bootsverleih als Mitarbeiter anmelden'
export const loginLead = 'Für alle, die hier mit Booten arbeiten.'
export const mainMenu = 'Hauptmenü'
export const stillSignedIn = (name: string) => `Sie sind noch als ${name} angemeldet.`
export const asSomebodyElse = 'Mit einem anderen Konto anmelden:'
export const signedOut = 'Sie wurden abgemeldet.'
export const forgotPassword = 'Passwort vergessen?'
export const logoutTitle = 'Abmelden · Rental Revolution'
export const logoutDescription = 'Beim Bootsverleih abmelden'
export const youAreSignedOut = 'Sie sind abgemeldet'
export const signingOut = 'Sie werden abgemeldet'
export const stillIn = 'Sie sind noch angemeldet'
export const toStartPage = 'Gleich geht es zur Startseite.'
export const recoverTitle = 'Neues Passwort · Rental Revolution'
export const recoverDescription = 'Ein neues Passwort für den Bootsverleih per E-Mail'
export const recover = 'Neues Passwort'
export const recoverLead =
  'Wir schicken Ihnen ein neues Passwort. Es gilt 30 Minuten, und das alte gilt weiter, bis Sie das neue benutzen.'
export const recoverMailbox =
  'Hier ist noch kein Mailserver eingerichtet: Das neue Passwort liegt im Postfach des Hauptkontos.'
export const backToLogin = 'Zurück zur Anmeldung'

export const mailboxTitle = 'Postfach · Rental Revolution'
export const mailboxDescription = 'Die E-Mails zu Ihrer Buchung, solange dies eine Vorführung ist.'
export const noMails = 'Noch keine E-Mails'
export const noMailsText =
  'Wenn Sie ein Boot buchen, erscheinen die E\u2011Mail mit dem Code und die Bestätigung hier von selbst.'
export const bookBoat = 'Boot buchen'
export const myBookingTitle = 'Meine Buchung · Rental Revolution'
export const myBookingDescription =
  'Alles zu Ihrer Buchung: wann, wo, was noch zu zahlen ist und wie Sie sie ändern oder stornieren.'
export const closedTitle = 'Ihre Fahrt kann nicht wie geplant stattfinden · Rental Revolution'
export const closedDescription =
  'Ihre Fahrt kann nicht wie gebucht stattfinden: Wählen Sie eine andere Zeit, einen Gutschein oder Ihr Geld zurück.'
export const waitingTitle = 'Mein Platz auf der Warteliste · Rental Revolution'
export const waitingDescription =
  'Ihr Platz auf der Warteliste eines vollen Tages: bestätigen, annehmen, was frei ist, oder die Liste verlassen.'
export const myVoucherTitle = 'Mein Gutschein · Rental Revolution'
export const myVoucherDescription = 'Was Ihr Gutschein noch wert ist und wofür er eingelöst wurde.'
export const vouchersTitle = 'Gutscheine · Rental Revolution'
export const vouchersDescription = (least: string) =>
  `Einen Tag auf dem See verschenken: ein Gutschein ab ${least} für jedes unserer Boote, als Karte zum Ausdrucken, per E-Mail.`
export const withdrawTitle = 'Vertrag widerrufen · Rental Revolution'
export const withdrawDescription =
  'Die Bestellung eines Gutscheins widerrufen, in zwei Schritten und ohne Konto, mit einer Bestätigung per E-Mail.'
export const voucherNumber = (reference: string) => `Gutschein ${reference}`
export const testPaymentTitle = 'Probezahlung · Rental Revolution'
export const testPaymentDescription =
  'Springt für PayPal und Stripe ein, solange beide nicht eingerichtet sind: Es fließt kein Geld.'
export const paymentTitle = 'Zahlung · Rental Revolution'
export const paymentDescription = 'Was aus einer Zahlung geworden ist.'
export const grace = (minutes: number) =>
  `Bis zu ${minutes} Minuten Verspätung kosten nichts. Wer später kommt, zahlt ab der vereinbarten Zeit. `

export const lostTitle = 'Seite nicht gefunden · Rental Revolution'
export const lostDescription = 'Unter dieser Adresse gibt es nichts.'
export const lost = 'Seite nicht gefunden'
export const toHarbour = 'Jetzt zum Hafen'
export const lostTimer = 'In 5 Sekunden bringen wir Sie zurück zum Hafen.'
export const youStay = 'Sie bleiben hier.'

export const heroAlt =
  'Der Steg am Morgen: ein Mahagoni-Runabout, eine Barkasse, eine Yacht, zwei Hausboote und ein rotes Kanu, gegenüber der Ort im Nebel'
export const heroPortraitAlt = 'Der Steg am Morgen mit lohfarbenem Segel, Runabout und Hausbooten, gegenüber der Ort'
export const eveningAlt =
  'Der Steg nach Sonnenuntergang: Laternen und Kajüten leuchten, zwei paddeln in einem roten Kanu heim, dahinter Berge'
export const lostAlt = 'Eine einzelne orangefarbene Boje auf stillem Wasser im Nebel'
export const tileMotorboatsAlt =
  'Ein dunkelblaues Motorboot mit vier Leuten in voller Fahrt, weißes Wasser an der Bordwand'
export const tileHouseboatsAlt =
  'Jemand angelt in der Dämmerung von der Veranda eines kleinen grünen Hausboots mit hellen Fenstern'
export const tileSailboatsAlt = 'Ein schwarzer Kutter am Morgen unter vollen cremefarbenen Segeln'
export const tileJetskisAlt = 'Zwei auf dem blaugrünen Jetski werfen im Abendlicht Gischt auf'
export const tileCanoesAlt = 'Zwei paddeln das rote Kanu aus dem Schilf, über Seerosen'
export const overviewAlts = {
  all: 'Boote aller Art am Mittag: ein Kanu, ein Jetski, ein Hausboot, eine elektrische Barkasse und zwei Segelboote',
  motorboats:
    'Ein Mahagoni-Runabout fährt an blauem Bowrider und weißer Barkasse am Steg vorbei, dahinter der Hafenort',
  sailboats:
    'Ein schwarzer Kutter unter cremefarbenen Segeln, ein weißer Daysailer und eine Jolle mit lohfarbenen Segeln vor dem Hafenort',
  canoes: 'Eine Familie im roten Kanu und zwei im Kajak auf dem morgendlichen See im Nebel',
  jetskis: 'Zwei Jetskis queren den See in der Dämmerung, dahinter Berge',
  houseboats: 'Das grüne Hausboot Bittern in tiefer Sonne, dahinter Whooper Swan und der Ort',
}
export const voucherNames = { dawn: 'Morgen am See', chart: 'Seekarte', pier: 'Abend am Steg' }
export const voucherDawnAlt = 'Zwei in einem roten Kanu am Schilf bei Tagesanbruch, dahinter Nebel und Berge'
export const voucherChartAlt = 'Eine Karte des Sees mit seinen Tiefen und einem Kurs vom Ufer zur Insel'
export const voucherEveningAlt =
  'Boote am Steg nach Sonnenuntergang, die Laternen brennen, gegenüber die Lichter des Orts'
