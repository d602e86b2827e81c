export const receiptOf = (reference: string) => `Receipt of your withdrawal ${reference}`
export const receivedOn = (when: string, consequence: string) => `Received on ${when}. ${consequence}`
export const haveReceived = 'We have received your withdrawal'
export const keepThis = (name: string) => `Hello ${name}, this is the receipt of what you declared. Please keep it.`
export const withdrawal = 'Withdrawal from contract'
export const received = 'Received'
export const receipt = 'Receipt'
export const declared = 'What you declared'
export const declaration = 'I withdraw from the contract named below.'
export const name = 'Name'
export const contract = 'Contract'
export const receiptTo = 'Receipt to'
export const yourNote = 'Your note'
export const whatComes = 'What comes of it'
export const notYou = (reference: string) =>
  `This was not you, or you have a question? Please name the receipt ${reference}.\n`
