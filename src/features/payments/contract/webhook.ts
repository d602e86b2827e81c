import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

export const paypalWebhook = endpoint({
  summary:
    'PayPal tells that something happened to an order. Signed; taken as a hint only. Only there while PayPal is set up',
  method: 'POST',
  path: '/api/paypal_webhook/',
  access: 'anyone',
  foreign: true,
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const stripeWebhook = endpoint({
  summary:
    'Stripe tells that something happened to a session. Signed; taken as a hint only. Only there while Stripe is set up',
  method: 'POST',
  path: '/api/stripe_webhook/',
  access: 'anyone',
  foreign: true,
  answers: { 200: z.object({ status: z.literal('success') }) },
})
