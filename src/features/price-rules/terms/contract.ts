import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

/** Until so long before the start, counted back from its day: canceling costs a part of the price, or a flat fee. */
export const ladderStep = z.object({
  before: z.int(),
  unit: z.enum(['days', 'months']),
  /** One of the two. */
  percent: z.nullable(z.int()),
  euros: z.nullable(z.int()),
})
export type LadderStep = z.output<typeof ladderStep>

export const terms = z.object({
  id: z.int(),
  /** The first day on which bookings are made by them. */
  starts_on: z.string(),
  /** Percent of the price that are paid online when booking, by the hour and over days; 0: nothing has to be. */
  hours_share: z.int(),
  days_share: z.int(),
  /** The farthest from the start first; the last one ends with its day. */
  steps: z.array(ladderStep),
  /** Percent of the price where nobody comes; without it as much as the last step. */
  no_show: z.optional(z.int()),
})
export type Terms = z.output<typeof terms>

export const getTerms = endpoint({
  summary:
    'The terms for bookings made today: what share is paid when booking, and what canceling costs; null: the documents’ count',
  method: 'GET',
  path: '/api/rere_get_terms/',
  access: 'anyone',
  changesWith: ['prices'],
  answers: { 200: z.object({ terms: z.nullable(terms) }) },
})
