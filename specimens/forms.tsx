import { useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import styles from './forms.module.css'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Forms() {
  return (
    <Chapter
      id="forms"
      title="Forms and steps"
      text="Sending a form with mistakes takes the focus to the first of them. The message for the whole form is announced."
    >
      <Specimen caption="Leave the fields empty and send">
        <SampleForm />
      </Specimen>
      <Specimen caption="Steps: done ones can be gone back to" wide>
        <SampleSteps />
      </Specimen>
    </Chapter>
  )
}

function SampleForm() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [sent, setSent] = useState(false)
  const send = () => {
    const found: FieldError[] = []
    if (name.trim().length < 5) found.push({ field: 'name', message: 'Please enter a valid first and last name' })
    if (!/.@.+\../.test(email)) found.push({ field: 'email', message: 'Please enter a valid email address' })
    setErrors(found)
    setSent(found.length === 0)
  }
  return (
    <Form className={styles.form} onSubmit={send} errors={errors}>
      <TextField label="First and last name" name="name" value={name} onChange={setName} />
      <TextField label="Email" type="email" name="email" value={email} onChange={setEmail} />
      <FormError message={errors.length ? 'Please check your entered details' : undefined} />
      {sent && <Banner tone="success">Nothing was wrong, and nothing was sent</Banner>}
      <Button type="submit">Send</Button>
    </Form>
  )
}

const steps = ['Select date', 'Select time', 'Choose vehicle', 'Book']

function SampleSteps() {
  const [current, setCurrent] = useState(2)
  return (
    <div className={styles.form}>
      <Steps
        label="Booking"
        steps={steps.map((label, i) => ({
          label,
          detail: i < current ? ['Jul 18', '10 am', 'Sea Breeze', ''][i] : undefined,
        }))}
        current={current}
        onStep={setCurrent}
      />
      <Row>
        <Button variant="secondary" disabled={current === steps.length} onClick={() => setCurrent(current + 1)}>
          Next step
        </Button>
      </Row>
    </div>
  )
}
