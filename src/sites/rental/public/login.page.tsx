import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { LoginForm } from '#features/sign-in/screens/login-form.tsx'
import { SentAwayNote, useSentAway } from '#features/sign-in/screens/sent-away.tsx'
import { mainMenuOf, mayOpen } from '#features/sign-in/screens/signed-in.tsx'
import { TestAccount } from '#features/sign-in/screens/test-account.tsx'
import { useArrival } from '#features/sign-in/screens/use-arrival.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { readLoginQuery, recoverPath } from '#features/sign-in/screens/way-back.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import styles from './login.module.css'

export const meta = {
  title: words.loginTitle,
  description: words.loginDescription,
  noindex: true,
}

/**
 * An admin who comes here is in already; anybody else who is signed in is signed out, unless a page that is not for them
 * sent them here.
 */
export default function Login() {
  const [, navigate] = useLocation()
  const { data: installation } = useEndpoint(getInstallation)
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  const { back, reason } = readLoginQuery(useSearch())
  const sentAway = useSentAway()
  const user = useUser()
  const staying = sentAway && user
  const enter = (user: SignedInUser) => {
    const wanted = sentAway && mayOpen(sentAway.access, user) ? sentAway.page : back
    navigate(wanted ?? mainMenuOf(user), { replace: true })
  }
  const wasSignedOut = useArrival((user) => {
    if (user.admin) navigate(back ?? mainMenuOf(user), { replace: true, state: history.state })
    return user.admin || sentAway ? 'stays' : 'leaves'
  })

  const account = installation?.test_account
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <section className={layout.stack4}>
          <h1>{words.login}</h1>
          {staying ? (
            <>
              <SentAwayNote
                from={sentAway}
                action={
                  <ButtonLink to={mainMenuOf(staying)} variant="secondary">
                    {words.mainMenu}
                  </ButtonLink>
                }
              >
                {words.stillSignedIn(staying.username)}
              </SentAwayNote>
              <p className={styles.lead}>{words.asSomebodyElse}</p>
            </>
          ) : (
            <p className={styles.lead}>{words.loginLead}</p>
          )}
          {(reason || wasSignedOut) && <Banner>{reason ?? words.signedOut}</Banner>}
          <LoginForm key={filled?.email} {...(filled && { filled })} onSignedIn={enter} />
          <p>
            <Link to={recoverPath}>{words.forgotPassword}</Link>
          </p>
        </section>
        {account && <TestAccount account={account} onFill={() => setFilled(account)} />}
      </div>
    </div>
  )
}
