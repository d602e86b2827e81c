import { useState } from 'react'
import { getBusinessSettings } from '#features/settings/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'

/** For whoever wants to work here, while we look for somebody. */
export function Hiring() {
  const { data: settings } = useEndpoint(getBusinessSettings)
  const [asks, setAsks] = useState(false)
  const HiringDialog = useLater(() => import('./hiring-dialog.tsx'), asks)
  if (!settings?.hiring) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words.hiring}
      </Button>
      {HiringDialog && <HiringDialog open={asks} onClose={() => setAsks(false)} />}
    </>
  )
}
