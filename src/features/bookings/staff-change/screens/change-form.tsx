import { formatList } from '#kit/shared/list.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { commentMax } from '../../day/contract.ts'
import { words as bookingWords } from '../../words.ts'
import type { Changeable } from '../contract.ts'
import { words } from '../words.ts'
import styles from './change-form.module.css'
import { ChangeOutcome } from './change-outcome.tsx'
import { ChangeParty } from './change-party.tsx'
import { ChangePlace } from './change-place.tsx'
import type { AskedChange, Draft } from './draft.ts'
import { useFirst } from './use-first.ts'
import { type StaffChangeState, useStaffChange } from './use-staff-change.ts'

type ChangeFormProps = { booking: Changeable; asked: AskedChange; onClose: () => void }

export function ChangeForm({ booking, asked, onClose }: ChangeFormProps) {
  const change = useStaffChange(booking, asked, onClose)
  const { refusal, place_refusal } = booking
  if (refusal) return <Banner tone="warning" title={refusal.detail} />
  return (
    <Form className={classNames(layout.column4, styles.form)} errors={change.errors} onSubmit={change.submit}>
      {change.meanwhile.length > 0 && (
        <Banner
          tone="warning"
          title={words.othersChanged(formatList(change.meanwhile.map((fact) => words.factNames[fact])))}
          action={
            <Button variant="secondary" size="small" onClick={change.seen}>
              {words.lookedAt}
            </Button>
          }
        >
          {words.typedKept}
        </Banner>
      )}
      {booking.trip && (
        <p className={layout.note}>{words.ofTrip(booking.trip.number, formatList(booking.trip.boats))}</p>
      )}
      {place_refusal ? (
        <p className={layout.note}>
          {(booking.paid ? words.onlyContact : words.onlyContactAndPrice)(place_refusal.detail)}
        </p>
      ) : (
        <>
          <ChangePlace change={change} />
          {booking.progress === 'none' && <ChangeParty change={change} />}
        </>
      )}
      <Contact change={change} isFirst={asked.at === 'comment'} />
      <ChangeOutcome change={change} onLeave={onClose} isFirst={asked.at === 'price'} />
    </Form>
  )
}

function Contact({ change: { draft, change, booking }, isFirst }: { change: StaffChangeState; isFirst: boolean }) {
  const field = fieldOf(draft, change)
  const noteField = useFirst<HTMLTextAreaElement>(isFirst)
  return (
    <section className={layout.column4} aria-label={words.contact}>
      <div className={styles.pairs}>
        <TextField label={words.name} maxLength={50} autoComplete="off" {...field('name')} />
        <TextField label={words.phone} type="tel" optional autoComplete="off" {...field('phone')} />
        <SelectField
          label={bookingWords.language}
          {...field('language')}
          options={Object.entries(bookingWords.mailLanguages).map(([value, label]) => ({
            value: value as Draft['language'],
            label,
          }))}
        />
      </div>
      <TextField label={words.email} type="email" optional autoComplete="off" {...field('email')} />
      {booking.trip && <p className={layout.note}>{words.forAllBoats}</p>}
      <TextArea label={words.note} ref={noteField} optional rows={2} max={commentMax} {...field('note')} />
    </section>
  )
}
