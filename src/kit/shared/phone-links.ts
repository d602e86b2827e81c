/** The digits of a phone number, with its plus. */
const digits = (phone: string) => phone.replace(/[^+\d]/g, '')

/** `tel:+493023125024`. */
export const callLink = (phone: string) => `tel:${digits(phone)}`

/** Where a chat with the number begins in the browser or the app; these two know people by their number alone. */
export const whatsAppLink = (phone: string) => `https://wa.me/${digits(phone).replace('+', '')}`
export const signalLink = (phone: string) => `https://signal.me/#p/${digits(phone)}`
