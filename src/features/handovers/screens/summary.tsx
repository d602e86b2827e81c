import { type ReactNode, useState } from 'react'
import { wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import type { Handover } from '../contract.ts'
import { gaugeOf } from '../rules.ts'
import { levelText } from './fields/gauge.ts'
import { PhotoStrip } from './fields/photos.tsx'
import { ReceiptLinks } from './handover-done.tsx'
import { hoursWords, timeText } from './handover-words.ts'
import styles from './summary.module.css'
import { UndoDialog } from './undo-dialog.tsx'

type SummaryProps = {
  handover: Handover
  timeZone: string
  till: string
  onSending: (isSending: boolean) => void
  onUndone: () => void
}

/** What was done so far, step by step, each with the way to undo it. */
export function Summary({ handover, timeZone, till, onSending, onUndone }: SummaryProps) {
  const [undoing, setUndoing] = useState<'out' | 'back'>()
  const { booking, out, back, pictures } = handover
  if (!out) return null
  const today = wallClock(timeZone).day
  const level = gaugeOf(booking.drive) === 'battery' ? 'Battery' : 'Fuel'
  const by = (name: string) => (name === '' ? '' : `, ${name}`)
  return (
    <div className={styles.summary}>
      <section className={styles.step} aria-labelledby="handover-out">
        <h2 id="handover-out" className={styles.heading}>
          Check-out <span className={styles.when}>{timeText(out.dateTime, timeZone, today) + by(out.by)}</span>
        </h2>
        <dl className={styles.facts}>
          {out.license_seen !== null && <Fact name="Licence">{out.license_seen ? 'Seen' : 'Not seen'}</Fact>}
          {out.fuel !== null && <Fact name={level}>{levelText(out.fuel)}</Fact>}
          <Fact name="Damages then">{out.note || 'None'}</Fact>
          <Fact name="Deposit">
            {out.deposit === 0
              ? 'None'
              : `${formatMoney(out.deposit)} ${out.deposit_method === 'cash' ? 'in cash' : 'by card'}`}
          </Fact>
          {out.fees > 0 && <Fact name="Fees">{formatMoney(out.fees)}</Fact>}
          <Fact name="Signed">
            {out.signature ? (
              <>
                <img className={styles.signature} src={out.signature} alt={`Signature of ${out.signed_by}`} />
                {out.signed_by}
              </>
            ) : out.signed_by === '' ? (
              'No'
            ) : (
              `On paper, ${out.signed_by}`
            )}
          </Fact>
        </dl>
        <PhotoStrip photos={pictures.filter(({ moment }) => moment === 'out')} label="Photos at check-out" />
        <div className={layout.line2}>
          <ReceiptLinks receipts={out.receipts} till={till} />
          {back ? (
            <p className={layout.muted}>To undo it, undo the return first.</p>
          ) : (
            <Button variant="secondary" onClick={() => setUndoing('out')}>
              Undo check-out
            </Button>
          )}
        </div>
      </section>
      {back && (
        <section className={styles.step} aria-labelledby="handover-back">
          <h2 id="handover-back" className={styles.heading}>
            Return <span className={styles.when}>{timeText(back.dateTime, timeZone, today) + by(back.by)}</span>
          </h2>
          <dl className={styles.facts}>
            {back.fuel !== null && <Fact name={level}>{levelText(back.fuel)}</Fact>}
            <Fact name="Late">
              {back.late_hours === 0 ? 'Nothing charged' : `${hoursWords(back.late_hours)} charged`}
            </Fact>
            <Fact name="New damage">{back.damage || 'None'}</Fact>
            {back.note && <Fact name="Note">{back.note}</Fact>}
            <Fact name="Charges">{back.charges === 0 ? 'None' : formatMoney(back.charges)}</Fact>
            <Fact name={back.charges > out.deposit ? 'Customer paid' : 'Given back'}>
              {formatMoney(Math.abs(out.deposit - back.charges))}
            </Fact>
          </dl>
          <PhotoStrip photos={pictures.filter(({ moment }) => moment === 'back')} label="Photos at the return" />
          <div className={layout.line2}>
            <ReceiptLinks receipts={back.receipts} till={till} />
            <Button variant="secondary" onClick={() => setUndoing('back')}>
              Undo return
            </Button>
          </div>
        </section>
      )}
      <UndoDialog
        key={back ? 'back' : 'out'}
        handover={handover}
        step={back ? 'back' : 'out'}
        open={undoing === (back ? 'back' : 'out')}
        onClose={() => setUndoing(undefined)}
        onSending={onSending}
        onUndone={onUndone}
      />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
