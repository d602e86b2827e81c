import * as z from 'zod/mini'
import { listFromText } from '../contract/from-text.ts'
import { words } from '../words.ts'

const checkDetails = () => words.checkDetails

/** Only these lines of a receipt go back, counted from 0, of products so many of them; without any all that is left. */
export const linesBack = listFromText(
  z.array(
    z.object({
      line: z.int({ error: checkDetails }).check(z.minimum(0)),
      quantity: z.number({ error: checkDetails }).check(z.positive()),
      restock: z.optional(z.boolean()),
    }),
  ),
)
