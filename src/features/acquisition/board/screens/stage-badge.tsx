import { Badge } from '#kit/ui/badge.tsx'
import type { Stage } from '../../contract.ts'

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  followed_up: 'Followed up',
  answered: 'Answered',
  customer: 'Customer',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
}

const tones = {
  new: 'plain',
  contacted: 'info',
  followed_up: 'info',
  answered: 'success',
  customer: 'success',
  unsubscribed: 'warning',
  bounced: 'danger',
} as const

/** How far a business came. */
export const StageBadge = ({ stage }: { stage: Stage }) => <Badge tone={tones[stage]}>{stageNames[stage]}</Badge>
