import { toast } from '#kit/ui/toasts.ts'
import { words } from '../words.ts'

export const tellSimulated = () => toast(words.simulated, { tone: 'info' })
