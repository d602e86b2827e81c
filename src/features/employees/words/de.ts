export const chooseEmployee = 'Bitte wählen Sie einen Mitarbeiter'
export const noEmployee = 'Diesen Mitarbeiter gibt es nicht'
export const notYourself = 'Sich selbst können Sie nicht deaktivieren'
export const notAdmins = 'Administratoren lassen sich nicht aktivieren oder deaktivieren'

export const employees = 'Mitarbeiter'
export const lead = 'Wer inaktiv ist, kann sich nicht anmelden. Was gebucht und gearbeitet wurde, bleibt.'
export const add = 'Anlegen'
export const theEmployees = 'die Mitarbeiter'
export const which = 'Welche Mitarbeiter'
export const states = { active: 'Aktiv', inactive: 'Inaktiv' }
export const shown = { active: 'Aktive Mitarbeiter', inactive: 'Inaktive Mitarbeiter' }
export const none = { active: 'Noch keine aktiven Mitarbeiter', inactive: 'Noch keine inaktiven Mitarbeiter' }

export const email = 'E-Mail'
export const phone = 'Telefon'
export const address = 'Anschrift'
export const deactivate = 'Deaktivieren'
export const deactivateWhom = (name: string) => `${name} deaktivieren`
export const deactivating = 'Wird deaktiviert …'
export const activate = 'Aktivieren'
export const activateWhom = (name: string) => `${name} aktivieren`
export const activating = 'Wird aktiviert …'
export const isActive = (name: string) => `${name} kann sich wieder anmelden`
export const isInactive = (name: string) => `${name} ist jetzt inaktiv`
export const notChanged = (name: string, why: string) => `${name} ließ sich nicht ändern: ${why}`

export const reallyDeactivate = (name: string) => `${name} deaktivieren?`
export const afterwards =
  'Dieses Konto wird sofort auf allen Geräten abgemeldet und kann sich erst wieder anmelden, wenn Sie es aktivieren. Buchungen und Arbeitszeiten bleiben.'
export const cancel = 'Abbrechen'
