export const simulation = 'TSE-Simulation – kein zertifiziertes Gerät'
export const transaction = 'TSE-Transaktion'
export const begun = 'TSE-Start'
export const ended = 'TSE-Stopp'
export const till = 'Kasse'
export const device = 'TSE'
export const counter = 'Signaturzähler'
export const signature = 'Signatur'
export const codeOfReceipt = 'Der Code dieses Belegs für das Finanzamt'

export const takeAlong = 'Beleg mitnehmen'
export const scanToTake = 'Den Code mit dem Handy scannen: Der Beleg öffnet sich als PDF.'
export const codeToTake = 'Code, der zum Beleg führt'
export const linkToTake = 'Adresse des Belegs'
export const theReceipt = 'den Beleg'
export const receiptAsPdf = 'Beleg als PDF'
export const linkGone = 'Dieser Link ist abgelaufen oder nicht vollständig. Bitte fragen Sie uns nach dem Beleg.'

export const title = 'Sicherheitseinrichtung (TSE)'
export const theDevice = 'die Sicherheitseinrichtung'
export const devices = {
  none: 'Es ist keine eingerichtet: Belege werden nicht signiert.',
  simulator:
    'Die Simulation. Sie signiert wie ein zertifiziertes Gerät und ist keines; das steht auf jedem Beleg. Ein zertifiziertes richten Sie unten ein.',
  fiskaly: 'fiskaly SIGN DE. Die Schlüssel stehen in den Einstellungen des Servers und werden nie gezeigt.',
}
export const state = 'Zustand'
export const certificateEnds = 'Zertifikat endet'
export const lastSigned = 'Letzte Signatur'
export const signedAt = (counter: number, when: string) => `${counter}, ${when}`
export const unrecorded = 'Signiert ohne Eintrag'
export const test = 'Gerät prüfen'
export const testing = 'Wird geprüft …'
export const works = 'Das Gerät arbeitet'
export const fails = 'Das Gerät arbeitet nicht'
export const testFailed =
  'Die Sicherheitseinrichtung hat ihren Selbsttest nicht bestanden. Verkauft wird weiter, ohne Signatur.'
export const noArchive = 'Zu diesem Abschluss liegt kein Protokoll der Sicherheitseinrichtung vor.'
export const archiveOf = (closing: number) => `Protokoll der Sicherheitseinrichtung zu Abschluss ${closing}`
export const setUp = 'Einrichtung einer Cloud-TSE'
export const theSetUp = 'die Einrichtung'
export const steps = {
  keys: 'Schlüssel',
  tss: 'TSS',
  pin: 'Admin-PIN',
  initialise: 'Start',
  register: 'Diese Kasse',
}
export const stepTexts = {
  keys: 'Legen Sie im Dashboard von fiskaly einen API-Schlüssel für Ihre Organisation an, tragen Sie ihn in den Einstellungen des Servers als FISKALY_API_KEY und FISKALY_API_SECRET ein und starten Sie den Server neu.',
  tss: 'Nehmen Sie eine TSS Ihres Kontos oder lassen Sie eine neue anlegen; fiskaly berechnet jede.',
  pin: 'Legen Sie die PIN fest, mit der diese TSS verwaltet wird. fiskaly braucht dafür eine halbe Minute, manchmal etwas länger.',
  initialise: 'Starten Sie die TSS. Danach kann sie signieren, und das lässt sich nicht zurücknehmen.',
  register: 'Melden Sie diese Kasse bei der TSS an. Von da an signiert sie jeden Beleg, anstelle der Simulation.',
}
export const stepButtons = {
  choose: 'Diese TSS verwenden',
  create: 'TSS anlegen',
  pin: 'PIN festlegen',
  initialise: 'TSS starten',
  register: 'Anmelden und prüfen',
  noted: 'Ich habe sie notiert',
}
export const stepDone = (step: string) => `Erledigt: ${step}`
export const asking = 'fiskaly wird gefragt …'
export const lookAgain = 'Erneut nachsehen'
export const fixed = 'FISKALY_TSS_ID und FISKALY_CLIENT_ID in den Einstellungen des Servers nennen die TSS.'
export const allDone =
  'Alles erledigt: Die TSS signiert. Jeder Schritt oben lässt sich wiederholen, etwa wenn ein Zertifikat endet.'
export const whichTss = 'TSS'
export const tssOf = (id: string, state: string) => `${id} … – ${state}`
export const newTss = 'Eine neue'
export const pin = 'Admin-PIN'
export const pinForm =
  'Mindestens 6 Buchstaben oder Ziffern. Bitte bewahren Sie sie gut auf: Hier wird sie nicht gespeichert.'
export const puk = 'PUK'
export const pukForm = 'Bitte geben Sie die PUK dieser TSS ein. Ist sie verloren, legen Sie eine andere TSS an.'
export const pukTitle = 'Die PUK der neuen TSS'
export const pukText =
  'Mit ihr legen Sie eine verlorene PIN neu fest; fiskaly zeigt sie nie wieder. Legen Sie sie in Ihren Tresor, danach wird sie hier gelöscht.'
export const states = {
  CREATED: 'angelegt, noch nicht bereit',
  UNINITIALIZED: 'noch nicht gestartet',
  INITIALIZED: 'betriebsbereit',
  DISABLED: 'endgültig abgeschaltet',
  DEFECTIVE: 'defekt',
  REGISTERED: 'angemeldet',
  DEREGISTERED: 'Kasse nicht angemeldet',
}
export const keysMissing = 'In den Einstellungen des Servers stehen noch keine Schlüssel von fiskaly.'
export const noTss = 'Bitte wählen Sie zuerst eine TSS.'
export const notReady = 'Die TSS ist noch nicht bereit. Bitte starten Sie sie zuerst.'
export const vendorAway = 'fiskaly sagt nicht, wie es steht'
export const away =
  'fiskaly antwortet nicht. Es ist nichts verloren: Bitte versuchen Sie es in einigen Minuten noch einmal.'
export const wrongPin =
  'fiskaly nimmt diese PIN nicht an. Nach fünf falschen hilft nur die PUK: Legen Sie damit eine neue PIN fest.'
export const wrongPuk =
  'fiskaly nimmt diese PUK nicht an oder ist noch nicht bereit: Bitte prüfen Sie sie und versuchen Sie es in einer halben Minute noch einmal.'
export const wrongKeys =
  'fiskaly nimmt die Schlüssel nicht an. Bitte prüfen Sie FISKALY_API_KEY und FISKALY_API_SECRET.'
export const noMore =
  'Ihr Konto bei fiskaly darf keine weitere TSS haben. Nehmen Sie eine aus der Liste oder fragen Sie fiskaly.'
export const refused = (code: string) =>
  `fiskaly hat abgelehnt (${code}). Bitte versuchen Sie es in einer halben Minute noch einmal; bleibt es dabei, fragen Sie fiskaly.`
export const registerAgain =
  'Die Kasse ist bei der TSS nicht angemeldet. Bitte wiederholen Sie den letzten Schritt der Einrichtung.'
export const setUpFirst = 'Die TSS ist nicht gestartet. Bitte gehen Sie die Schritte der Einrichtung durch.'
