import { useState } from 'react'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { AcquisitionEntry } from '../../contract.ts'
import styles from '../../entries/screens/entry-form.module.css'
import { ConvertDialog } from './convert-dialog.tsx'

/** Makes a customer of a business, and leads there. Asks where one may be the same. */
export function ConvertEntry({ entry }: { entry: AcquisitionEntry }) {
  const [asks, setAsks] = useState(false)
  const [isDone, setDone] = useState(false)
  const done = () => {
    setAsks(false)
    setDone(true)
  }
  if (entry.stage === 'customer' || isDone) {
    return (
      <Banner
        tone="success"
        action={
          <ButtonLink to="/invoices" variant="secondary" size="small">
            To the customers
          </ButtonLink>
        }
      >
        {entry.business} is a customer.
      </Banner>
    )
  }
  return (
    <>
      <Button variant="secondary" className={styles.convert} onClick={() => setAsks(true)}>
        Convert to customer
      </Button>
      {asks && <ConvertDialog entry={entry} onClose={() => setAsks(false)} onDone={done} />}
    </>
  )
}
