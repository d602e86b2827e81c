import type { FieldError } from '#kit/shared/problem.ts'
import { words } from '../http/words.ts'

/** Lists and objects within each other that a value may have; the product's own have four. */
const deepest = 32

/**
 * What no field of any call may have, whatever its contract says: text with a null byte or half a character, which the
 * database does not take, and data nested so deeply that reading it exhausts the stack. Undefined where all is sound.
 */
export function unsoundField(input: unknown): FieldError | undefined {
  // By hand and not by recursion, which is what deep data breaks.
  const left: { value: unknown; field: string; depth: number }[] = [{ value: input, field: '', depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, field, depth } = next
    if (typeof value === 'string') {
      if (!isSound(value)) return { field, message: words.unreadable }
    } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      if (depth > deepest) return { field, message: words.nested }
      for (const [name, inner] of Object.entries(value)) {
        if (!isSound(name)) return { field, message: words.unreadable }
        left.push({ value: inner, field: depth === 0 ? name : field, depth: depth + 1 })
      }
    }
  }
  return undefined
}

const isSound = (text: string) => text.isWellFormed() && !text.includes('\0')
