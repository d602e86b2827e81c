import { useId } from 'react'
import type { Background } from '../contract.ts'
import { words } from '../words.ts'
import styles from './background-choice.module.css'
import type { CardPicture } from './card-picture.ts'

type BackgroundChoiceProps = {
  pictures: readonly CardPicture[]
  value: Background
  onChange: (background: Background) => void
}

/** The pictures as radio buttons. */
export function BackgroundChoice({ pictures, value, onChange }: BackgroundChoiceProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{words.background}</legend>
      <div className={styles.choices}>
        {pictures.map(({ background, name, alt: _, ...picture }) => (
          <label key={background} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={`background-${id}`}
              value={background}
              checked={background === value}
              onChange={() => onChange(background)}
            />
            <img {...picture} sizes="12rem" alt="" loading="lazy" className={styles.picture} />
            <span className={styles.name}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
