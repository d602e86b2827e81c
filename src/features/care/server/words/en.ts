export const chargedSubject = (boat: string, amount: string) => `${boat}: ${amount} for a damage`
export const chargedPreheader = 'What the damage costs, why, and what becomes of your deposit.'
export const chargedTitle = 'The damage is assessed'
export const chargedLead = (name: string, boat: string) =>
  `Hello ${name}, a damage was found when you brought ${boat} back. We have looked at it; this is what it comes to.`
export const whatIsDamaged = 'The damage'
export const whyItCosts = 'What it costs, and why'
export const theMoney = 'Your deposit'
export const depositHeld = 'Deposit that stayed with us'
export const damage = 'Damage'
export const goesBack = 'Goes back to you'
export const youPaid = 'Paid by you besides'
export const backBy = { cash: 'We give it back in cash at the pier.', card: 'It goes back to your card.' }
export const lookAtBooking = 'Look at my booking'
export const notAgreed = 'You do not agree, or have a question? '
