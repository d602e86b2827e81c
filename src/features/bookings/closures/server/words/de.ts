export const why = 'Warum'
export const askSubject = (boat: string, day: string) => `Ihre Fahrt mit ${boat} am ${day}: Bitte wählen Sie`
export const askAgainSubject = (boat: string, day: string) => `Bitte wählen Sie: Ihre Fahrt mit ${boat} am ${day}`
export const askPreheader =
  'Sie kann nicht wie gebucht stattfinden. Eine andere Zeit, ein Gutschein oder Ihr Geld zurück: Sie haben die Wahl.'
export const askPreheaderUnpaid =
  'Sie kann nicht wie gebucht stattfinden. Eine andere Zeit, oder kostenlos absagen: Sie haben die Wahl.'
export const askTitle = 'Ihre Fahrt kann nicht wie geplant stattfinden'
export const askLead = (name: string) =>
  `Guten Tag ${name}, es tut uns leid: Die Fahrt unten kann nicht so stattfinden, wie Sie sie gebucht haben. Sagen Sie uns, was Sie stattdessen möchten.`
export const waterClosed = 'Zu dieser Zeit kann niemand hinausfahren.'
export const boatOut = 'Das Boot ist zu dieser Zeit außer Betrieb.'
export const yourChoice = 'Was möchten Sie?'
export const whatChoices =
  'Fahren Sie zu einer anderen Zeit oder mit einem anderen Boot, zum vereinbarten Preis; nehmen Sie einen Gutschein über den bezahlten Betrag; oder erhalten Sie Ihr Geld zurück. Das dauert eine Minute.'
export const whatChoicesUnpaid =
  'Fahren Sie zu einer anderen Zeit oder mit einem anderen Boot, zum vereinbarten Preis; oder sagen Sie ab, das kostet Sie nichts. Das dauert eine Minute.'
export const chooseNow = 'Jetzt wählen'
export const orCall = 'Möchten Sie lieber mit uns sprechen? '
export const openAgainSubject = (boat: string, day: string) => `Ihre Fahrt mit ${boat} am ${day} findet statt`
export const openAgainPreheader =
  'Es ist wieder geöffnet, und Ihre Buchung gilt, wie sie war. Sie brauchen nichts zu tun.'
export const openAgainTitle = 'Ihre Fahrt findet statt'
export const openAgainLead = (name: string) =>
  `Guten Tag ${name}, wir hatten Sie gefragt, was Sie statt der Fahrt unten möchten. Es ist wieder geöffnet: Ihre Buchung gilt, wie sie war, und Sie brauchen nichts zu tun.`
export const plansChanged = 'Haben Sie inzwischen andere Pläne?'
export const whatPage = 'Auf der Seite Ihrer Buchung können Sie sie ansehen, ändern oder stornieren, wie bisher.'
export const toYourBooking = 'Zu Ihrer Buchung'
