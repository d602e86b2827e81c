import '../src/kit/ui/base.css'
import '../src/kit/ui/tokens.css'
import '../src/sites/rental/theme.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { Payment } from '#features/payments/contract.ts'
import { PayButtons } from '#features/payments/screens/pay-buttons.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'

/** The pay buttons on a page with nothing else; what they report ends up in its title. */
const payment = JSON.parse(document.getElementById('payment')?.textContent ?? '') as Payment
const report = (word: string) => (ended: Payment) => {
  document.title += ` ${word}:${ended.state}`
}

createRoot(document.getElementById('stage') as HTMLElement).render(
  <ServerState>
    <LiveUpdates />
    <Suspense>
      <PayButtons payment={payment} onPaid={report('paid')} onFailed={report('failed')} />
    </Suspense>
  </ServerState>,
)
