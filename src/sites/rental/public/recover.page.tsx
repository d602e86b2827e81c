import { getInstallation } from '#features/settings/contract.ts'
import { RecoverForm } from '#features/sign-in/screens/recover-form.tsx'
import { useArrival } from '#features/sign-in/screens/use-arrival.ts'
import { loginPath } from '#features/sign-in/screens/way-back.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from './login.module.css'

export const meta = {
  title: 'Recover – RentalRevolution',
  description: 'Get a new password for the boat rental by mail',
  noindex: true,
}

export default function Recover() {
  const { data: installation } = useEndpoint(getInstallation)
  const wasSignedOut = useArrival(({ root }) => (root ? 'stays' : 'leaves'))
  return (
    <div className={styles.page}>
      <section className={classNames(styles.entry, styles.narrow)}>
        <h1>Recover</h1>
        <p className={styles.lead}>
          We mail you a new password. It is valid for 30 minutes, and your old one works until you use it.
        </p>
        {wasSignedOut && <Banner>You have been signed out.</Banner>}
        {installation?.mailbox && (
          <Banner tone="warning" quiet>
            No mail server is set up here yet: the new password waits in the mailbox of the root account.
          </Banner>
        )}
        <RecoverForm />
        <p>
          <Link to={loginPath}>Back to the login</Link>
        </p>
      </section>
    </div>
  )
}
