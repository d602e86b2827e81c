import { instruction, modelForm, type Seller } from '../content/instruction.ts'
import { words } from '../words.ts'
import styles from './instruction-text.module.css'

/** The instruction and the model form, word for word. */
export function InstructionParagraphs({ seller }: { seller: Seller }) {
  return (
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
        <h3>{words.model}</h3>
        {modelForm(seller).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  )
}
