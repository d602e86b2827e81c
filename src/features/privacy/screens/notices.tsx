import { getInstallation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Absent, keptTexts, noticeTexts } from '../rules/notice-texts.ts'
import { words } from '../words.ts'
import styles from './notices.module.css'

/** Until the server has said otherwise, both are set up. */
function useAbsent(): Absent {
  const { data } = useEndpoint(getInstallation)
  return [
    ...(data?.payments.provider === 'test' ? ['paypal' as const] : []),
    ...(data?.mailbox ? ['mail' as const] : []),
  ]
}

/** What is kept of customers, one after the other. */
export const Notices = () => noticeTexts(useAbsent()).map((one) => <Notice key={one.name} {...one} />)

function Notice({ title, what, why, grounds, recipients, ends }: ReturnType<typeof noticeTexts>[number]) {
  const lines = [
    { said: words.whatIsKept, texts: [what] },
    { said: words.whatFor, texts: [why] },
    { said: words.onGround, texts: grounds },
    { said: words.whoElse, texts: recipients.length > 0 ? recipients : [words.nobodyElse] },
    { said: words.howLong, texts: ends },
  ]
  return (
    <section className={styles.notice}>
      <h3>{title}</h3>
      <dl className={styles.lines}>
        {lines.map(({ said, texts }) => (
          <div key={said}>
            <dt>{said}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Cookies and what else is in the browser, by name. */
export const KeptInBrowser = () => (
  <dl className={styles.lines}>
    {keptTexts().map(({ key, name, place, what }) => (
      <div key={key}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>{place}</dd>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)

/** What PayPal learns, where there is PayPal. */
export const Paypal = () => <p>{useAbsent().includes('paypal') ? words.simulatedPayments : words.paypal}</p>

/** That mails stay here, where they do. */
export const Mails = () => useAbsent().includes('mail') && <p>{words.simulatedMails}</p>
