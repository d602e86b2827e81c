import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

export const getRegistration = endpoint({
  summary: 'What the tax office wants to know of the till (§ 146a (4) AO), as its form asks; empty where nobody knows',
  method: 'GET',
  path: '/api/rere_till_registration/',
  access: 'admin',
  answers: { 200: z.object({ fields: z.array(z.object({ label: z.string(), value: z.string() })) }) },
  changesWith: ['till'],
})

export const getProcedure = endpoint({
  summary: 'The procedure documentation of the till (GoBD) as PDF, in German, made of how it is set up now',
  method: 'GET',
  path: '/api/rere_till_procedure_pdf/',
  access: 'admin',
  answers: { 200: 'application/pdf' },
})
