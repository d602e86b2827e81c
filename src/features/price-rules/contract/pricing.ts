import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { priceRule } from '../contract.ts'
import { extra } from '../extras/contract.ts'
import { terms } from '../terms/contract.ts'

export const getPricing = endpoint({
  summary:
    'What decides on prices besides the price list: the rules that are switched on; the terms by the day on which one books, before the first of which the documents’ count; and the extras in their order, those put away among them',
  method: 'GET',
  path: '/api/rere_get_pricing/',
  access: 'anyone',
  changesWith: ['prices'],
  answers: { 200: z.object({ rules: z.array(priceRule), terms: z.array(terms), extras: z.array(extra) }) },
})
