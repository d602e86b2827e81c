import { toast } from '#kit/ui/toasts.ts'

export const tellSimulated = () =>
  toast('Simulated: with the test account nothing was really changed', { tone: 'info' })
