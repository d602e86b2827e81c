export const chooseBoat = 'Bitte wählen Sie ein Boot'
export const noBoat = 'Dieses Boot gibt es nicht'
export const noDamage = 'Diesen Schaden gibt es nicht'
export const noService = 'Diese Wartung gibt es nicht'
export const notLast = 'Inzwischen ist eine spätere Wartung eingetragen'
export const noCustomer = 'Niemand hatte das Boot: Es gibt niemanden, der zahlt'
export const isAssessed = 'Jemand anderes hat über diesen Schaden schon entschieden'
export const tooLateToUndo = 'Der Kunde weiß es schon'
export const isUnderWay = 'Der Schaden wird repariert oder ist beurteilt: Bitte machen Sie das zuerst rückgängig'
export const onlyAdminsCharge = 'Was von einer Kaution einbehalten wird, entscheidet die Verwaltung'
export const paysNow = (amount: string) => `Der Kunde zahlt jetzt ${amount}`
export const goesBackNow = (amount: string) => `An den Kunden gehen jetzt ${amount} zurück`
export const enterAmount = 'Bitte geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein'
export const enterHours = 'Bitte geben Sie Stunden mit höchstens zwei Nachkommastellen ein'
export const enterEveryHours = 'Bitte geben Sie 1 bis 9999 ganze Stunden ein, oder nichts'
export const enterEveryMonths = 'Bitte geben Sie 1 bis 120 ganze Monate ein, oder nichts'
export const longText = (most: number) => `Bitte höchstens ${most} Zeichen`
export const describe = 'Bitte beschreiben Sie den Schaden'
export const chooseState = 'Bitte wählen Sie, wie weit es ist'
export const chooseMethod = 'Bitte wählen Sie bar oder Karte'
export const sayWhy = 'Bitte schreiben Sie, was berechnet wird und warum: Der Kunde liest es'
export const notYet = 'Bitte wählen Sie einen Tag, der schon war'
export const decidedAnew = 'Der Schaden wird neu beurteilt'

/** On receipts. */
export const damageOf = (boat: string) => `Schaden ${boat}`

export const title = 'Boote pflegen'
export const theBoats = 'die Boote'
export const damages = 'Schäden'
export const noDamages = 'Kein Boot ist beschädigt'
export const noDamagesText =
  'Was bei einer Rücknahme oder hier gemeldet wird, steht hier, bis es repariert und bezahlt ist.'
export const report = 'Schaden melden'
export const reportIt = 'Melden'
export const reported = 'Der Schaden ist gemeldet'
export const boat = 'Boot'
export const whatIsDamaged = 'Was beschädigt ist'
export const states = { reported: 'Gemeldet', repair: 'In Reparatur', done: 'Repariert' }
export const reportedBy = (when: string, who: string) => (who === '' ? when : `${when}, ${who}`)
export const withCustomer = (name: string) => `Bei der Rücknahme von ${name}`
export const toRepair = 'In Reparatur geben'
export const repaired = 'Repariert'
export const reopen = 'Doch nicht repariert'
export const stateOf = (what: string, boat: string) => `${what}: ${boat}`
export const nowInState = (boat: string, state: string) => `${boat}: ${state}`
export const undo = 'Rückgängig'
export const outOfService = 'Außer Betrieb nehmen'
export const brokenReason = 'Schaden am Boot'
export const repairCost = 'Was die Reparatur gekostet hat'
export const repairOf = (boat: string) => `${boat} ist repariert`
export const costsUs = (amount: string) => `Reparatur ${amount}`
export const photos = 'Fotos des Schadens'
export const photo = (number: number) => `Foto ${number} des Schadens`

export const isHeld = (amount: string) => `Kaution einbehalten: ${amount}`
export const notAssessed = 'Noch nicht beurteilt'
export const heldUntil = 'Sie geht zurück, sobald der Schaden beurteilt ist.'
export const costNothing = 'Kostet den Kunden nichts'
export const wasCharged = (amount: string, who: string, why: string) =>
  `${who || 'Dem Kunden'} berechnet: ${amount}${why && `, ${why}`}`
