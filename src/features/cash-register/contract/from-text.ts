import * as z from 'zod/mini'
import { fromJson } from '#kit/shared/fields.ts'

const parsed = (value: unknown): unknown =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : fromJson(value)

/** An object, or its JSON text as forms send it. */
export const fromText = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(parsed), z.nullable(schema))

/** A list, its JSON text, or as forms send it the JSON text of each of its items. */
export const listFromText = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => {
      const list = Array.isArray(value) ? value.map(parsed) : parsed(value)
      return list === null || typeof list !== 'object' || Array.isArray(list) ? list : [list]
    }),
    z.nullable(schema),
  )
