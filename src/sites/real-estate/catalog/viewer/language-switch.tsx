import type { OfferLanguage } from '#features/properties/rules.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { words } from '../words.ts'
import styles from './language-switch.module.css'

const choices = [
  { language: 'en', name: 'English', sign: '$', currency: 'prices in dollars' },
  { language: 'de', name: 'Deutsch', sign: '€', currency: 'Preise in Euro' },
] as const

type LanguageSwitchProps = { value: OfferLanguage; onChange: (language: OfferLanguage) => void }

/** English with dollars, or German with euros. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{words.languageAndCurrency}</VisuallyHidden>
      </legend>
      {choices.map(({ language, name, sign, currency }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={language === value}
          onClick={() => onChange(language)}
        >
          {name}
          <span className={styles.sign}>{sign}</span>
          <VisuallyHidden>, {currency}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  )
}
