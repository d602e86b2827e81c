import { cashRegister, home } from './addresses.ts'

/** Addresses that the office alone leads to. */
export const today = `${home}/today`
/** Where a booking stands on the list of today. */
export const onToday = (bookingId: number) => `${today}#booking-${bookingId}`
export const handOverToday = (bookingId: number) => `${today}?hand-over=${bookingId}#booking-${bookingId}`
/** The till with a booking chosen; from the list of today it leads back there. */
export const payAtTill = (bookingId: number) => `${cashRegister}?booking=${bookingId}`
export const payFromToday = (bookingId: number) => `${payAtTill(bookingId)}&back=today`
export const timeline = `${home}/timeline`
export const newBooking = `${home}/new`
