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
export const theReceipt = 'den Beleg'
export const receiptAsPdf = 'Beleg als PDF'
export const linkGone = 'Dieser Link ist abgelaufen oder nicht vollständig. Bitte fragen Sie uns nach dem Beleg.'

export const title = 'Sicherheitseinrichtung (TSE)'
export const theDevice = 'die Sicherheitseinrichtung'
export const devices = {
  none: 'Es ist keine eingerichtet: Belege werden nicht signiert. Eine richten Sie mit den FISKALY_-Einstellungen des Servers ein.',
  simulator:
    'Die Simulation. Sie signiert wie ein zertifiziertes Gerät und ist keines; das steht auf jedem Beleg. Ein Gerät richten Sie mit den FISKALY_-Einstellungen des Servers ein.',
  fiskaly: 'fiskaly SIGN DE, nach den FISKALY_-Einstellungen des Servers. Die Schlüssel werden nie gezeigt.',
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
