import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { plainLetters } from '#kit/shared/plain-letters.ts'

export const sha256 = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer')

/** 256 bits nobody can guess, safe in a cookie or an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Drawn by chance, 5 bits each, to be read and typed by people. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => plainLetters[randomInt(plainLetters.length)]).join('')

/** What people call a booking, a voucher or a withdrawal by. */
export const newReference = (): string => randomLetters(8)

/** A UUID of version 4 to look at, always the same of a text: for who asks for one and must find it again. */
export function uuidFrom(text: string): string {
  const bytes = sha256(text).subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Compares without telling by its time where two texts differ. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))
