import { plural } from '#kit/shared/plural.ts'

const night = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })

export const percent = (value: number) => `${value < 0 ? '−' : '+'}${String(Math.abs(value)).replace('.', ',')} %`
export const ruleLine = (name: string, change: string, nights: number | undefined) =>
  [name, change && `, ${change}`, nights === undefined ? '' : ` für ${night(nights)}`].join('')
export const promoLine = (code: string, change: string) => `Aktionscode ${code}${change && `, ${change}`}`

export const noPromo = 'Bitte geben Sie einen Aktionscode ein'
export const promoUnknown = (code: string) => `${code} ist ungültig`
export const promoNotYet = (code: string, day: string) => `Der Aktionscode ${code} gilt ab dem ${day}`
export const promoOver = (code: string, day: string) => `Der Aktionscode ${code} galt bis zum ${day}`
export const promoUsedUp = (code: string) => `Der Aktionscode ${code} ist aufgebraucht`

export const noSuch = 'Diesen Eintrag gibt es nicht mehr'
export const noPercent = 'Bitte geben Sie Prozent von -100 bis 999,9 ein, höchstens mit einer Nachkommastelle'
export const noAmount = 'Bitte geben Sie einen Betrag ein'
export const noChange = 'Bitte geben Sie Prozent oder einen Betrag ein, nicht null'
export const noSeason = 'Bitte wählen Sie den ersten und den letzten Tag'
export const noKind = 'Bitte wählen Sie, worauf die Regel schaut'
export const noName = 'Bitte geben Sie einen Namen mit höchstens 40 Zeichen ein'
export const noWeekday = 'Bitte wählen Sie mindestens einen Wochentag'
export const noDays = 'Bitte geben Sie 0 bis 731 Tage ein'
export const noLength = 'Bitte geben Sie eine Dauer von 1 bis 30 ein'
export const noType = 'Bitte wählen Sie Bootsarten'
export const noFlow = 'Bitte wählen Sie Stunden, Nächte oder beides'
export const endsBefore = 'Dieser Tag liegt vor dem ersten'
export const noCode = 'Bitte geben Sie 3 bis 15 Buchstaben von A bis Z, Ziffern oder Striche ein'
export const noUses = 'Bitte geben Sie ein, wie oft er gelten soll'
export const promoDearer = 'Ein Aktionscode macht es günstiger'
export const codeTaken = 'Diesen Aktionscode gibt es schon'
export const tooFewUses = (uses: number) => `Er wurde schon ${uses} Mal verwendet`
