export const timeout = 'Der Server braucht zu lange, bitte versuchen Sie es noch einmal'
export const offline = 'Es gibt keine Verbindung zum Server, bitte versuchen Sie es noch einmal'
export const failed = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später noch einmal!'
export const downloadFailed = 'Die Datei ließ sich nicht herunterladen.'

export const noConnection = 'Gerade keine Verbindung zum Server, wir versuchen es weiter'
export const trying = 'Wird versucht'
export const tryNow = 'Jetzt versuchen'
export const tryAgain = 'Noch einmal versuchen'
export const wentWrong = 'Etwas ist schiefgegangen'
export const partMissing = 'Dieser Teil ließ sich nicht laden. Bitte laden Sie die Seite neu.'
export const loading = 'Lädt'
export const loadingOf = (label: string) => `${label}: lädt`
/** `what` in the accusative, which fits both: `die Belege`, `den Kalender`. */
export const loadingWhat = (what: string) => `Wir laden ${what}`
export const notLoaded = (what: string) => `Wir konnten ${what} nicht laden`

export const pleaseWait = 'Einen Moment …'
export const close = 'Schließen'
export const closeMessage = 'Meldung schließen'
export const closeZoom = 'Vergrößerung schließen'
export const zoomIn = 'Vergrößern'
export const zoomOut = 'Verkleinern'
export const previous = 'Zurück'
export const next = 'Weiter'
export const slider = 'Bilderreihe'
export const useArrows = (label: string) => `${label}, mit den Pfeiltasten blättern`
export const placeOf = (place: number, all: number) => `${place} von ${all}`
export const skip = 'Zum Inhalt springen'
export const stayHere = 'Hierbleiben'
export const stayed = 'Sie bleiben auf dieser Seite'

export const today = 'heute'
export const month = 'Monat'
export const previousMonth = 'Voriger Monat'
export const nextMonth = 'Nächster Monat'

export const optional = 'optional'
export const done = 'erledigt'
export const oneLess = (label: string) => `${label}: eins weniger`
export const oneMore = (label: string) => `${label}: eins mehr`
export const left = (count: number) => `noch ${count} Zeichen`
export const tooMany = (count: number) => `${count} Zeichen zu viel`

export const startOver = 'Neu anfangen'
export const leftOver = 'Was Sie zuletzt eingegeben haben, ist noch da.'
export const overtaken =
  'Was Sie nicht angefasst haben, zeigt den neuen Stand. Ihre Eingaben sind noch da: Beim nächsten Speichern ersetzen sie die anderen.'
export const changedMeanwhile = (_what: string) => 'Jemand anderes hat hier inzwischen etwas geändert'
export const yoursReplaces = (fields: string) =>
  `${fields}: Ihre Eingabe ist noch da und ersetzt beim Speichern die andere.`
export const nothingLost = (why: string) => `${why} Ihre Eingaben sind nicht verloren.`
export const checkFields = (count: number) => `Bitte prüfen Sie ${count} Felder: Dort steht, was fehlt.`

export const mapsNotAgreed =
  'Google Maps wird erst gezeigt, wenn Sie zustimmen. Bisher haben Sie das in diesem Browser nicht getan.'
export const agree = 'Zustimmen'
export const withdrawConsent = 'Einwilligung widerrufen'
export const directions = 'Route'
export const agreedToMaps = 'Sie haben Karten in diesem Browser erlaubt.'
export const notAgreedToMaps = 'Sie haben Karten in diesem Browser nicht erlaubt.'
export const agreeToMaps = 'Karten erlauben'
