import type { PayWay } from '#features/payments/contract.ts'
import { getInstallation, type Installation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Absent, keptTexts, noticeTexts } from '../rules/notice-texts.ts'
import { words } from '../words.ts'
import styles from './notices.module.css'

/** Until the server has said otherwise, all are set up. */
function useAbsent(): Absent {
  const { data } = useEndpoint(getInstallation)
  return [
    ...(data && !isReal(data, 'paypal') ? ['paypal' as const] : []),
    ...(data && !isReal(data, 'card') ? ['stripe' as const] : []),
    ...(data?.mailbox ? ['mail' as const] : []),
  ]
}

const isReal = ({ payments: { provider, ways } }: Installation, way: PayWay) =>
  provider !== 'test' && ways.includes(way)

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

/** What PayPal and Stripe learn, where they are there. */
export function Providers() {
  const absent = useAbsent()
  const [paypal, stripe] = [!absent.includes('paypal'), !absent.includes('stripe')]
  return (
    <>
      {paypal && <p>{words.paypal}</p>}
      {stripe && <p>{words.stripe}</p>}
      {!paypal && !stripe && <p>{words.simulatedPayments}</p>}
    </>
  )
}

/** That mails stay here, where they do. */
export const Mails = () => useAbsent().includes('mail') && <p>{words.simulatedMails}</p>
