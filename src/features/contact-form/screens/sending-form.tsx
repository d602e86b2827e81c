import { useRef } from 'react'
import type { Business } from '#features/inbox/contract.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { words } from '../words.ts'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { useContactRequest } from './use-contact-request.ts'

type SendingFormProps = {
  /** Who is written to. */
  business: Business
  /** Address of the privacy policy. */
  privacy: string
}

/** A contact form that really sends. Nothing that is typed gets lost when that fails. */
export function SendingForm({ business, privacy }: SendingFormProps) {
  const { draft, errors, state, failure, change, submit } = useContactRequest(business)
  const trap = useRef<HTMLInputElement>(null)
  const sent = useArrival<HTMLDivElement>(state === 'sent', { isNote: true, takesFocus: false })
  return (
    <Form
      onSubmit={() => submit(trap.current?.value ?? '')}
      errors={errors}
      className={styles.form}
      aria-label={words.contact}
    >
      <ContactFields
        draft={draft}
        onChange={change}
        privacy={privacy}
        readOnly={state === 'submitting' || state === 'sent'}
      />
      {/* For programs that fill in whatever they find: people neither see, hear nor reach it. */}
      <div className={styles.trap} inert aria-hidden>
        <label>
          {words.topic}
          <input ref={trap} name="topic" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.send}>
        <Button
          type="submit"
          size="large"
          busy={state === 'submitting'}
          busyLabel={words.sending}
          aria-disabled={state === 'sent' || undefined}
        >
          {words.send}
        </Button>
        {state === 'sent' && (
          <Banner tone="success" ref={sent}>
            {words.sent}
          </Banner>
        )}
        <FormError message={failure} />
      </div>
    </Form>
  )
}
