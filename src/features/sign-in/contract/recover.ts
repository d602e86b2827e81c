import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email } from '#kit/shared/fields.ts'

export const recovery = z.object({ email: email() })

export const recover = endpoint({
  summary: 'Mail a new password, valid for 30 minutes beside the old one. Says the same for addresses nobody has',
  method: 'POST',
  path: '/api/rere_send_recover_email_EN/',
  access: 'anyone',
  body: recovery,
  answers: { 200: z.object({ status: z.literal('success'), message: z.string() }) },
})
