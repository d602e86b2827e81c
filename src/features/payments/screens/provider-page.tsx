import { formatMoney } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import type { Payment } from '../contract.ts'
import { words } from '../words.ts'
import styles from './pay-buttons.module.css'
import { rememberPlace } from './paying-place.ts'

/** Leads to the provider's page in this very tab, from where one comes back here. */
export function ProviderPage({ payment }: { payment: Payment }) {
  const isTest = payment.provider === 'test-card'
  return (
    <div className={isTest ? styles.test : layout.stack4}>
      <p>{isTest ? said(words.testCardPayment((text) => <strong>{text}</strong>)) : words.onStripesPage}</p>
      <ButtonLink href={payment.approve_url ?? ''} wide size="large" onClick={() => rememberPlace(payment.payment)}>
        {words.payByCard(formatMoney(payment.amount))}
      </ButtonLink>
    </div>
  )
}
