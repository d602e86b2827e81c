export const park = 'Parken'
export const parkIt = 'Beleg parken'
export const cancel = 'Abbrechen'
export const name = 'Name'
export const noName = (most: number) => `Bitte geben Sie einen Namen mit höchstens ${most} Zeichen ein`
export const parked = (count: number, total: string) => `Geparkt: ${count}, ${total}`
export const age = (minutes: number) => (minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std.`)
export const firstFinish = 'Bitte parken Sie zuerst den offenen Beleg, oder schließen Sie ihn ab.'
export const discardIt = (name: string) => `${name} löschen?`
export const discardText =
  'Nichts davon wird verkauft, die Ware kommt zurück ins Regal. Im Protokoll steht, wer gelöscht hat.'
export const discard = 'Löschen'
export const needsNetwork = 'Zum Parken braucht es das Netz, und gerade ist keines da.'
export const takenBy = (name: string) => `${name || 'Jemand anderes'} hat diesen Beleg schon aufgenommen`
export const gone = 'Dieser Beleg ist nicht mehr geparkt'
export const voucherIs = (end: string, left: string) => `Auf dem Gutschein …${end} sind jetzt ${left}`
export const customerIs = (name: string) => `Die Buchung läuft jetzt auf ${name}`
export const changed = 'Seit dem Parken geändert'
export const stayParked = (count: number) =>
  `Geparkte Belege: ${count}. Sie bleiben geparkt und zählen zu dem Tag, an dem sie bezahlt werden.`
