import { type ReactNode, useState } from 'react'
import { splitDeposit } from '#features/care/rules.ts'
import { DamageMoney } from '#features/care/screens/boat-note.tsx'
import { wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { BeforeAfter } from '../checklist/screens/before-after.tsx'
import { Checked } from '../checklist/screens/checked.tsx'
import { words as checkWords } from '../checklist/words.ts'
import type { Handover } from '../contract.ts'
import { gaugeOf } from '../rules.ts'
import { words } from '../words.ts'
import { levelText } from './fields/gauge.ts'
import { ReceiptLinks } from './handover-done.tsx'
import { timeText } from './handover-words.ts'
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
  const { booking, out, back } = handover
  if (!out) return null
  const today = wallClock(timeZone).day
  const level = words.gauges[gaugeOf(booking.drive) ?? 'tank']
  const last = back ? 'back' : 'out'
  const by = (name: string) => (name === '' ? '' : `, ${name}`)
  return (
    <div className={styles.summary}>
      <section className={styles.step} aria-labelledby="handover-out">
        <h2 id="handover-out" className={styles.heading}>
          {words.titles.out} <span className={styles.when}>{timeText(out.dateTime, timeZone, today) + by(out.by)}</span>
        </h2>
        <dl className={styles.facts}>
          {out.license_seen !== null && (
            <Fact name={words.licence}>{out.license_seen ? words.seen : words.notSeen}</Fact>
          )}
          {out.fuel !== null && <Fact name={level}>{levelText(out.fuel)}</Fact>}
          <Fact name={words.damagesThen}>{out.note || words.none}</Fact>
          <Fact name={words.deposit}>
            {out.deposit === 0
              ? words.none
              : (out.deposit_method === 'cash' ? words.leftCash : words.leftCard)(formatMoney(out.deposit))}
          </Fact>
          {out.fees > 0 && <Fact name={words.fees}>{formatMoney(out.fees)}</Fact>}
          {out.checks && (
            <Fact name={checkWords.checklist}>
              <Checked checks={out.checks} />
            </Fact>
          )}
          <Fact name={words.signed}>
            {out.signature ? (
              <>
                <img className={styles.signature} src={out.signature} alt={words.signatureOf(out.signed_by)} />
                {out.signed_by}
              </>
            ) : out.signed_by === '' ? (
              words.no
            ) : (
              words.onPaper(out.signed_by)
            )}
          </Fact>
        </dl>
        <div className={layout.line2}>
          <ReceiptLinks receipts={out.receipts} till={till} />
          {back ? (
            <p className={layout.muted}>{words.undoReturnFirst}</p>
          ) : (
            <Button variant="secondary" onClick={() => setUndoing('out')}>
              {words.undo.out}
            </Button>
          )}
        </div>
      </section>
      {back && (
        <section className={styles.step} aria-labelledby="handover-back">
          <h2 id="handover-back" className={styles.heading}>
            {words.titles.back}{' '}
            <span className={styles.when}>{timeText(back.dateTime, timeZone, today) + by(back.by)}</span>
          </h2>
          <dl className={styles.facts}>
            {back.fuel !== null && <Fact name={level}>{levelText(back.fuel)}</Fact>}
            <Fact name={words.late}>
              {back.late_hours === 0 ? words.nothingCharged : words.charged(words.hours(back.late_hours))}
            </Fact>
            <Fact name={words.newDamage}>{back.damage || words.noDamage}</Fact>
            {back.checks && (
              <Fact name={checkWords.checklist}>
                <Checked checks={back.checks} />
              </Fact>
            )}
            {back.note && <Fact name={words.note}>{back.note}</Fact>}
            <Fact name={words.charges}>{back.charges === 0 ? words.noCharges : formatMoney(back.charges)}</Fact>
            <Fact name={back.charges > out.deposit ? words.customerPaid : words.givenBack}>
              {formatMoney(Math.abs(splitDeposit(out.deposit, back.charges, (back.held ?? 0) > 0).giveBack))}
            </Fact>
            {handover.boat?.damages
              .filter((damage) => damage.booking_id === booking.id)
              .map((damage) => (
                <Fact key={damage.id} name={words.damageState}>
                  <DamageMoney damage={damage} />
                </Fact>
              ))}
          </dl>
          <div className={layout.line2}>
            <ReceiptLinks receipts={back.receipts} till={till} />
            <Button variant="secondary" onClick={() => setUndoing('back')}>
              {words.undo.back}
            </Button>
          </div>
        </section>
      )}
      {back && <BeforeAfter handover={handover} className={styles.wide ?? ''} />}
      {undoing === last && (
        <UndoDialog step={last} onClose={() => setUndoing(undefined)} {...{ handover, onSending, onUndone }} />
      )}
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
