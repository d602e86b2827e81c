import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { takenAlong } from '../../hours/screens/choice.ts'
import { ExtraBox } from '../../screens/extras/extra-box.tsx'
import type { ChangePreview } from '../contract.ts'
import { words } from '../words.ts'
import styles from './change-editor.module.css'
import { ChangeOutcome } from './change-outcome.tsx'
import { ChangeDates, ChangeTime } from './change-time.tsx'
import { type Change, type ChangeEditorProps, useChange } from './use-change.ts'

/** One changes the own booking: when, extras and people, and beside it what that comes to. */
export function ChangeEditor(props: ChangeEditorProps) {
  const { booking, link, onLeave } = props
  const change = useChange(booking, link)
  const title = useArrival<HTMLHeadingElement>(true)
  const { preview, error, busy, ask } = change
  return (
    <section className={styles.editor} aria-labelledby="change-heading">
      <div className={styles.heading}>
        <h2 id="change-heading" ref={title} tabIndex={-1}>
          {words.heading}
        </h2>
        <Button variant="quiet" onClick={onLeave}>
          {words.keep}
        </Button>
      </div>
      {preview ? (
        <>
          <div className={styles.fields}>
            {booking.kind === 'days' ? (
              <ChangeDates change={change} preview={preview} />
            ) : (
              <ChangeTime change={change} preview={preview} />
            )}
            <People change={change} most={preview.offer.passengers} />
            <Extras change={change} offered={preview.offer.extras} />
          </div>
          <ChangeOutcome {...props} change={change} />
        </>
      ) : error ? (
        <ErrorState title={words.notAsked} text={error.message} retry={() => void ask()} busy={busy} />
      ) : (
        <Skeleton count={6} />
      )}
    </section>
  )
}

const errorOf = ({ preview }: Change, name: string) => preview?.errors.find(({ field }) => field === name)?.message

function People({ change, most }: { change: Change; most: number }) {
  const { choice, choose } = change
  const { adults, children = 0, age_from, age_to } = choice
  const age = (name: 'age_from' | 'age_to', label: string, value: number | undefined) => (
    <NumberField
      label={label}
      name={name}
      max={17}
      value={value}
      error={errorOf(change, name)}
      onChange={(one) => choose({ [name]: one })}
    />
  )
  return (
    <section className={styles.part} aria-labelledby="change-people">
      <h3 id="change-people">{words.people}</h3>
      <div className={styles.pairs}>
        <NumberField
          label={words.adults}
          name="adults"
          min={1}
          max={most}
          value={adults}
          error={errorOf(change, 'adults')}
          onChange={(count) => choose({ adults: count ?? 1 })}
        />
        <NumberField
          label={words.children}
          name="children"
          max={most}
          value={children}
          onChange={(count) => choose({ children: count ?? 0 })}
        />
        {children === 1 && age('age_from', words.ageOfChild, age_from)}
        {children > 1 && age('age_from', words.ageOfYoungest, age_from)}
        {children > 1 && age('age_to', words.ageOfOldest, age_to)}
      </div>
    </section>
  )
}

function Extras({ change, offered }: { change: Change; offered: ChangePreview['offer']['extras'] }) {
  const { choice, choose } = change
  if (offered.length === 0) return null
  const error = errorOf(change, 'extras')
  return (
    <section className={styles.part} aria-labelledby="change-extras">
      <h3 id="change-extras">{words.extras}</h3>
      <div className={styles.extras}>
        {offered.map(({ name, label, price, always }) => (
          <ExtraBox
            key={name}
            label={label}
            price={price}
            checked={always || choice.extras.includes(name)}
            disabled={always}
            onChange={(wanted) => choose({ extras: takenAlong(choice.extras, name, wanted) })}
          />
        ))}
      </div>
      {error && <Banner quiet tone="warning" title={error} />}
    </section>
  )
}
