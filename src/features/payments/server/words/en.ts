export const amount = 'Amount'
export const recipient = 'To'
export const reference = 'Reference'
export const dueBy = 'Due by'
export const scanCode = 'Or scan this code with your banking app, which fills in all of it:'
export const paymentCode = 'Payment code for your banking app'
export const payOnline = 'Pay online instead'

/** Why money goes back, by how it is kept: in English. */
export const reasons: Readonly<Record<string, string>> = {}