export const fromDeposit = (amount: string) => `Davon ${amount} aus der einbehaltenen Kaution`
export const assessedBy = (who: string) => `Entschieden von ${who}`
export const assess = 'Beurteilen'
export const assessOf = (boat: string) => `Was der Schaden an ${boat} kostet`
export const charge = 'Dem Kunden berechnet'
export const chargeHint = 'Nichts: Die Kaution geht ganz zurück'
export const why = 'Warum'
export const whyHint = 'Der Kunde liest es, möglichst in seiner Sprache'
export const deposit = 'Einbehaltene Kaution'
export const goesBack = 'Geht zurück'
export const customerPays = 'Kunde zahlt'
export const givenBackBy = 'Zurück per'
export const paidBy = 'Bezahlt per'
export const methods = { cash: 'Bar', card: 'Karte' }
export const giveBack = (amount: string) => `${amount} zurückgeben`
export const keepAndGiveBack = (kept: string, back: string) => `${kept} einbehalten, ${back} zurückgeben`
export const keepAll = (kept: string) => `${kept} einbehalten`
export const take = (amount: string) => `${amount} einnehmen`
export const chargeNothing = 'Nichts berechnen'
export const isMailed = 'Der Kunde bekommt in 5 Minuten eine Mail; bis dahin lässt es sich rückgängig machen.'
export const isNotMailed = 'Es gibt keine E-Mail-Adresse: Bitte sagen Sie es dem Kunden.'
export const assessed = (back: string) => `Beurteilt: ${back} zurückgegeben`
export const assessedTaken = (taken: string) => `Beurteilt: ${taken} eingenommen`
export const assessedEven = 'Beurteilt: Es wechselt nichts den Besitzer'
export const undone = 'Rückgängig gemacht'
export const receipt = (number: number) => `Beleg ${number}`

export const boats = 'Stunden und Wartung'
export const hours = (count: string) => `${count} h`
export const hoursInAll = 'Betriebsstunden'
export const sinceService = 'Seit der letzten Wartung'
export const ofHours = (count: string, of: number) => `${count} von ${of} h`
export const serviceStates = { none: 'Kein Plan', fine: 'In Ordnung', soon: 'Wartung bald', due: 'Wartung fällig' }
export const dueOn = (day: string) => `Fällig am ${day}`
export const lastService = (day: string, hours: string, who: string) =>
  [`Zuletzt am ${day}${hours && ` bei ${hours} h`}`, who].filter(Boolean).join(', ')
export const noneNoted = 'Noch keine eingetragen'
export const plan = 'Wartungsplan'
export const planOf = (boat: string) => `Wartung von ${boat}`
export const serviceDone = 'Wartung erledigt'
export const serviceOf = (boat: string) => `Wartung von ${boat} erledigt`
export const doneOn = 'Erledigt am'
export const note = 'Notiz'
export const noteIt = 'Wartung eintragen'
export const serviceNoted = (boat: string) => `${boat}: Wartung eingetragen`
export const hoursNow = 'Betriebsstunden jetzt'
export const hoursNowHint = 'Wie der Zähler sie zeigt; Stunden aus Übergaben kommen ab jetzt hinzu'
export const everyHours = 'Wartung alle'
export const everyMonths = 'Und alle'
export const unitHours = 'Stunden'
export const unitMonths = 'Monate'
export const nextOn = 'Nächste Wartung am'
export const nextOnHint = 'Ein Tag, an dem sie unabhängig von den Stunden fällig ist'
export const save = 'Speichern'
export const saved = 'Gespeichert'

/** For whoever hands a boat over. */
export const isDamaged = 'Beschädigt'
export const serviceDue = 'Wartung fällig'
export const heldShort = 'Kaution einbehalten: Schaden'
export const damageReported = 'Ein Schaden ist gemeldet'
export const lookAtIt = 'Boote pflegen'
