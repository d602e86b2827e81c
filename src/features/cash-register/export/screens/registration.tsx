import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { getRegistration } from '../contract.ts'
import { words } from '../words.ts'
import styles from './registration.module.css'

/** What the tax office wants to know of the till, to be copied from field by field into its form. */
export function Registration() {
  const query = useEndpoint(getRegistration)
  return (
    <section className={`${layout.stack3} ${styles.registration}`} aria-labelledby="registration">
      <h3 id="registration">{words.registration}</h3>
      <p>{words.registrationText}</p>
      {query.data ? (
        <dl className={styles.fields}>
          {query.data.fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </dl>
      ) : (
        <Pending query={query} what={words.theRegistration} lines={6} />
      )}
    </section>
  )
}

function Field({ label, value }: { label: string; value: string }) {
  const copied = () => toast(words.copied(label))
  const copy = () => void navigator.clipboard.writeText(value).then(copied, () => undefined)
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{value || words.unknown}</dd>
      {value !== '' && navigator.clipboard && (
        <dd>
          <Button variant="quiet" size="small" onClick={copy} aria-label={words.copyField(label)}>
            {words.copy}
          </Button>
        </dd>
      )}
    </div>
  )
}
