import { useEffect, useId, useRef } from 'react'
import styles from '#features/customers/screens/customer-form.module.css'
import { useArrival } from '#kit/ui/arrival.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EditMessages } from '#kit/ui/edit-messages.tsx'
import { Form } from '#kit/ui/form.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { StageBadge } from '../../board/screens/stage-badge.tsx'
import { ConvertEntry } from '../../customers/screens/convert-entry.tsx'
import { EntryActions } from './entry-actions.tsx'
import { fieldNames } from './entry-draft.ts'
import { EntryFields } from './entry-fields.tsx'
import own from './entry-form.module.css'
import { type EntryFormOf, type EntryFormState, useEntryForm } from './use-entry-form.ts'

const ContactHistory = later(async () => (await import('./contact-history.tsx')).ContactHistory)

type EntryFormProps = EntryFormOf & { leaves: boolean; onClose: () => void }

/** The selected business with everything that can be done with it. */
export function EntryForm(props: EntryFormProps) {
  const { entry, timeZone, leaves, onClose } = props
  const form = useEntryForm(props)
  const formId = useId()
  const heading = useArrival<HTMLHeadingElement>(form.isSent)
  const section = useFocusOnWrong(form)
  return (
    <section className={styles.card} ref={section} aria-labelledby={`${formId}-title`}>
      <header className={styles.head}>
        <div>
          <p className={layout.note}>Selected Business</p>
          <h2 id={`${formId}-title`} className={styles.title} ref={heading} tabIndex={-1}>
            {entry.business}
          </h2>
        </div>
        <div className={classNames(layout.row2, own.marks)}>
          <StageBadge stage={entry.stage} />
          {!entry.active && <Badge>Inactive</Badge>}
          {form.hasEdits && <Badge tone="warning">Not saved</Badge>}
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </header>
      {entry.suppressed !== null && (
        <Banner tone="warning" quiet title="Never written to">
          {entry.suppressed.replace(/\.?$/, '.')}
        </Banner>
      )}
      <Form id={formId} className={layout.column5} errors={form.errors} onSubmit={() => form.submit('change')}>
        <EditMessages
          what="entry"
          form={form}
          news={form.news.map((field) => fieldNames[field])}
          failure="Submit changes failed. Please try again."
          answered={['SUPPRESSED', 'CUSTOMER', 'LEGAL_BASIS_MISSING', 'ALREADY_WAITING', 'STILL_WAITING']}
        />
        <EntryFields form={form} entry={entry} timeZone={timeZone} />
        <EntryActions form={form} entry={entry} timeZone={timeZone} />
      </Form>
      <div className={classNames(layout.column4, own.after)}>
        {!leaves && entry.id > 0 && <ContactHistory entry={entry} day={props.day} />}
        <ConvertEntry entry={entry} />
        <p className={layout.tiny}>{entry.added_or_changed_by}</p>
      </div>
    </section>
  )
}

/** Leads whoever wanted to send to the first field that keeps it from going out, as saving does by itself. */
function useFocusOnWrong({ errors }: EntryFormState) {
  const section = useRef<HTMLElement>(null)
  const count = useRef(0)
  useEffect(() => {
    const isNew = errors.length > count.current
    count.current = errors.length
    if (isNew) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return section
}
