export const receiptOf = (reference: string) => `Eingangsbestätigung Ihres Widerrufs ${reference}`
export const receivedOn = (when: string, consequence: string) => `Eingegangen am ${when}. ${consequence}`
export const haveReceived = 'Ihr Widerruf ist eingegangen'
export const keepThis = (name: string) =>
  `Guten Tag ${name}, dies ist die Eingangsbestätigung Ihrer Erklärung. Bitte bewahren Sie sie auf.`
export const withdrawal = 'Vertrag widerrufen'
export const received = 'Eingegangen'
export const receipt = 'Bestätigung'
export const declared = 'Was Sie erklärt haben'
export const declaration = 'Ich widerrufe den unten genannten Vertrag.'
export const name = 'Name'
export const contract = 'Vertrag'
export const receiptTo = 'Bestätigung an'
export const yourNote = 'Ihre Anmerkung'
export const whatComes = 'Wie es weitergeht'
export const notYou = (reference: string) =>
  `Das waren nicht Sie, oder Sie haben eine Frage? Bitte nennen Sie die Bestätigung ${reference}.\n`
