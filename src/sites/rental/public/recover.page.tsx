import { getInstallation } from '#features/settings/contract.ts'
import { RecoverForm } from '#features/sign-in/screens/recover-form.tsx'
import { useArrival } from '#features/sign-in/screens/use-arrival.ts'
import { loginPath } from '#features/sign-in/screens/way-back.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import styles from './login.module.css'

export const meta = {
  title: words.recoverTitle,
  description: words.recoverDescription,
  noindex: true,
}

export default function Recover() {
  const { data: installation } = useEndpoint(getInstallation)
  const wasSignedOut = useArrival(({ root }) => (root ? 'stays' : 'leaves'))
  return (
    <div className={styles.page}>
      <section className={classNames(layout.stack4, styles.narrow)}>
        <h1>{words.recover}</h1>
        <p className={styles.lead}>{words.recoverLead}</p>
        {wasSignedOut && <Banner>{words.signedOut}</Banner>}
        {installation?.mailbox && (
          <Banner tone="warning" quiet>
            {words.recoverMailbox}
          </Banner>
        )}
        <RecoverForm />
        <p>
          <Link to={loginPath}>{words.backToLogin}</Link>
        </p>
      </section>
    </div>
  )
}
