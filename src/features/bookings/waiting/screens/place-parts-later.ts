import { later } from '#kit/ui/later.tsx'

/** Known only once the place is: what is waited for, or what is offered. */
export const Standing = later(async () => (await import('./standing.tsx')).Standing)
export const TakeOffer = later(async () => (await import('./take-offer.tsx')).TakeOffer)
