import { instruction, modelForm, type Seller } from '../rules.instruction.ts'
import styles from './instruction-text.module.css'

/** The right of withdrawal in full, and the model form: what is said before an order, and on the page that withdraws. */
export function InstructionText({ seller }: { seller: Seller }) {
  return (
    <details className={styles.more}>
      <summary>Your right of withdrawal, in full</summary>
      <div className={styles.text}>
        {instruction(seller).map(({ title, paragraphs }) => (
          <section key={title}>
            <h3>{title}</h3>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section className={styles.model}>
          <h3>Model withdrawal form</h3>
          {modelForm(seller).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      </div>
    </details>
  )
}
