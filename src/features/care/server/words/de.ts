export const chargedSubject = (boat: string, amount: string) => `${boat}: ${amount} für einen Schaden`
export const chargedPreheader = 'Was der Schaden kostet, warum, und was aus Ihrer Kaution wird.'
export const chargedTitle = 'Der Schaden ist beurteilt'
export const chargedLead = (name: string, boat: string) =>
  `Guten Tag ${name}, bei der Rückgabe von ${boat} wurde ein Schaden festgestellt. Wir haben ihn uns angesehen; das kommt dabei heraus.`
export const whatIsDamaged = 'Der Schaden'
export const whyItCosts = 'Was er kostet, und warum'
export const theMoney = 'Ihre Kaution'
export const depositHeld = 'Einbehaltene Kaution'
export const damage = 'Schaden'
export const goesBack = 'Geht an Sie zurück'
export const youPaid = 'Von Ihnen darüber hinaus bezahlt'
export const backBy = {
  cash: 'Sie bekommen den Betrag am Steg bar zurück.',
  card: 'Der Betrag geht auf Ihre Karte zurück.',
}
export const lookAtBooking = 'Meine Buchung ansehen'
export const notAgreed = 'Sie sind nicht einverstanden oder haben eine Frage? '
