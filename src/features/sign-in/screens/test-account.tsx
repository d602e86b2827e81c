import { Button } from '#kit/ui/button.tsx'
import { words } from '../words.ts'
import styles from './test-account.module.css'

/** Invites to look around with the sample account that can change nothing. */
export function TestAccount({ account, onFill }: { account: { email: string; password: string }; onFill: () => void }) {
  return (
    <aside className={styles.card} aria-labelledby="test-account">
      <h2 className={styles.title} id="test-account">
        {words.lookAround}
      </h2>
      <p>{words.testAccountText}</p>
      <dl className={styles.facts}>
        <dt>{words.testEmail}</dt>
        <dd>{account.email}</dd>
        <dt>{words.password}</dt>
        <dd>{account.password}</dd>
      </dl>
      <Button variant="secondary" onClick={onFill}>
        {words.fillIn}
      </Button>
    </aside>
  )
}
