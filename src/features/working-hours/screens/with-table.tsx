import { type ReactNode, useEffect } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import type { WorkingDays, WorkingHoursCalls } from '../contract.ts'
import { words } from '../words.ts'

type WithTableProps = {
  calls: WorkingHoursCalls
  /** `timeZone` is the business's. */
  children: (table: WorkingDays, timeZone: string) => ReactNode
}

/** Shows something of the hours once they are there; at midnight of the business they are asked for again. */
export function WithTable({ calls, children }: WithTableProps) {
  const table = useEndpoint(calls.getWorkingDays)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const now = useNow(timeZone)
  const answered = table.data?.today
  useEffect(() => {
    // Each minute until the server's clock is there too.
    if (now && answered !== undefined && now.day > answered) void refresh(calls.getWorkingDays)
  }, [now, answered, calls])

  if (table.data && timeZone !== undefined) return children(table.data, timeZone)
  return <Pending query={table} what={words.theHours} />
}
