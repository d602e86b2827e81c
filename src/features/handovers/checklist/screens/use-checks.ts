import { useState } from 'react'
import type { Handover } from '../../contract.ts'
import type { Moment } from '../contract.ts'
import { itemsOf, openItems, type Sent, textOf } from '../rules.ts'
import { words } from '../words.ts'

/** Whether a step may go on: what was not looked at is named once, and then it goes on without. */
export function useChecks({ checklist, pictures }: Handover, moment: Moment, checks: Sent = []) {
  const [isWarned, setWarned] = useState(false)
  const shown = pictures.filter((one) => one.moment === moment).map(({ item }) => item)
  const open = openItems(itemsOf(checklist, moment), checks, shown)
  return {
    holds: () => {
      setWarned(true)
      return open.length > 0 && !isWarned
    },
    warning: isWarned && open.length > 0 ? words.notChecked(open.map(textOf).join(', ')) : undefined,
  }
}
