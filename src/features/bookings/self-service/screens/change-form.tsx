import { useState } from 'react'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { changeWords, mostChangeWords, requestChange } from '../contract.ts'
import { words } from '../words.ts'
import styles from './own-booking.module.css'

/** A few words to the business. Nothing changes by itself. */
export function ChangeForm({ link }: { link: string }) {
  const isDemo = useUser()?.demo ?? false
  const [wish, setWish] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [sent, setSent] = useState<'mailed' | 'simulated'>()
  const { mutate, isPending, error, reset } = useWrite(requestChange, { onSuccess: () => finish('mailed') })
  const finish = (how: 'mailed' | 'simulated') => {
    setSent(how)
    setWish('')
  }
  const submit = () => {
    const found = errorsOf(changeWords, wish).map(({ message }) => ({ field: 'words', message }))
    setErrors(found)
    setSent(undefined)
    reset()
    if (found.length > 0 || isPending) return
    if (isDemo) finish('simulated')
    else mutate({ body: { link, words: wish } })
  }
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">{words.requestChange}</h2>
      <p>{words.changeLead}</p>
      <Form onSubmit={submit} errors={error?.errors.length ? error.errors : errors} className={styles.form}>
        <TextArea
          label={words.whatToChange}
          name="words"
          rows={4}
          max={mostChangeWords}
          value={wish}
          onChange={setWish}
        />
        <FormError message={error && error.errors.length === 0 ? error.message : undefined} />
        <div role="status">
          {sent && (
            <Banner quiet tone="success" title={words.wishSent}>
              {sent === 'mailed' ? words.wishMailed : words.wishDemo}
            </Banner>
          )}
        </div>
        <Button type="submit" variant="secondary" className={styles.start} busy={isPending}>
          {words.sendWish}
        </Button>
      </Form>
    </section>
  )
}
