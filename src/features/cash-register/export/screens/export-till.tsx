import { useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { exportTill } from '../../closing/contract.ts'
import styles from '../../closing/screens/till-day.module.css'
import { words } from '../../words.ts'
import { getProcedure } from '../contract.ts'
import { words as auditWords } from '../words.ts'

/** The ledger of a period for the tax office: at first that which is shown. */
export function ExportTill(shown: { from: Day; to: Day }) {
  const [from, setFrom] = useState(shown.from)
  const [to, setTo] = useState(shown.to)
  const isPeriod = from !== '' && to !== '' && from <= to
  return (
    <div className={styles.verification}>
      <h3>{words.exportTitle}</h3>
      <p>{words.exportText}</p>
      <div className={layout.row3}>
        <TextField label={words.from} type="date" value={from} onChange={setFrom} max={to} />
        <TextField
          label={words.to}
          type="date"
          value={to}
          onChange={setTo}
          min={from}
          error={isPeriod ? undefined : words.noPeriod}
        />
      </div>
      {isPeriod && (
        <ButtonLink href={`${exportTill.path}?${new URLSearchParams({ from, to })}`} variant="secondary" download>
          {words.exportIt}
        </ButtonLink>
      )}
      <p>{auditWords.procedureText}</p>
      <ButtonLink href={getProcedure.path} target="_blank" variant="secondary">
        {auditWords.procedure}
      </ButtonLink>
    </div>
  )
}
