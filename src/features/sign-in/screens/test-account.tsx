import { Button } from '#kit/ui/button.tsx'
import styles from './test-account.module.css'

/** Invites to look around with the sample account that can change nothing. */
export function TestAccount({ account, onFill }: { account: { email: string; password: string }; onFill: () => void }) {
  return (
    <aside className={styles.card} aria-labelledby="test-account">
      <h2 className={styles.title} id="test-account">
        Look around first
      </h2>
      <p>
        The test account opens the staff side as an employee sees it. It cannot change the database: whatever it saves
        is only simulated.
      </p>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{account.email}</dd>
        <dt>Password</dt>
        <dd>{account.password}</dd>
      </dl>
      <Button variant="secondary" onClick={onFill}>
        Fill in the test account
      </Button>
    </aside>
  )
}
