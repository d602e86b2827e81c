import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

export const sha256 = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer')

/** 256 bits nobody can guess, safe in a cookie or an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Compares without telling by its time where two texts differ. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))
