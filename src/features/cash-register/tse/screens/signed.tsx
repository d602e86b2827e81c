import layout from '#kit/ui/layout.module.css'
import type { SignedReceipt } from '../contract.ts'
import { signedFacts } from '../rules.ts'
import { words } from '../words.ts'
import { QrCode } from './qr-code.tsx'
import styles from './tse.module.css'

/** What the security device signed of a receipt, as it stands at its end. */
export function Signed({ tse }: { tse: SignedReceipt }) {
  return (
    <>
      {tse.simulated && <p className={layout.strong}>{words.simulation}</p>}
      {tse.qr && <QrCode {...tse.qr} label={words.codeOfReceipt} />}
      <dl className={styles.facts}>
        {signedFacts(tse).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
